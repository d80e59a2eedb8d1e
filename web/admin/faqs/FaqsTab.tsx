import { useTranslation } from 'react-i18next';
import {
  useDeleteFaqMutation,
  useDeleteFaqsMutation,
  useFaqTableQuery,
  usePublishFaqsMutation,
} from '../__generated__/Faqs';
import type { AdminFaqFragment } from '../__generated__/Faqs';
import { kept } from '../../ui/kept';
import { categoryOptions } from '../form/categoryOptions';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import { useBulkActions } from '../table/useBulkActions';
import { usePublishFilter } from '../table/usePublishFilter';
import { usePublishSwitch } from '../table/usePublishSwitch';
import { useTable } from '../table/useTable';
import { FaqDialog } from './FaqDialog';
import { useFaqColumns } from './useFaqColumns';

type Column = 'order' | 'question' | 'questionAr' | 'isPublished' | 'createdAt' | 'updatedAt';

const shape: TableShape<Column, 'status' | 'category'> = {
  columns: ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'order',
  direction: 'asc',
  filters: ['status', 'category'],
};

const nameOf = ({ questionAr, question }: AdminFaqFragment): string => questionAr || question;

/** The questions that are often asked: searched, filtered, written, published, deleted and taken away. */
export function FaqsTab() {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  const table = useTable(shape);
  const { search, filters, sort, direction } = table.state;
  const filter = { search, isPublished: asFlag(filters.status), categoryId: filters.category || undefined };
  const read = useFaqTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
  const data = kept(read);
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
    all: t('allCategories'),
    options: categoryOptions(categories),
  };
  return (
    <AdminTable
      id="faqs"
      label={admin('tabs.faqs')}
      table={table}
      read={read}
      page={data?.faqTable}
      columns={useFaqColumns()}
      filters={[usePublishFilter(), byCategory]}
      actions={[usePublishSwitch(publish, nameOf)]}
      bulk={bulk}
      nameOf={nameOf}
      add={t('add')}
      form={(dialog) => <FaqDialog {...dialog} categories={categories} />}
      remove={({ id }) => deleteFaq({ variables: { id } })}
      exportTo={exportAddress('faqs', { ...filter, sort, direction })}
    />
  );
}
