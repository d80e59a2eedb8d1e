import { useTranslation } from 'react-i18next';
import {
  useDeleteGlossaryTermMutation,
  useDeleteGlossaryTermsMutation,
  useGlossaryTableQuery,
  usePublishGlossaryTermsMutation,
} from '../__generated__/Glossary';
import type { GlossaryTableQuery } from '../__generated__/Glossary';
import { inLanguage } from '../../language/formats';
import { TermDialog } from '../../glossary/TermDialog';
import { kept } from '../../ui/kept';
import { AdminPlace } from '../AdminPlace';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell, PublishedCell } from '../table/cells';
import { asFlag, type TableShape } from '../table/state';
import type { AdminColumn, AdminFilter } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { usePublishFilter } from '../table/usePublishFilter';
import { useTable } from '../table/useTable';

type Row = GlossaryTableQuery['glossaryTable']['rows'][number];
type Column = 'term' | 'termAr' | 'categoryAr' | 'isPublished' | 'createdAt' | 'updatedAt';

const shape: TableShape<Column, 'status' | 'category'> = {
  columns: ['term', 'termAr', 'categoryAr', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'termAr',
  direction: 'asc',
  filters: ['status', 'category'],
};

/** The terms of the dictionary, with the dialogs that the dictionary itself has. */
export function TermsScreen() {
  return (
    <AdminPlace name="glossary">
      <Terms />
    </AdminPlace>
  );
}

function Terms() {
  const { t } = useTranslation('glossary');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters } = table.state;
  const read = useGlossaryTableQuery({
    variables: {
      ...table.window,
      filter: { search, category: filters.category || undefined, isPublished: asFlag(filters.status) },
    },
    fetchPolicy: 'cache-and-network',
  });
  const data = kept(read);
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
    <AdminTable<Row>
      id="glossary"
      label={admin('places.glossary')}
      table={table}
      read={read}
      page={data?.glossaryTable}
      columns={useColumns()}
      filters={useFilters(categories)}
      nameOf={(row) => inLanguage(row, 'term', 'ar')}
      add={t('edit.add')}
      form={({ row, onDone, ...dialog }) => (
        <TermDialog
          {...dialog}
          term={row}
          categories={categories}
          category={filters.category}
          onDone={() => void onDone()}
        />
      )}
      bulk={bulk}
      remove={({ id }) => deleteOne({ variables: { id } })}
    />
  );
}

function useColumns(): AdminColumn<Row>[] {
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
      cell: (row) => <ArabicCell>{inLanguage(row, 'category', 'ar')}</ArabicCell>,
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

function useFilters(categories: GlossaryTableQuery['glossaryCategories']): AdminFilter[] {
  const { t } = useTranslation('glossary');
  return [
    usePublishFilter(),
    {
      name: 'category',
      label: t('category'),
      all: t('all'),
      options: categories.map((each) => ({ value: each.category, label: inLanguage(each, 'category', 'ar') })),
    },
  ];
}
