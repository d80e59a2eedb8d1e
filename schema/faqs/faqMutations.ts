import { createFaqSchema, updateFaqSchema } from '../contract/validation/faqs';
import { adminCrud, createAndUpdateInputs } from '../core/adminMutations';
import { onConstraintViolation } from '../core/errors';
import { FaqType } from './faq';

const [CreateFaqInput, UpdateFaqInput] = createAndUpdateInputs('Faq', 'FAQ', (t, required) => ({
  question: t.string({ required, description: 'English question.' }),
  questionAr: t.string({ required, description: 'Arabic question.' }),
  answer: t.string({ required, description: 'English answer.' }),
  answerAr: t.string({ required, description: 'Arabic answer.' }),
  categoryId: t.id({ description: 'Id of the category; null for a general FAQ.' }),
  order: t.int({ description: 'Position in lists, ascending; default 0.' }),
  isPublished: t.boolean({ description: 'False for a draft; default true.' }),
}));

const onUnknownCategory = onConstraintViolation({
  faqs_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

adminCrud('Faq', {
  type: FaqType,
  permission: 'faq:manage',
  noun: ['FAQ', 'FAQs'],
  plural: 'Faqs',
  notFound: 'faqNotFound',
  create: { input: CreateFaqInput, schema: createFaqSchema, toColumns: (faq) => faq },
  update: { input: UpdateFaqInput, schema: updateFaqSchema, toColumns: (changes) => changes },
  flag: { mutation: 'publishFaqs', column: 'isPublished' },
  onError: () => [onUnknownCategory],
});
