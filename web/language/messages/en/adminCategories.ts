export { adminCategories } from '../ar/adminCategories';
