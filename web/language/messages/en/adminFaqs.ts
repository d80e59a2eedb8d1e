export { adminFaqs } from '../ar/adminFaqs';
