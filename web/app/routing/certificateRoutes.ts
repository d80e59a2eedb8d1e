import type { RouteObject } from 'react-router-dom';

/** For everybody. */
export const publicCertificateRoutes: RouteObject[] = [
  {
    id: 'certificates/verify/VerifyFormScreen',
    path: '/verify',
    lazy: () => import('../../certificates/verify/VerifyFormScreen'),
  },
  {
    id: 'certificates/verify/VerificationScreen',
    path: '/verify/:code',
    lazy: () => import('../../certificates/verify/VerificationScreen'),
  },
  {
    id: 'certificates/learnerPage/LearnerScreen',
    path: '/learners/:handle',
    lazy: () => import('../../certificates/learnerPage/LearnerScreen'),
  },
];

/** Below `/certificates`. */
export const ownCertificateRoutes: RouteObject[] = [
  {
    id: 'certificates/ownCertificates/CertificatesScreen',
    index: true,
    lazy: () => import('../../certificates/ownCertificates/CertificatesScreen'),
  },
];
