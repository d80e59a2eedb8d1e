import type { ArabicMessages } from '../../messageTypes';
import type { search as english } from '../en/search';

export const search: ArabicMessages<typeof english> = {
  page: {
    title: 'البحث',
    titleOf: 'البحث: {{search}}',
    description: 'البحث في الدورات والمقالات والفعاليات والقاموس والأسئلة الشائعة.',
  },
  label: 'البحث في الموقع كله',
  placeholder: 'مثلًا: عاكس، onduleur، inverter',
  initial: 'الدورات والمقالات والفعاليات والقاموس والأسئلة معًا، بالعربية أو الفرنسية أو الإنجليزية. جرّب:',
  examples: { solar: 'ألواح شمسية', charging: 'محطة شحن', battery: 'بطارية', inverter: 'onduleur' },
  found_zero: 'لا توجد أي نتيجة',
  found_one: 'نتيجة واحدة',
  found_two: 'نتيجتان',
  found_few: '{{n}} نتائج',
  found_many: '{{n}} نتيجة',
  found_other: '{{n}} نتيجة',
  didYouMean: { before: 'هل تقصد', after: '؟' },
  partial: 'لم نجد نتيجة تجمع كل هذه الكلمات. هذه أقربها:',
  empty: 'لا توجد نتائج',
  emptyText: 'تحقّق من الإملاء، أو جرّب كلمات أقل أو أعمّ.',
  everywhere: 'البحث في الموقع كله',
  browse: 'تصفّح الدورات',
  kinds: {
    courses: 'الدورات',
    glossaryTerms: 'القاموس',
    blogPosts: 'المقالات',
    events: 'الفعاليات',
    faqs: 'الأسئلة الشائعة',
  },
  all: {
    courses: 'كل الدورات المطابقة',
    glossaryTerms: 'كل المصطلحات المطابقة',
    blogPosts: 'كل المقالات المطابقة',
    events: 'كل الفعاليات المطابقة',
    faqs: 'كل الأسئلة المطابقة',
  },
};
