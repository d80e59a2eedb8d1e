import { Box } from '@mui/material';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { paymentMethodLabels, paymentMethods, paymentStatuses } from '../../../schema/contract/payments';
import { UserIcon } from '../../art/icons/commonIcons';
import { EyeIcon } from '../../art/icons/editIcons';
import { formatNumber, formatPrice, localizeField, useTranslation } from '../../language';
import { paths } from '../../routing';
import { StatList } from '../../ui/text/StatList';
import { AdminPage } from '../AdminPage';
import { adminResource } from '../resource/adminResource';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { TextCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { CashPaymentButton } from './CashPaymentButton';
import { PaymentDialog } from './PaymentDialog';
import { paymentItemTitle, PaymentStatusCell } from './PaymentFacts';
import { AdminPaymentListDocument, type AdminPaymentListQuery } from './__generated__/paymentResource';

const paymentResource = adminResource({
  name: 'payments',
  namespace: 'adminPayments',
  label: ({ admin }) => admin('places.payments'),
  list: AdminPaymentListDocument,
  page: ({ adminPayments }) => adminPayments,
  rowName: ({ reference }) => `\u2066${reference}\u2069`,
  // State and amount first: narrow windows show only some columns.
  columns: ({ t, latinText, column, date }) => [
    latinText('reference', { width: 120, isSortable: false }),
    column('payerName', {
      label: t('payer'),
      width: 160,
      grow: 1,
      isSortable: false,
      cell: ({ payerName }) => <TextCell>{payerName}</TextCell>,
    }),
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
  filters: ({ t, admin, label }, data) => ({
    status: {
      label: admin('state.label'),
      allLabel: admin('state.all'),
      options: paymentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    method: {
      label: label('method'),
      allLabel: t('allMethods'),
      options: paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value].ar })),
    },
    course: {
      label: t('course'),
      allLabel: t('allCourses'),
      options: (data?.adminCourses.rows ?? []).map((course) => ({
        value: course.id,
        label: localizeField(course, 'title', 'ar'),
      })),
    },
    from: { label: t('from'), type: 'date' },
    to: { label: t('to'), type: 'date' },
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
      Dialog: PaymentDialog,
    },
    {
      name: 'person',
      text: ({ t }) => t('personAction'),
      label: ({ payerName }, { t }) => t('person', { name: payerName }),
      icon: <UserIcon />,
      run: ({ userId }, navigate) => void navigate(paths.admin.person(userId)),
    },
  ],
  Summary: PaymentSums,
  Toolbar: CashPaymentButton,
  hasExport: true,
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
    <Box sx={{ marginBlockEnd: 3 }}>
      <StatList label={t('totals.label')} stats={stats} />
    </Box>
  );
}

/** All payments with their sums, and the form for cash. */
export function Component() {
  const { t } = useTranslation('adminPayments');
  return (
    <AdminPage name="payments" text={t('about')}>
      <AdminResourceScreen resource={paymentResource} />
    </AdminPage>
  );
}
