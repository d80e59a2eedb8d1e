import { builder } from '../builder';
import { subscription } from '../contract/validation/newsletter';
import { checked } from '../errors';

const SubscriptionInput = builder.inputType('SubscriptionInput', {
  description: 'Who wants the newsletter.',
  fields: (t) => ({ email: t.string({ required: true, description: 'A valid address.' }) }),
});

builder.mutationField('subscribeToNewsletter', (t) =>
  t.boolean({
    description:
      "Keeps an address for the newsletter, in the caller's language; anybody may give one. One that is kept already " +
      'answers true as well, so that nobody learns who has subscribed. Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: SubscriptionInput, required: true, description: 'The address.' }) },
    resolve: async (_root, { input }, { db, attempts, language }) => {
      const { email } = checked(subscription, input);
      await attempts.ration('subscription');
      await db.newsletterSubscriber.createMany({ data: { email, language }, skipDuplicates: true });
      return true;
    },
  }),
);
