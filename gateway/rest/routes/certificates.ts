import { RestCertificateDocument, RestMyCertificatesDocument } from '../operations/generated';
import { get, type Route } from '../route';

export const certificateRoutes: Route[] = [
  get('/api/my-certificates', RestMyCertificatesDocument, {
    response: ({ myCertificates }) => myCertificates,
  }),
  get('/api/certificates/:code', RestCertificateDocument, {
    variables: ({ params }) => ({ reference: params.code }),
    response: ({ certificate }) => certificate,
    alternative: ({ certificateSummary }) => certificateSummary,
    notFound: 'certificateNotFound',
  }),
];
