import { z } from 'zod';
import { displayName } from '../../schema/contract/text/displayName';
import { certificateExport } from '../../schema/certificates/adminCertificates';
import { formatCertificateCode } from '../../schema/contract/certificates';
import { certificateStatusLabelsAr, revocationCauseLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import { courseLevelLabelsAr } from '../../schema/contract/validation/catalog';
import { adminCertificateFilterShape } from '../rest/queryParameters';
import { defineCsvExport, formatDateTime } from './csvExport';

export const certificateCsv = defineCsvExport('certificates', certificateExport, {
  description: 'Certificates as CSV',
  filter: z.object(adminCertificateFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['number', ({ number }) => number],
    ['code', ({ code }) => formatCertificateCode(code)],
    ['status', ({ status }) => certificateStatusLabelsAr[status]],
    ['holderNameAr', ({ holderNameAr }) => holderNameAr],
    ['holderName', ({ holderName }) => holderName],
    ['userId', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    ['courseTitleAr', ({ courseTitleAr }) => courseTitleAr],
    ['courseTitle', ({ courseTitle }) => courseTitle],
    ['level', ({ level }) => courseLevelLabelsAr[level]],
    ['duration', ({ duration }) => duration],
    ['lessonCount', ({ lessonCount }) => lessonCount],
    ['trainerNameAr', ({ trainerNameAr }) => trainerNameAr],
    ['trainerName', ({ trainerName }) => trainerName],
    ['completedAt', ({ completedAt }) => formatDateTime(completedAt)],
    ['issuedAt', ({ issuedAt }) => formatDateTime(issuedAt)],
    ['revokedAt', ({ revokedAt }) => formatDateTime(revokedAt)],
    ['revocationCause', ({ revocationCause }) => revocationCause && revocationCauseLabelsAr[revocationCause]],
    ['revocationReason', ({ revocationReason }) => revocationReason],
  ],
});
