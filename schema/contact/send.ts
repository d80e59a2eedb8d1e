import { createHash } from 'node:crypto';
import { builder } from '../builder';
import { contactDraft, type ContactDraft } from '../contract/validation/contact';
import { checked } from '../errors';

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A message to us.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes.' }),
    email: t.string({ required: true, description: 'A valid address, for the answer.' }),
    phone: t.string({ description: 'Optional.' }),
    subject: t.string({ required: true, description: 'What it is about: a single line.' }),
    message: t.string({ required: true, description: 'Plain text; paragraphs apart by blank lines.' }),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.boolean({
    description:
      'Keeps a message for the admins; anybody may write. What is sent twice on a day is kept once, and answers true again. ' +
      'Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, { db, attempts }) => {
      const draft = checked(contactDraft, input);
      await attempts.ration('contactMessage');
      // ON CONFLICT DO NOTHING: of any number of calls at once, one writes.
      await db.contactMessage.createMany({ data: { ...draft, contentKey: contentKey(draft) }, skipDuplicates: true });
      return true;
    },
  }),
);

/** The same sender saying the same thing on the same day: a second click, or a try after an answer that was lost. */
const contentKey = ({ email, subject, message }: ContactDraft): string => {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([email, subject, message, day]))
    .digest('base64url');
};
