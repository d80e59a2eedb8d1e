export { adminReviews } from '../ar/adminReviews';
