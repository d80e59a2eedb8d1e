import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../schema/contract/languages';
import {
  useDeleteNewsletterSubscriberMutation,
  useDeleteNewsletterSubscribersMutation,
  useNewsletterTableQuery,
} from '../__generated__/Newsletter';
import type { AdminSubscriberFragment } from '../__generated__/Newsletter';
import { kept } from '../../ui/kept';
import { AdminPlace } from '../AdminPlace';
import { AdminTable } from '../table/AdminTable';
import { DateCell, LatinCell, StateCell } from '../table/cells';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { AdminColumn, AdminFilter } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { useTable } from '../table/useTable';

type Column = 'email' | 'language' | 'confirmedAt' | 'createdAt';

const shape: TableShape<Column, 'language' | 'confirmed'> = {
  columns: ['email', 'language', 'confirmedAt', 'createdAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['language', 'confirmed'],
};

/** The addresses of the newsletter: searched, taken away as CSV, deleted. */
export function NewsletterScreen() {
  return (
    <AdminPlace name="newsletter">
      <Addresses />
    </AdminPlace>
  );
}

function Addresses() {
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, language: asLanguage(filters.language), isConfirmed: asFlag(filters.confirmed) };
  const read = useNewsletterTableQuery({
    variables: { ...table.window, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteOne] = useDeleteNewsletterSubscriberMutation();
  const [deleteSome] = useDeleteNewsletterSubscribersMutation();
  const bulk = useBulkActions({
    remove: async (ids) => (await deleteSome({ variables: { ids } })).data?.deleteNewsletterSubscribers,
  });
  return (
    <AdminTable<AdminSubscriberFragment>
      id="newsletter"
      label={admin('places.newsletter')}
      table={table}
      read={read}
      page={kept(read)?.newsletterTable}
      columns={useColumns()}
      filters={useFilters()}
      nameOf={({ email }) => email}
      bulk={bulk}
      remove={({ id }) => deleteOne({ variables: { id } })}
      exportTo={exportAddress('newsletter', { ...filter, sort, direction })}
    />
  );
}

function useColumns(): AdminColumn<AdminSubscriberFragment>[] {
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
        <StateCell tone={confirmedAt ? 'success' : 'warning'}>{t(confirmedAt ? 'confirmed' : 'unconfirmed')}</StateCell>
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

function useFilters(): AdminFilter[] {
  const { t } = useTranslation('adminInbox');
  const { t: admin } = useTranslation('admin');
  return [
    {
      name: 'language',
      label: t('language'),
      all: t('allLanguages'),
      options: (['ar', 'en'] as const).map((value) => ({ value, label: admin(`form.languages.${value}`) })),
    },
    {
      name: 'confirmed',
      label: admin('state.label'),
      all: admin('state.all'),
      options: [
        { value: 'yes', label: t('confirmed') },
        { value: 'no', label: t('unconfirmed') },
      ],
    },
  ];
}
