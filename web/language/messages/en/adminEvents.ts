export { adminEvents } from '../ar/adminEvents';
