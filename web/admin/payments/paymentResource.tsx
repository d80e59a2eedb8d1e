import { Box } from '@mui/material';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels, paymentMethods, paymentStatuses } from '../../../schema/contract/payments';
import { EyeIcon } from '../../art/icons/editIcons';
import { CheckIcon } from '../../art/icons/lessonIcons';
import { formatNumber, formatPrice, useTranslation } from '../../language';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import { StatList } from '../../ui/text/StatList';
import { adminResource } from '../resource/adminResource';
import { courseFilter, dayFilters, stateFilter } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { TextCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { isPaymentInReview } from './isPaymentInReview';
import { paymentItemTitle, PaymentStatusCell } from './PaymentFacts';
import {
  AdminPaymentListDocument,
  type AdminPaymentFragment,
  type AdminPaymentListQuery,
} from './__generated__/paymentResource';
import { RevenueIcon } from '../../art/icons/navIcons';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton } from '../form/DialogButton';

const paymentPath = ({ id }: AdminRow) => paths.admin.payment(id);

export const paymentResource = adminResource({
  name: 'payments',
  namespace: 'adminPayments',
  label: ({ admin }) => admin('navItems.payments'),
  list: AdminPaymentListDocument,
  page: ({ adminPayments }) => adminPayments,
  rowName: ({ reference }) => isolateLtr(reference),
  // State and amount first: narrow windows show only some columns.
  columns: ({ t, text, latinText, column, date }) => [
    latinText('reference', { isSortable: false }),
    text('payerName', { isOnCard: true, label: t('payer'), isSortable: false }),
    column('status', { isOnCard: true, cell: ({ status }) => <PaymentStatusCell status={status} /> }),
    column('amount', { cell: ({ amount }) => <bdi>{formatPrice(amount, 'ar')}</bdi> }),
    column('item', {
      isSortable: false,
      cell: (payment) => <TextCell>{paymentItemTitle(payment)}</TextCell>,
    }),
    column('method', { cell: ({ method }) => paymentMethodLabels[method].ar }),
    latinText('payerEmail', { label: fieldLabelsAr.email, isSortable: false, isHidden: true }),
    latinText('transactionId', { isSortable: false, isHidden: true }),
    date('createdAt'),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: stateFilter(texts, [
      ...paymentStatuses.map((value) => ({ value, label: texts.t(`statuses.${value}`) })),
      { value: 'expiring', label: texts.t('expiring') },
      { value: 'expiringToday', label: texts.t('expiringToday') },
    ]),
    method: {
      label: texts.label('method'),
      allLabel: texts.t('allMethods'),
      options: paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value].ar })),
    },
    course: courseFilter(texts, data),
    ...dayFilters(texts),
  }),
  views: ({ t }) => [
    { name: t('expiringToday'), filters: { status: 'expiringToday' } },
    ...(['submitted', 'pending', 'refund_requested', 'refunded'] as const).map((status) => ({
      name: t(`statuses.${status}`),
      filters: { status },
    })),
  ],
  toFilter: ({ status, method, course, from, to }) => ({
    status: paymentStatuses.find((known) => known === status),
    isExpiring: status === 'expiring' || undefined,
    isExpiringToday: status === 'expiringToday' || undefined,
    method: paymentMethods.find((known) => known === method),
    courseId: course || undefined,
    ...toDayRange({ from, to }),
  }),
  canAdd: false,
  actions: [
    {
      name: 'review',
      isVisible: isPaymentInReview,
      isAwaited: isPaymentInReview,
      text: ({ t }) => t('reviewAction'),
      label: ({ reference }, { t }) => t('reviewNamed', { name: isolateLtr(reference) }),
      icon: <CheckIcon />,
      run: (payment, navigate) => void navigate(paths.admin.reviewOfPayment(payment.id)),
    },
    {
      name: 'details',
      opensRow: true,
      text: ({ t }) => t('openAction'),
      label: ({ reference }, { t }) => t('open', { name: isolateLtr(reference) }),
      icon: <EyeIcon />,
      run: (payment, navigate) => void navigate(paymentPath(payment)),
    },
    personAction(({ userId, payerName }: AdminPaymentFragment) => ({ id: userId, name: payerName })),
  ],
  Summary: PaymentSums,
  Toolbar: CashPaymentButton,
  hasExport: true,
  recordPath: paymentPath,
});

function PaymentSums({ data }: { data: AdminPaymentListQuery | undefined }) {
  const { t } = useTranslation('adminPayments');
  const totals = data?.adminPayments.totals;
  const stats = [
    { name: t('totals.count'), value: totals ? formatNumber(totals.count, 'ar') : t('none') },
    { name: t('totals.amount'), value: totals ? formatPrice(totals.amount, 'ar') : t('none') },
    { name: t('totals.net'), value: totals ? formatPrice(totals.net, 'ar') : t('none') },
  ];
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <StatList label={t('totals.label')} stats={stats} />
    </Box>
  );
}

const CashPaymentDialog = lazyDialog(async () => (await import('./CashPaymentDialog')).CashPaymentDialog);

function CashPaymentButton() {
  const { t } = useTranslation('adminPayments');
  return (
    <DialogButton variant="outlined" color="inherit" startIcon={<RevenueIcon />} label={t('cash.action')} request="1">
      {(dialog) => <CashPaymentDialog {...dialog} />}
    </DialogButton>
  );
}
