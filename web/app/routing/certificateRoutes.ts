import type { RouteObject } from 'react-router-dom';

/** For everybody. */
export const publicCertificateRoutes: RouteObject[] = [
  {
    id: 'certificates/verify/VerifyFormScreen',
    path: '/verify',
    lazy: async () => ({ Component: (await import('../../certificates/verify/VerifyFormScreen')).VerifyFormScreen }),
  },
  {
    id: 'certificates/verify/VerificationScreen',
    path: '/verify/:code',
    lazy: async () => {
      const { VerificationScreen, listVerificationQueries } =
        await import('../../certificates/verify/VerificationScreen');
      return { Component: VerificationScreen, handle: listVerificationQueries };
    },
  },
  {
    id: 'certificates/learnerPage/LearnerScreen',
    path: '/learners/:handle',
    lazy: async () => {
      const { LearnerScreen, listLearnerQueries } = await import('../../certificates/learnerPage/LearnerScreen');
      return { Component: LearnerScreen, handle: listLearnerQueries };
    },
  },
];

/** Below `/certificates`. */
export const ownCertificateRoutes: RouteObject[] = [
  {
    id: 'certificates/ownCertificates/CertificatesScreen',
    index: true,
    lazy: async () => {
      const { CertificatesScreen, listOwnCertificateQueries } =
        await import('../../certificates/ownCertificates/CertificatesScreen');
      return { Component: CertificatesScreen, handle: listOwnCertificateQueries };
    },
  },
];
