import { Box } from '@mui/material';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels, paymentMethods, paymentStatuses } from '../../../schema/contract/payments';
import { EyeIcon } from '../../art/icons/editIcons';
import { formatNumber, formatPrice, useTranslation } from '../../language';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import { StatList } from '../../ui/text/StatList';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { courseFilter, dayFilters, personAction, stateFilter } from '../resource/rowStates';
import { TextCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { CashPaymentButton } from './CashPaymentButton';
import { paymentItemTitle, PaymentStatusCell } from './PaymentFacts';
import {
  AdminPaymentListDocument,
  type AdminPaymentFragment,
  type AdminPaymentListQuery,
} from './__generated__/paymentResource';

const paymentPath = ({ id }: AdminRow) => paths.admin.payment(id);

export const paymentResource = adminResource({
  name: 'payments',
  namespace: 'adminPayments',
  label: ({ admin }) => admin('places.payments'),
  list: AdminPaymentListDocument,
  page: ({ adminPayments }) => adminPayments,
  rowName: ({ reference }) => `\u2066${reference}\u2069`,
  // State and amount first: narrow windows show only some columns.
  columns: ({ t, text, latinText, column, date }) => [
    latinText('reference', { width: 120, isSortable: false }),
    text('payerName', { label: t('payer'), width: 160, grow: 1, isSortable: false }),
    column('status', { width: 150, cell: ({ status }) => <PaymentStatusCell status={status} /> }),
    column('amount', { width: 130, cell: ({ amount }) => <bdi>{formatPrice(amount, 'ar')}</bdi> }),
    column('item', {
      width: 180,
      grow: 2,
      isSortable: false,
      cell: (payment) => <TextCell>{paymentItemTitle(payment)}</TextCell>,
    }),
    column('method', { width: 140, cell: ({ method }) => paymentMethodLabels[method].ar }),
    latinText('payerEmail', { label: fieldLabelsAr.email, width: 200, isSortable: false, isHidden: true }),
    latinText('transactionId', { width: 150, isSortable: false, isHidden: true }),
    date('createdAt', { width: 150 }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: stateFilter(
      texts,
      paymentStatuses.map((value) => ({ value, label: texts.t(`statuses.${value}`) })),
    ),
    method: {
      label: texts.label('method'),
      allLabel: texts.t('allMethods'),
      options: paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value].ar })),
    },
    course: courseFilter(texts, data),
    ...dayFilters(texts),
  }),
  toFilter: ({ status, method, course, from, to }) => ({
    status: paymentStatuses.find((known) => known === status),
    method: paymentMethods.find((known) => known === method),
    courseId: course || undefined,
    ...toDayRange({ from, to }),
  }),
  canAdd: false,
  actions: [
    {
      name: 'details',
      text: ({ t }) => t('openAction'),
      label: ({ reference }, { t }) => t('open', { name: `\u2066${reference}\u2069` }),
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

export const Component = adminListPage('payments', paymentResource, ({ t }) => t('about'));

function PaymentSums({ data }: { data: AdminPaymentListQuery | undefined }) {
  const { t } = useTranslation('adminPayments');
  const totals = data?.adminPayments.totals;
  const stats = [
    { name: t('totals.count'), value: totals ? formatNumber(totals.count, 'ar') : t('none') },
    { name: t('totals.amount'), value: totals ? formatPrice(totals.amount, 'ar') : t('none') },
    { name: t('totals.net'), value: totals ? formatPrice(totals.net, 'ar') : t('none') },
  ];
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <StatList label={t('totals.label')} stats={stats} />
    </Box>
  );
}
