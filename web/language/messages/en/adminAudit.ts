export { adminAudit } from '../ar/adminAudit';
