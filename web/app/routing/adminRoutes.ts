import type { RouteObject } from 'react-router-dom';
import { paths } from '../../routing';

/** Screens of the admin panel. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'admin/AdminScreen',
    index: true,
    lazy: () => import('../../admin/AdminScreen'),
  },
  {
    id: 'admin/contactMessages/contactMessageResource',
    path: paths.admin.messages,
    lazy: () => import('../../admin/contactMessages/contactMessageResource'),
  },
  {
    id: 'admin/newsletter/NewsletterScreen',
    path: paths.admin.newsletter,
    lazy: () => import('../../admin/newsletter/NewsletterScreen'),
  },
  {
    id: 'admin/reviews/reviewResource',
    path: paths.admin.reviews,
    lazy: () => import('../../admin/reviews/reviewResource'),
  },
  {
    id: 'admin/categories/categoryResource',
    path: paths.admin.categories,
    lazy: () => import('../../admin/categories/categoryResource'),
  },
  {
    id: 'admin/glossary/glossaryTermResource',
    path: paths.admin.glossary,
    lazy: () => import('../../admin/glossary/glossaryTermResource'),
  },
  {
    id: 'admin/searchVocabulary/vocabularyResource',
    path: paths.admin.searchVocabulary,
    lazy: () => import('../../admin/searchVocabulary/vocabularyResource'),
  },
  {
    id: 'admin/siteDocuments/siteDocumentResource',
    path: paths.admin.documents,
    lazy: () => import('../../admin/siteDocuments/siteDocumentResource'),
  },
  {
    id: 'admin/audit/auditResource',
    path: paths.admin.audit,
    lazy: () => import('../../admin/audit/auditResource'),
  },
  {
    id: 'admin/enrollments/enrollmentResource',
    path: paths.admin.enrollments,
    lazy: () => import('../../admin/enrollments/enrollmentResource'),
  },
  {
    id: 'admin/people/PersonScreen',
    path: paths.admin.person(':id'),
    lazy: () => import('../../admin/people/PersonScreen'),
  },
  {
    id: 'admin/payments/paymentResource',
    path: paths.admin.payments,
    lazy: () => import('../../admin/payments/paymentResource'),
  },
  {
    id: 'admin/paymentReview/PaymentReviewScreen',
    path: paths.admin.paymentReview,
    lazy: () => import('../../admin/paymentReview/PaymentReviewScreen'),
  },
  {
    id: 'admin/coupons/couponResource',
    path: paths.admin.coupons,
    lazy: () => import('../../admin/coupons/couponResource'),
  },
  {
    id: 'admin/paymentSettings/PaymentSettingsScreen',
    path: paths.admin.paymentSettings,
    lazy: () => import('../../admin/paymentSettings/PaymentSettingsScreen'),
  },
  {
    id: 'admin/certificates/certificateResource',
    path: paths.admin.certificates,
    lazy: () => import('../../admin/certificates/certificateResource'),
  },
  {
    id: 'admin/certificateSettings/CertificateSettingsScreen',
    path: paths.admin.certificateSettings,
    lazy: () => import('../../admin/certificateSettings/CertificateSettingsScreen'),
  },
  {
    id: 'admin/contactDetails/ContactDetailsScreen',
    path: paths.admin.contactDetails,
    lazy: () => import('../../admin/contactDetails/ContactDetailsScreen'),
  },
  {
    id: 'admin/jobs/jobResource',
    path: paths.admin.jobs,
    lazy: () => import('../../admin/jobs/jobResource'),
  },
];
