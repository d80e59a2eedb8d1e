export { adminBlog } from '../ar/adminBlog';
