import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { createVocabularyEntrySchema } from '../../../schema/contract/validation/fields/searchWords';
import { useTranslation } from '../../language';
import { TextInput } from '../../ui/form/inputs';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { useFieldLabel } from '../resource/resourceTexts';
import {
  AdminVocabularyEntryByIdDocument,
  CreateSearchVocabularyEntryDocument,
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

export const VocabularyForm = entityForm({
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
