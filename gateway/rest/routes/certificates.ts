import { RestCertificateDocument, RestMyCertificatesDocument } from '../operations/generated';
import { get, type Route } from '../route';
import { z } from 'zod';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { certificateExport } from '../../../schema/certificates/adminCertificates';
import { formatCertificateCode } from '../../../schema/contract/certificates';
import { certificateStatusLabelsAr, revocationCauseLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { adminCertificateFilterShape } from '../queryParameters';
import { defineCsvExport } from '../../exports/csvExport';

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

export const certificateCsv = defineCsvExport('certificates', certificateExport, {
  description: 'Certificates as CSV',
  filter: z.object(adminCertificateFilterShape),
  columns: [
    'id',
    'number',
    ['code', ({ code }) => formatCertificateCode(code)],
    ['status', ({ status }) => certificateStatusLabelsAr[status]],
    'holderNameAr',
    'holderName',
    ['userId', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    'courseTitleAr',
    'courseTitle',
    ['level', ({ level }) => courseLevelLabelsAr[level]],
    'duration',
    'lessonCount',
    'trainerNameAr',
    'trainerName',
    'completedAt',
    'issuedAt',
    'revokedAt',
    ['revocationCause', ({ revocationCause }) => revocationCause && revocationCauseLabelsAr[revocationCause]],
    'revocationReason',
  ],
});
