import type { RouteObject } from 'react-router-dom';
import { paths } from '../../routing';

/** Screens of the admin panel. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'admin/AdminScreen',
    index: true,
    lazy: async () => ({ Component: (await import('../../admin/AdminScreen')).AdminScreen }),
  },
  {
    id: 'admin/contactMessages/contactMessageResource',
    path: paths.admin.messages,
    lazy: async () => ({
      Component: (await import('../../admin/contactMessages/contactMessageResource')).ContactMessagesScreen,
    }),
  },
  {
    id: 'admin/newsletter/NewsletterScreen',
    path: paths.admin.newsletter,
    lazy: async () => ({ Component: (await import('../../admin/newsletter/NewsletterScreen')).NewsletterScreen }),
  },
  {
    id: 'admin/reviews/reviewResource',
    path: paths.admin.reviews,
    lazy: async () => ({ Component: (await import('../../admin/reviews/reviewResource')).ReviewsScreen }),
  },
  {
    id: 'admin/categories/categoryResource',
    path: paths.admin.categories,
    lazy: async () => ({ Component: (await import('../../admin/categories/categoryResource')).CategoriesScreen }),
  },
  {
    id: 'admin/glossary/glossaryTermResource',
    path: paths.admin.glossary,
    lazy: async () => ({
      Component: (await import('../../admin/glossary/glossaryTermResource')).GlossaryTermsScreen,
    }),
  },
  {
    id: 'admin/searchVocabulary/vocabularyResource',
    path: paths.admin.searchVocabulary,
    lazy: async () => ({
      Component: (await import('../../admin/searchVocabulary/vocabularyResource')).SearchVocabularyScreen,
    }),
  },
  {
    id: 'admin/siteDocuments/siteDocumentResource',
    path: paths.admin.documents,
    lazy: async () => ({
      Component: (await import('../../admin/siteDocuments/siteDocumentResource')).SiteDocumentsScreen,
    }),
  },
  {
    id: 'admin/audit/auditResource',
    path: paths.admin.audit,
    lazy: async () => ({ Component: (await import('../../admin/audit/auditResource')).AuditScreen }),
  },
  {
    id: 'admin/enrollments/enrollmentResource',
    path: paths.admin.enrollments,
    lazy: async () => ({
      Component: (await import('../../admin/enrollments/enrollmentResource')).EnrollmentsScreen,
    }),
  },
  {
    id: 'admin/people/PersonScreen',
    path: paths.admin.person(':id'),
    lazy: async () => ({ Component: (await import('../../admin/people/PersonScreen')).PersonScreen }),
  },
  {
    id: 'admin/payments/paymentResource',
    path: paths.admin.payments,
    lazy: async () => ({ Component: (await import('../../admin/payments/paymentResource')).PaymentsScreen }),
  },
  {
    id: 'admin/paymentReview/PaymentReviewScreen',
    path: paths.admin.paymentReview,
    lazy: async () => ({
      Component: (await import('../../admin/paymentReview/PaymentReviewScreen')).PaymentReviewScreen,
    }),
  },
  {
    id: 'admin/coupons/couponResource',
    path: paths.admin.coupons,
    lazy: async () => ({ Component: (await import('../../admin/coupons/couponResource')).CouponsScreen }),
  },
  {
    id: 'admin/paymentSettings/PaymentSettingsScreen',
    path: paths.admin.paymentSettings,
    lazy: async () => ({
      Component: (await import('../../admin/paymentSettings/PaymentSettingsScreen')).PaymentSettingsScreen,
    }),
  },
  {
    id: 'admin/certificates/certificateResource',
    path: paths.admin.certificates,
    lazy: async () => ({
      Component: (await import('../../admin/certificates/certificateResource')).CertificatesScreen,
    }),
  },
  {
    id: 'admin/certificateSettings/CertificateSettingsScreen',
    path: paths.admin.certificateSettings,
    lazy: async () => ({
      Component: (await import('../../admin/certificateSettings/CertificateSettingsScreen')).CertificateSettingsScreen,
    }),
  },
  {
    id: 'admin/contactDetails/ContactDetailsScreen',
    path: paths.admin.contactDetails,
    lazy: async () => ({
      Component: (await import('../../admin/contactDetails/ContactDetailsScreen')).ContactDetailsScreen,
    }),
  },
  {
    id: 'admin/jobs/jobResource',
    path: paths.admin.jobs,
    lazy: async () => ({ Component: (await import('../../admin/jobs/jobResource')).JobsScreen }),
  },
];
