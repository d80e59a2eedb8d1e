import { faqChanges, faqDraft } from '../../../schema/contract/validation/faqs';
import { edited } from '../edited';
import { question } from '../faq';
import { RestCreateFaqDocument, RestDeleteFaqDocument, RestFaqsDocument, RestUpdateFaqDocument } from '../generated';
import { faqQuery } from '../queries';
import { list, post, put, remove, type Row } from '../table';

/** Questions that are often asked. */
export const faqs: Row[] = [
  list('/api/faqs', RestFaqsDocument, {
    query: faqQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ faqs: { nodes, ...page } }) => ({ ...page, nodes: nodes.map(question) }),
  }),
  post('/api/faqs', RestCreateFaqDocument, {
    body: faqDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createFaq }) => question(createFaq),
    status: 201,
  }),
  put('/api/faqs/:id', RestUpdateFaqDocument, {
    body: faqChanges.extend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updateFaq }) => question(updateFaq),
  }),
  remove('/api/faqs/:id', RestDeleteFaqDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
  }),
];
