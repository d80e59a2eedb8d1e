import { useTranslation } from 'react-i18next';
import { parseLanguage } from '../../../schema/contract/languages';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { DateCell, LatinCell, StatusCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminColumn, AdminFilter } from '../table/types';
import {
  useDeleteNewsletterSubscriberMutation,
  useDeleteNewsletterSubscribersMutation,
  useAdminNewsletterSubscriberListQuery,
} from './__generated__/NewsletterScreen';
import type { AdminNewsletterSubscriberFragment } from './__generated__/NewsletterScreen';

type SubscriberColumn = 'email' | 'language' | 'confirmedAt' | 'createdAt';

const subscriberTableConfig: TableConfig<SubscriberColumn, 'language' | 'confirmed'> = {
  columns: ['email', 'language', 'confirmedAt', 'createdAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['language', 'confirmed'],
};

/** The addresses of the newsletter: searched, taken away as CSV, deleted. */
export function NewsletterScreen() {
  return (
    <AdminPage name="newsletter">
      <NewsletterSubscribersTable />
    </AdminPage>
  );
}

function NewsletterSubscribersTable() {
  const { t: admin } = useTranslation('admin');
  const table = useTableState(subscriberTableConfig);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, language: parseLanguage(filters.language), isConfirmed: parseYesNo(filters.confirmed) };
  const read = useAdminNewsletterSubscriberListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteOne] = useDeleteNewsletterSubscriberMutation();
  const [deleteSome] = useDeleteNewsletterSubscribersMutation();
  const bulk = useBulkActions({
    remove: async (ids) => (await deleteSome({ variables: { ids } })).data?.deleteNewsletterSubscribers,
  });
  return (
    <AdminTable<AdminNewsletterSubscriberFragment>
      id="newsletter"
      label={admin('places.newsletter')}
      table={table}
      query={read}
      page={dataOrPrevious(read)?.adminNewsletterSubscribers}
      columns={useSubscriberColumns()}
      filters={useSubscriberFilters()}
      nameOf={({ email }) => email}
      bulkActions={bulk}
      deleteRow={({ id }) => deleteOne({ variables: { id } })}
      exportTo={buildExportUrl('newsletter', { ...filter, sort, direction })}
    />
  );
}

function useSubscriberColumns(): AdminColumn<AdminNewsletterSubscriberFragment>[] {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  return [
    { field: 'email', label: t('email'), width: 240, grow: 2, cell: ({ email }) => <LatinCell>{email}</LatinCell> },
    {
      field: 'language',
      label: t('language'),
      width: 130,
      cell: ({ language }) => admin(`form.languages.${language}`),
    },
    {
      field: 'confirmedAt',
      label: admin('state.label'),
      width: 140,
      cell: ({ confirmedAt }) => (
        <StatusCell tone={confirmedAt ? 'success' : 'warning'}>
          {t(confirmedAt ? 'confirmed' : 'unconfirmed')}
        </StatusCell>
      ),
    },
    {
      field: 'createdAt',
      label: t('subscribedAt'),
      width: 190,
      cell: ({ createdAt }) => <DateCell at={createdAt} hasTime />,
    },
  ];
}

function useSubscriberFilters(): AdminFilter[] {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  return [
    {
      name: 'language',
      label: t('language'),
      allLabel: t('allLanguages'),
      options: (['ar', 'en'] as const).map((value) => ({ value, label: admin(`form.languages.${value}`) })),
    },
    {
      name: 'confirmed',
      label: admin('state.label'),
      allLabel: admin('state.all'),
      options: [
        { value: 'yes', label: t('confirmed') },
        { value: 'no', label: t('unconfirmed') },
      ],
    },
  ];
}
