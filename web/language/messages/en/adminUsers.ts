export { adminUsers } from '../ar/adminUsers';
