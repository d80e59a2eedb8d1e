export { adminPolls } from '../ar/adminPolls';
