import './newsletterSubscriber';
import './adminNewsletterSubscribers';
