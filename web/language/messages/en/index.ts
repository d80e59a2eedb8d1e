import { about } from './about';
import { account } from './account';
import { admin } from './admin';
import { adminAudit } from './adminAudit';
import { adminBlog } from './adminBlog';
import { adminCategories } from './adminCategories';
import { adminCourses } from './adminCourses';
import { adminReviews } from './adminReviews';
import { adminEvents } from './adminEvents';
import { adminFaqs } from './adminFaqs';
import { adminInbox } from './adminInbox';
import { adminPolls } from './adminPolls';
import { adminUsers } from './adminUsers';
import { auth } from './auth';
import { blog } from './blog';
import { common } from './common';
import { contact } from './contact';
import { courses } from './courses';
import { editor } from './editor';
import { events } from './events';
import { faqs } from './faqs';
import { glossary } from './glossary';
import { home } from './home';
import { learning } from './learning';
import { newsletter } from './newsletter';
import { polls } from './polls';
import { reviews } from './reviews';
import { shell } from './shell';
import { student } from './student';
import { studio } from './studio';
import { upload } from './upload';

/** English messages by namespace. */
export const messages = {
  common,
  shell,
  home,
  courses,
  glossary,
  reviews,
  polls,
  auth,
  learning,
  student,
  studio,
  blog,
  events,
  faqs,
  newsletter,
  contact,
  about,
  upload,
  account,
  editor,
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
