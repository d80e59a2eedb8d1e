import { useTranslation } from 'react-i18next';
import { localizeField } from '../../language/formatters';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { toCategoryOptions } from '../form/categoryField';
import { AdminTable } from '../table/AdminTable';
import { ArabicCell, DateCell, LatinCell, PublishedCell } from '../table/cells';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, usePublishFilter, usePublishAction } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminColumn } from '../table/types';
import { FaqDialog } from './FaqDialog';
import {
  useDeleteFaqMutation,
  useDeleteFaqsMutation,
  useAdminFaqListQuery,
  usePublishFaqsMutation,
} from './__generated__/FaqsTab';
import type { AdminFaqFragment } from './__generated__/FaqsTab';

type FaqSortField = 'order' | 'question' | 'questionAr' | 'isPublished' | 'createdAt' | 'updatedAt';

const faqTableConfig: TableConfig<FaqSortField, 'status' | 'category'> = {
  columns: ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'order',
  direction: 'asc',
  filters: ['status', 'category'],
};

const faqName = ({ questionAr, question }: AdminFaqFragment): string => questionAr || question;

/** The questions that are often asked: searched, filtered, written, published, deleted and taken away. */
export function FaqsTab() {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  const table = useTableState(faqTableConfig);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, isPublished: parseYesNo(filters.status), categoryId: filters.category || undefined };
  const read = useAdminFaqListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const data = dataOrPrevious(read);
  const [deleteFaq] = useDeleteFaqMutation();
  const [deleteFaqs] = useDeleteFaqsMutation();
  const [publishFaqs] = usePublishFaqsMutation();
  const publish = async (ids: string[], isPublished: boolean) =>
    (await publishFaqs({ variables: { ids, isPublished } })).data?.publishFaqs;
  const bulk = useBulkActions({
    publish,
    remove: async (ids) => (await deleteFaqs({ variables: { ids } })).data?.deleteFaqs,
  });
  const categories = data?.faqCategories ?? [];
  const byCategory = {
    name: 'category',
    label: t('category'),
    allLabel: t('allCategories'),
    options: toCategoryOptions(categories),
  };
  return (
    <AdminTable
      id="faqs"
      label={admin('tabs.faqs')}
      table={table}
      query={read}
      page={data?.adminFaqs}
      columns={useFaqColumns()}
      filters={[usePublishFilter(), byCategory]}
      actions={[usePublishAction(publish, faqName)]}
      bulkActions={bulk}
      nameOf={faqName}
      addLabel={t('add')}
      renderDialog={(dialog) => <FaqDialog {...dialog} categories={categories} />}
      deleteRow={({ id }) => deleteFaq({ variables: { id } })}
      exportTo={buildExportUrl('faqs', { ...filter, sort, direction })}
    />
  );
}

/** What the table of questions shows of each. */
function useFaqColumns(): AdminColumn<AdminFaqFragment>[] {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  return [
    {
      field: 'questionAr',
      label: t('questionAr'),
      width: 250,
      grow: 2,
      cell: ({ questionAr }) => <ArabicCell>{questionAr}</ArabicCell>,
    },
    {
      field: 'question',
      label: t('questionEn'),
      width: 220,
      grow: 2,
      cell: ({ question }) => <LatinCell>{question}</LatinCell>,
    },
    {
      field: 'category',
      label: t('category'),
      isSortable: false,
      width: 130,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    },
    { field: 'order', label: t('order'), width: 106, cell: ({ order }) => order },
    {
      field: 'isPublished',
      label: admin('state.label'),
      width: 110,
      cell: ({ isPublished }) => <PublishedCell isPublished={isPublished} />,
    },
    { field: 'updatedAt', label: admin('updatedAt'), width: 150, cell: ({ updatedAt }) => <DateCell at={updatedAt} /> },
    {
      field: 'createdAt',
      label: admin('createdAt'),
      width: 150,
      isHidden: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
  ];
}
