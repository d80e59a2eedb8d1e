import type { CertificateStatus } from '../../../schema/contract/certificates';
import { certificateStatusLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { StatusCell } from '../table/cells';

const statusColors = {
  awaiting_name: 'warning',
  valid: 'primary',
  revoked: 'error',
  replaced: 'default',
} as const satisfies Record<CertificateStatus, string>;

export const CertificateStatusCell = ({ status }: { status: CertificateStatus }) => (
  <StatusCell color={statusColors[status]}>{certificateStatusLabelsAr[status]}</StatusCell>
);
