import { RestGlossaryCategoriesDocument, RestGlossaryTermsDocument } from '../../operations/generated';
import { glossaryQuerySchema } from '../../queryParameters';
import { get, listRoute, type Route } from '../../route';

export const glossaryRoutes: Route[] = [
  listRoute('/api/glossary', RestGlossaryTermsDocument, {
    query: glossaryQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ glossaryTerms }) => glossaryTerms,
  }),
  get('/api/glossary/categories', RestGlossaryCategoriesDocument, {
    response: ({ glossaryCategories }) => glossaryCategories,
  }),
];
