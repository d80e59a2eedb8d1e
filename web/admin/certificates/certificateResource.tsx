import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { certificateStatuses } from '../../../schema/contract/certificates';
import { certificateStatusLabelsAr, revocationCauseLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { certificateFilePath, verifyPath } from '../../../schema/contract/site/urls';
import { RevokedIcon } from '../../art/icons/certificateIcons';
import { EyeIcon, PencilIcon } from '../../art/icons/editIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { localizeField } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { courseFilter, dayFilters, stateFilter } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { ArabicCell, TextCell } from '../table/cells';
import { CertificateArchives, CreateArchiveButton } from './CertificateArchives';
import { toCertificateFilter } from './certificateFilter';
import { CertificateStatusCell } from './CertificateStatusCell';
import { AdminCertificateListDocument, type AdminCertificateRowFragment } from './__generated__/certificateResource';

const ReissueCertificateDialog = lazyDialog(
  async () => (await import('./CertificateDialogs')).ReissueCertificateDialog,
);
const RevokeCertificateDialog = lazyDialog(async () => (await import('./CertificateDialogs')).RevokeCertificateDialog);

const isIssued = ({ status, issuedAt }: AdminCertificateRowFragment): boolean =>
  status !== 'awaiting_name' && issuedAt !== null;

const numberOf = ({ number }: AdminCertificateRowFragment): string => isolateLtr(number);

const certificateResource = adminResource({
  name: 'certificates',
  namespace: 'adminCertificates',
  label: ({ admin }) => admin('navItems.certificates'),
  list: AdminCertificateListDocument,
  page: ({ adminCertificates }) => adminCertificates,
  rowName: numberOf,
  columns: ({ t, column, latinText, date, text }) => [
    latinText('number', { isSortable: false }),
    column('holderNameAr', {
      isOnCard: true,
      label: t('nameAr'),
      isSortable: false,
      cell: ({ holderNameAr }) => <ArabicCell>{holderNameAr}</ArabicCell>,
    }),
    latinText('holderName', { label: t('name'), isSortable: false }),
    column('status', {
      isOnCard: true,
      isSortable: false,
      cell: ({ status }) => <CertificateStatusCell status={status} />,
    }),
    column('course', {
      label: t('course'),
      isSortable: false,
      cell: (row) => <TextCell>{localizeField(row, 'courseTitle', 'ar')}</TextCell>,
    }),
    date('issuedAt', { isSortable: false }),
    text('accountName', { isSortable: false, isHidden: true }),
    latinText('email', { isSortable: false, isHidden: true }),
    date('createdAt', { isHidden: true }),
    column('revocationCause', {
      isSortable: false,
      isHidden: true,
      cell: ({ revocationCause }) => revocationCause && revocationCauseLabelsAr[revocationCause],
    }),
    text('revocationReason', { isSortable: false, isHidden: true }),
    latinText('replacedByNumber', { isSortable: false, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: stateFilter(
      texts,
      certificateStatuses.map((value) => ({ value, label: certificateStatusLabelsAr[value] })),
    ),
    course: courseFilter(texts, data),
    ...dayFilters(texts),
  }),
  toFilter: toCertificateFilter,
  canAdd: false,
  actions: [
    {
      name: 'verify',
      opensRow: true,
      text: ({ t }) => t('verifyAction'),
      label: (row, { t }) => t('verify', { name: numberOf(row) }),
      icon: <EyeIcon />,
      isVisible: isIssued,
      run: ({ code }, navigate) => void navigate(verifyPath(code)),
    },
    {
      name: 'pdf',
      text: ({ t }) => t('pdfAction'),
      label: (row, { t }) => t('pdf', { name: numberOf(row) }),
      icon: <DownloadIcon />,
      isVisible: isIssued,
      run: ({ code }) => void window.open(certificateFilePath(code, 'pdf'), '_blank', 'noopener'),
    },
    {
      name: 'reissue',
      text: ({ t }) => t('reissue.action'),
      label: (row, { t }) => t('reissue.title', { name: numberOf(row) }),
      icon: <PencilIcon />,
      isVisible: ({ status, revocationCause, replacedByNumber }) =>
        status === 'valid' || (status === 'revoked' && revocationCause === 'admin' && replacedByNumber === null),
      Dialog: ReissueCertificateDialog,
    },
    {
      name: 'revoke',
      text: ({ t }) => t('revoke.action'),
      label: (row, { t }) => t('revoke.title', { name: numberOf(row) }),
      icon: <RevokedIcon />,
      isVisible: ({ status }) => status === 'valid' || status === 'awaiting_name',
      Dialog: RevokeCertificateDialog,
    },
    personAction(({ userId, accountName }: AdminCertificateRowFragment) => ({ id: userId, name: accountName })),
  ],
  Summary: CertificateArchives,
  Toolbar: CreateArchiveButton,
  hasExport: true,
});

export const Component = adminListPage('certificates', certificateResource, ({ t }) => t('about'));
