import { auditedTransaction } from '../audit/auditedTransaction';
import { contactDetailsSchema } from '../contract/validation/site/contactDetails';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { updateLocked } from '../admin/optimisticLock';

const id = 1;

/** Descriptions of the text columns; an empty text is not shown. */
const texts = {
  address: 'Postal address in English.',
  addressAr: 'Postal address in Arabic.',
  hours: 'Working hours in English.',
  hoursAr: 'Working hours in Arabic.',
  phone: 'Phone number.',
  email: 'Email address for questions.',
  facebook: 'URL of the page on Facebook.',
  instagram: 'URL of the page on Instagram.',
  youtube: 'URL of the channel on YouTube.',
  linkedin: 'URL of the page on LinkedIn.',
  x: 'URL of the page on X.',
} as const;
const textNames = Object.keys(texts) as (keyof typeof texts)[];

const ContactDetailsType = builder.prismaObject('ContactDetails', {
  select: { id: true },
  description: 'How people reach the operator of the site. An empty text is not shown.',
  fields: (t) => ({
    ...Object.fromEntries(textNames.map((name) => [name, t.exposeString(name, { description: texts[name] })])),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

const ContactDetailsInput = builder.inputType('ContactDetailsInput', {
  description: 'All contact details; an absent text becomes empty.',
  fields: (t) => Object.fromEntries(textNames.map((name) => [name, t.string({ description: texts[name] })])),
});

builder.queryField('contactDetails', (t) =>
  t.prismaField({
    type: ContactDetailsType,
    description: 'How people reach the operator of the site.',
    resolve: (query, _root, _args, { db }) => db.contactDetails.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

builder.mutationField('updateContactDetails', (t) =>
  t.withAuth({ can: 'contact:manage' }).prismaField({
    type: ContactDetailsType,
    description: 'Replaces the contact details of the site.',
    problems: ['invalidInput', 'changedMeanwhile'],
    args: {
      input: t.arg({ type: ContactDetailsInput, required: true, description: 'All contact details.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'Optimistic lock: `updatedAt` of the version that was edited.',
      }),
    },
    resolve: (query, _root, { input, updatedAt }, context) => {
      const data = validate(contactDetailsSchema, input);
      return auditedTransaction(context, async (tx) => {
        await updateLocked(tx.contactDetails, { id, updatedAt, data, notFound: 'notFound' });
        return tx.contactDetails.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);
