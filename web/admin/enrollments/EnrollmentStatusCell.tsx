import { enrollmentStatusLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { StatusCell } from '../table/cells';
import type { AdminEnrollmentFragment } from './__generated__/enrollmentResource';

type EnrollmentStatus = AdminEnrollmentFragment['status'];

const statusColors = {
  in_progress: 'success',
  completed: 'success',
  pending_payment: 'warning',
  ended: 'default',
} as const satisfies Record<EnrollmentStatus, 'success' | 'warning' | 'default'>;

export const EnrollmentStatusCell = ({ status }: { status: EnrollmentStatus }) => (
  <StatusCell color={statusColors[status]}>{enrollmentStatusLabelsAr[status]}</StatusCell>
);
