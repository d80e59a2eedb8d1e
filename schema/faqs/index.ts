import './faq';
import './adminFaqs';
import './faqMutations';
