export { adminCourses } from '../ar/adminCourses';
