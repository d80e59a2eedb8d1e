import { z } from 'zod';
import { formatCommaList } from '../../schema/contract/text/commaSeparatedList';
import { searchQuerySchema } from '../../schema/contract/validation/fields/textFields';
import { searchVocabularyExport } from '../../schema/search/searchVocabularyEntries';
import { defineCsvExport } from './csvExport';

export const searchVocabularyCsv = defineCsvExport('search-vocabulary', searchVocabularyExport, {
  description: 'Entries of the search vocabulary as CSV; the words of an entry are separated by commas',
  filter: z.object({ search: searchQuerySchema }),
  columns: ['id', ['words', ({ words }) => formatCommaList(words, '، ')], 'createdAt', 'updatedAt'],
});
