import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { updateFaqSchema, createFaqSchema } from '../contract/validation/faqs';
import { validate, onConstraintViolation, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { FaqType } from './faq';

const FaqInput = builder.inputType('FaqInput', {
  description: 'A question, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    question: t.string({ description: 'English question; required.' }),
    questionAr: t.string({ description: 'Arabic question; required.' }),
    answer: t.string({ description: 'English answer; required.' }),
    answerAr: t.string({ description: 'Arabic answer; required.' }),
    categoryId: t.id({ description: 'Key of its category; null for a question about everything.' }),
    order: t.int({ description: 'Place in every list, ascending; 0 unless told.' }),
    isPublished: t.boolean({ description: 'False for a draft; true unless told.' }),
  }),
});

const faqIdArg = { required: true, description: 'Key of the question.' } as const;
const onUnknownCategory = onConstraintViolation({
  faqs_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

const deleteFaq = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.faq.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('faqNotFound');
  });

const setFaqPublished = (isPublished: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.faq.updateMany({ where: { id }, data: { isPublished } });
    if (count === 0) throw new Problem('faqNotFound');
  });

builder.mutationFields((t) => ({
  createFaq: t.withAuth({ can: 'faq:manage' }).prismaField({
    type: FaqType,
    description: 'Adds a question. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { input: t.arg({ type: FaqInput, required: true, description: 'The question.' }) },
    resolve: (query, _root, { input }, context) => {
      const data = validate(createFaqSchema, omitNullish(input));
      return auditedTransaction(context, (tx) => tx.faq.create({ ...query, data })).catch(onUnknownCategory);
    },
  }),
  updateFaq: t.withAuth({ can: 'faq:manage' }).prismaField({
    type: FaqType,
    description:
      'Changes a question; absent fields stay. Problems: notSignedIn, notAllowed, faqNotFound, invalidInput, changedMeanwhile.',
    args: {
      id: t.arg.id(faqIdArg),
      input: t.arg({ type: FaqInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const data = validate(updateFaqSchema, input);
      return auditedTransaction(context, async (tx) => {
        // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
        const { count } = await tx.faq.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data });
        const faq = await tx.faq.findUnique({ ...query, where: { id } });
        if (!faq) throw new Problem('faqNotFound');
        if (count === 0) throw new Problem('changedMeanwhile');
        return faq;
      }).catch(onUnknownCategory);
    },
  }),
  deleteFaq: t.withAuth({ can: 'faq:manage' }).field({
    type: 'ID',
    description: 'Deletes a question for good. Answers its key. Problems: notSignedIn, notAllowed, faqNotFound.',
    args: { id: t.arg.id(faqIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await deleteFaq(id, context);
      return id;
    },
  }),
  publishFaqs: t.withAuth({ can: 'faq:manage' }).field({
    type: BulkResultType,
    description: 'Publishes questions, or makes drafts of them. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => applyInBulk(ids, setFaqPublished(isPublished), context),
  }),
  deleteFaqs: t.withAuth({ can: 'faq:manage' }).field({
    type: BulkResultType,
    description: 'Deletes questions for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteFaq, context),
  }),
}));
