export { admin } from '../ar/admin';
