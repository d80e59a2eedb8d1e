import { RestGlossaryCategoriesDocument, RestGlossaryDocument } from '../generated';
import { glossaryQuery } from '../queries';
import { get, list, type Row } from '../table';

/** The dictionary. */
export const glossary: Row[] = [
  list('/api/glossary', RestGlossaryDocument, {
    query: glossaryQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ glossaryTerms }) => glossaryTerms,
  }),
  get('/api/glossary/categories', RestGlossaryCategoriesDocument, {
    answer: ({ glossaryCategories }) => glossaryCategories,
  }),
];
