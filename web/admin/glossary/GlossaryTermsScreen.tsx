import { useTranslation } from 'react-i18next';
import { TermDialog } from '../../glossary/termEditor/TermDialog';
import { localizeField } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell, PublishedCell } from '../table/cells';
import { useBulkActions, usePublishFilter } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminColumn, AdminFilter } from '../table/types';
import {
  useDeleteGlossaryTermMutation,
  useDeleteGlossaryTermsMutation,
  useAdminGlossaryTermListQuery,
  usePublishGlossaryTermsMutation,
} from './__generated__/GlossaryTermsScreen';
import type { AdminGlossaryTermListQuery } from './__generated__/GlossaryTermsScreen';

type GlossaryTermRow = AdminGlossaryTermListQuery['adminGlossaryTerms']['rows'][number];
type GlossaryTermColumn = 'term' | 'termAr' | 'categoryAr' | 'isPublished' | 'createdAt' | 'updatedAt';

const glossaryTermTableConfig: TableConfig<GlossaryTermColumn, 'status' | 'category'> = {
  columns: ['term', 'termAr', 'categoryAr', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'termAr',
  direction: 'asc',
  filters: ['status', 'category'],
};

/** The terms of the dictionary, with the dialogs that the dictionary itself has. */
export function GlossaryTermsScreen() {
  return (
    <AdminPage name="glossary">
      <GlossaryTermsTable />
    </AdminPage>
  );
}

function GlossaryTermsTable() {
  const { t } = useTranslation('glossary');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(glossaryTermTableConfig);
  const { search, filters } = table.state;
  const read = useAdminGlossaryTermListQuery({
    variables: {
      ...table.queryVariables,
      filter: { search, category: filters.category || undefined, isPublished: parseYesNo(filters.status) },
    },
    fetchPolicy: 'cache-and-network',
  });
  const data = dataOrPrevious(read);
  const categories = data?.glossaryCategories ?? [];
  const [deleteOne] = useDeleteGlossaryTermMutation();
  const [deleteSome] = useDeleteGlossaryTermsMutation();
  const [publish] = usePublishGlossaryTermsMutation();
  const bulk = useBulkActions({
    publish: async (ids, isPublished) =>
      (await publish({ variables: { ids, isPublished } })).data?.publishGlossaryTerms,
    remove: async (ids) => (await deleteSome({ variables: { ids } })).data?.deleteGlossaryTerms,
  });
  return (
    <AdminTable<GlossaryTermRow>
      id="glossary"
      label={admin('places.glossary')}
      table={table}
      query={read}
      page={data?.adminGlossaryTerms}
      columns={useGlossaryTermColumns()}
      filters={useGlossaryTermFilters(categories)}
      nameOf={(row) => localizeField(row, 'term', 'ar')}
      addLabel={t('edit.add')}
      renderDialog={({ row, onDone, ...dialog }) => (
        <TermDialog
          {...dialog}
          term={row}
          categories={categories}
          category={filters.category}
          onDone={() => void onDone()}
        />
      )}
      bulkActions={bulk}
      deleteRow={({ id }) => deleteOne({ variables: { id } })}
    />
  );
}

function useGlossaryTermColumns(): AdminColumn<GlossaryTermRow>[] {
  const { t } = useTranslation('glossary');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'termAr',
      label: t('edit.fields.termAr'),
      width: 200,
      grow: 2,
      cell: ({ termAr }) => <ArabicCell>{termAr}</ArabicCell>,
    },
    {
      field: 'term',
      label: t('edit.fields.term'),
      width: 200,
      grow: 2,
      cell: ({ term }) => <LatinCell>{term}</LatinCell>,
    },
    {
      field: 'acronym',
      label: t('edit.fields.acronym'),
      width: 120,
      isSortable: false,
      isHidden: true,
      cell: ({ acronym }) => <LatinCell>{acronym}</LatinCell>,
    },
    {
      field: 'categoryAr',
      label: t('category'),
      width: 160,
      grow: 1,
      cell: (row) => <ArabicCell>{localizeField(row, 'category', 'ar')}</ArabicCell>,
    },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 110,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    {
      field: 'updatedAt',
      label: admin('updatedAt'),
      width: 160,
      cell: ({ updatedAt }) => <DateCell at={updatedAt} />,
    },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 160,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}

function useGlossaryTermFilters(categories: AdminGlossaryTermListQuery['glossaryCategories']): AdminFilter[] {
  const { t } = useTranslation('glossary');
  return [
    usePublishFilter(),
    {
      name: 'category',
      label: t('category'),
      allLabel: t('all'),
      options: categories.map((each) => ({ value: each.category, label: localizeField(each, 'category', 'ar') })),
    },
  ];
}
