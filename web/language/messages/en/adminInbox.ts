export { adminInbox } from '../ar/adminInbox';
