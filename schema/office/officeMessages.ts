import { pageSizes } from '../contract/pageSizes';
import { officeMessageRecipientsSchema, officeMessageSchema } from '../contract/validation/office/personalMessages';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { officeMessageNotification } from '../notifications/kinds/officeMessages';
import { countReach, MessageReachType, sendPersonalMessage } from '../notifications/personalMessages';

const userIdsNote = `Keys of users, at most ${pageSizes.selectedRows}; repeated ones count once.`;

const OfficeMessageInput = builder.inputType('OfficeMessageInput', {
  description: 'A message to chosen people. The English texts are both given or both left out.',
  fields: (t) => ({
    userIds: t.idList({ required: true, description: userIdsNote }),
    subjectAr: t.string({ required: true, description: 'Arabic subject; a single line.' }),
    textAr: t.string({ required: true, description: 'Arabic text, plain; blank lines separate paragraphs.' }),
    subject: t.string({ description: 'English subject.' }),
    text: t.string({ description: 'English text.' }),
  }),
});

const chosen = (userIds: number[]) => ({ id: { in: userIds } });

builder.queryField('officeMessageReach', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: MessageReachType,
    description: 'How many people a message to the chosen ones would reach.',
    problems: ['invalidInput'],
    args: { userIds: t.arg.idList({ required: true, description: userIdsNote }) },
    resolve: (_root, input, { db }) =>
      countReach(db, officeMessageNotification, chosen(validate(officeMessageRecipientsSchema, input).userIds)),
  }),
);

builder.mutationField('sendOfficeMessage', (t) =>
  t.withAuth({ can: 'user:manage' }).int({
    description:
      'Sends a message to chosen people: to the inbox of each, and as a mail by their preferences. Returns the number of recipients. ' +
      'Each person gets the same message once a day.',
    problems: ['invalidInput', 'tooManyAttempts', 'messageWithoutRecipients'],
    args: { input: t.arg({ type: OfficeMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, context) => {
      const { userIds, ...payload } = validate(officeMessageSchema, input);
      await context.services.rateLimiter.limitByUser(context.viewer.id, 'officeMessage');
      const message = { people: chosen(userIds), payload, entity: 'office_messages', entityId: 0 } as const;
      return sendPersonalMessage({ notification: officeMessageNotification, ...message }, context);
    },
  }),
);
