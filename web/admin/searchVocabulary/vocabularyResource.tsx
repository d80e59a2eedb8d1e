import { isolateText } from '../../../schema/contract/text/directionIsolates';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { ArabicCell } from '../table/cells';
import {
  AdminSearchVocabularyDocument,
  DeleteSearchVocabularyEntriesDocument,
  DeleteSearchVocabularyEntryDocument,
} from './__generated__/vocabularyResource';
import { lazyDialog } from '../../ui/lazyDialog';

const VocabularyForm = lazyDialog(async () => (await import('./VocabularyForm')).VocabularyForm);

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
const joinIsolated = (words: readonly string[]): string => words.map(isolateText).join(' · ');
