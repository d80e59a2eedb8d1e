import { admin } from './admin';
import { adminAudit } from './adminAudit';
import { adminInbox } from './adminInbox';
import { adminBlog } from './adminBlog';
import { adminCategories } from './adminCategories';
import { adminCourses } from './adminCourses';
import { adminReviews } from './adminReviews';
import { adminEvents } from './adminEvents';
import { adminFaqs } from './adminFaqs';
import { adminPolls } from './adminPolls';
import { adminUsers } from './adminUsers';

/** The texts of the admin panel, which is in Arabic only: both languages contain them. */
export const adminMessages = {
  admin,
  adminAudit,
  adminInbox,
  adminBlog,
  adminCategories,
  adminCourses,
  adminReviews,
  adminEvents,
  adminFaqs,
  adminPolls,
  adminUsers,
} as const;
