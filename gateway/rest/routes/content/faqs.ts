import { z } from 'zod';
import { updateFaqSchema, createFaqSchema } from '../../../../schema/contract/validation/site/faqs';
import { optimisticLock } from '../../requestBody';
import {
  RestCreateFaqDocument,
  RestDeleteFaqDocument,
  RestFaqsDocument,
  RestUpdateFaqDocument,
  type RestFaqFragment,
} from '../../operations/generated';
import { booleanParameter, idParameter, listQuerySchema, contentFilterShape } from '../../queryParameters';
import { listRoute, post, put, del, type Route } from '../../route';
import { faqExport } from '../../../../schema/faqs/adminFaqs';
import { defineCsvExport } from '../../../exports/csvExport';

const serializeFaq = ({ category, ...faq }: RestFaqFragment) => ({
  ...faq,
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

const faqQuerySchema = listQuerySchema
  .extend({ isPublished: booleanParameter.optional(), categoryId: idParameter.optional() })
  .transform(({ limit, ...filter }) => ({ limit, filter }));

export const faqRoutes: Route[] = [
  listRoute('/api/faqs', RestFaqsDocument, {
    query: faqQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ faqs: { nodes, ...page } }) => ({ ...page, nodes: nodes.map(serializeFaq) }),
  }),
  post('/api/faqs', RestCreateFaqDocument, {
    body: createFaqSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createFaq }) => serializeFaq(createFaq),
    status: 201,
  }),
  put('/api/faqs/:id', RestUpdateFaqDocument, {
    body: updateFaqSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateFaq }) => serializeFaq(updateFaq),
  }),
  del('/api/faqs/:id', RestDeleteFaqDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
];

export const faqCsv = defineCsvExport('faqs', faqExport, {
  description: 'FAQs as CSV',
  filter: z.object(contentFilterShape),
  columns: [
    'id',
    'questionAr',
    'question',
    'answerAr',
    'answer',
    ['categoryId', ({ category }) => category?.nameAr ?? null],
    'order',
    'isPublished',
    'createdAt',
    'updatedAt',
  ],
});
