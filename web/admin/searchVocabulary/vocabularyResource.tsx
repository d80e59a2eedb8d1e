import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { createVocabularyEntrySchema } from '../../../schema/contract/validation/searchWords';
import { useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { useFieldLabel } from '../resource/resourceTexts';
import { ArabicCell } from '../table/cells';
import {
  AdminSearchVocabularyDocument,
  AdminVocabularyEntryByIdDocument,
  CreateSearchVocabularyEntryDocument,
  DeleteSearchVocabularyEntriesDocument,
  DeleteSearchVocabularyEntryDocument,
  UpdateSearchVocabularyEntryDocument,
  type AdminVocabularyEntryFragment,
} from './__generated__/vocabularyResource';

const toVocabularyFormValues = (row: AdminVocabularyEntryFragment | null) => ({
  words: formatCommaList(row?.words ?? [], '\n'),
});

type VocabularyFieldsProps = EntityFieldsProps<ReturnType<typeof toVocabularyFormValues>, AdminVocabularyEntryFragment>;

function VocabularyFields({ control }: VocabularyFieldsProps) {
  const { t } = useTranslation('adminSearchVocabulary');
  const label = useFieldLabel('adminSearchVocabulary');
  return (
    <TextInput
      control={control}
      name="words"
      label={label('words')}
      helperText={t('wordsHint')}
      required
      autoFocus
      multiline
      minRows={6}
      maxRows={16}
      slotProps={{ htmlInput: { dir: 'auto', style: { unicodeBidi: 'plaintext' } } }}
    />
  );
}

const VocabularyForm = entityForm({
  namespace: 'adminSearchVocabulary',
  schema: createVocabularyEntrySchema,
  toFormValues: toVocabularyFormValues,
  toInput: (entry) => entry,
  createDocument: CreateSearchVocabularyEntryDocument,
  updateDocument: UpdateSearchVocabularyEntryDocument,
  fetchCurrent: queryById(AdminVocabularyEntryByIdDocument, ({ searchVocabularyEntry }) => searchVocabularyEntry),
  diff: ({ field }) => [field('words', ({ words }) => formatCommaList(words, '، '))],
  Fields: VocabularyFields,
});

const vocabularyResource = adminResource({
  name: 'search-vocabulary',
  namespace: 'adminSearchVocabulary',
  list: AdminSearchVocabularyDocument,
  page: ({ adminSearchVocabulary }) => adminSearchVocabulary,
  rowName: ({ words }) => words[0] ?? '',
  columns: ({ column, date }) => [
    column('words', { cell: ({ words }) => <ArabicCell>{joinIsolated(words)}</ArabicCell> }),
    date('updatedAt'),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  Form: VocabularyForm,
  delete: DeleteSearchVocabularyEntryDocument,
  deleteMany: DeleteSearchVocabularyEntriesDocument,
  hasExport: true,
});

export const Component = adminListPage('searchVocabulary', vocabularyResource, ({ t }) => t('about'));

/** Words of both directions in a right-to-left line: each keeps its own order. */
const joinIsolated = (words: readonly string[]): string => words.map((word) => `\u2068${word}\u2069`).join(' · ');
