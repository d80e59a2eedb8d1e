import { admin } from './admin';
import { adminAudit } from './adminAudit';
import { adminInbox } from './adminInbox';
import { adminBlog } from './adminBlog';
import { adminCategories } from './adminCategories';
import { adminCourses } from './adminCourses';
import { adminCoupons } from './adminCoupons';
import { adminPaymentReview } from './adminPaymentReview';
import { adminPayments } from './adminPayments';
import { adminPaymentSettings } from './adminPaymentSettings';
import { adminThreads } from './adminThreads';
import { adminReviews } from './adminReviews';
import { adminEnrollments } from './adminEnrollments';
import { adminEvents } from './adminEvents';
import { adminFaqs } from './adminFaqs';
import { adminCertificates } from './adminCertificates';
import { adminCertificateSettings } from './adminCertificateSettings';
import { adminContactDetails } from './adminContactDetails';
import { adminJobs } from './adminJobs';
import { adminLessonWaivers } from './adminLessonWaivers';
import { adminNewsletter } from './adminNewsletter';
import { adminOfficeEnrollment } from './adminOfficeEnrollment';
import { adminOfficeMessages } from './adminOfficeMessages';
import { adminOverview } from './adminOverview';
import { adminParticipants } from './adminParticipants';
import { adminPeople } from './adminPeople';
import { adminPolls } from './adminPolls';
import { adminSearchVocabulary } from './adminSearchVocabulary';
import { adminSiteDocuments } from './adminSiteDocuments';
import { adminUsers } from './adminUsers';

/** The texts of the admin panel, which is in Arabic only: both languages contain them. */
export const adminMessages = {
  admin,
  adminAudit,
  adminInbox,
  adminBlog,
  adminCategories,
  adminCertificates,
  adminCertificateSettings,
  adminContactDetails,
  adminCoupons,
  adminCourses,
  adminReviews,
  adminEnrollments,
  adminEvents,
  adminFaqs,
  adminJobs,
  adminLessonWaivers,
  adminNewsletter,
  adminOfficeEnrollment,
  adminOfficeMessages,
  adminOverview,
  adminPaymentReview,
  adminPayments,
  adminPaymentSettings,
  adminParticipants,
  adminPeople,
  adminPolls,
  adminSearchVocabulary,
  adminSiteDocuments,
  adminThreads,
  adminUsers,
} as const;
