import { DeleteGlossaryTermDocument } from '../../glossary/termEditor/__generated__/TermDialog';
import { localizeField } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { publishedFilter, parseYesNo } from '../resource/filterOptions';
import { publishToggle } from '../resource/rowToggles';
import { ArabicCell } from '../table/cells';
import {
  AdminGlossaryTermListDocument,
  DeleteGlossaryTermsDocument,
  PublishGlossaryTermsDocument,
} from './__generated__/glossaryTermResource';

const TermDialog = lazyDialog(async () => (await import('../../glossary/termEditor/TermDialog')).TermDialog);

const glossaryTermResource = adminResource({
  name: 'glossary',
  namespace: 'glossary',
  label: ({ admin }) => admin('navItems.glossary'),
  list: AdminGlossaryTermListDocument,
  page: ({ adminGlossaryTerms }) => adminGlossaryTerms,
  rowName: (term) => localizeField(term, 'term', 'ar'),
  columns: ({ t, latinText, column, published, date }) => [
    column('termAr', {
      label: t('edit.fields.termAr'),
      cell: ({ termAr }) => <ArabicCell>{termAr}</ArabicCell>,
    }),
    latinText('term', { label: t('edit.fields.term') }),
    latinText('acronym', { label: t('edit.fields.acronym'), isSortable: false, isHidden: true }),
    column('categoryAr', {
      label: t('category'),
      cell: (term) => <ArabicCell>{localizeField(term, 'category', 'ar')}</ArabicCell>,
    }),
    published(),
    date('updatedAt'),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['termAr', 'asc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts),
    category: {
      label: texts.t('category'),
      allLabel: texts.t('all'),
      options: (data?.glossaryCategories ?? []).map((known) => ({
        value: known.category,
        label: localizeField(known, 'category', 'ar'),
      })),
    },
  }),
  toFilter: ({ status, category }) => ({ isPublished: parseYesNo(status), category: category || undefined }),
  addLabel: ({ t }) => t('edit.add'),
  Form: ({ row, data, filters, onDone, ...dialog }) => (
    <TermDialog
      {...dialog}
      term={row}
      categories={data?.glossaryCategories ?? []}
      category={filters.category ?? ''}
      onDone={() => void onDone()}
    />
  ),
  toggle: { ...publishToggle(PublishGlossaryTermsDocument), rowActionLabel: undefined },
  delete: DeleteGlossaryTermDocument,
  deleteMany: DeleteGlossaryTermsDocument,
});

export const Component = adminListPage('glossary', glossaryTermResource);
