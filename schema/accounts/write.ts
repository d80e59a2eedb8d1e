import { acting } from '../acting';
import { builder } from '../builder';
import { BulkOutcomeType, each } from '../bulk';
import { nobody, userChanges, userDraft } from '../contract/validation/users';
import { LanguageType, RoleType } from '../enums';
import { checked, present } from '../errors';
import { recordId } from '../ids';
import { changeUser, deleteUser, storedUser } from './manage';
import { takenMeans } from './taken';
import { UserType } from './user';

const UserInput = builder.inputType('UserInput', {
  description: 'An account, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    firstName: t.string({ description: 'At least 1 character; required.' }),
    lastName: t.string({ description: 'At least 1 character; required.' }),
    username: t.string({ description: 'At least 3 characters; unique without regard to case; required.' }),
    email: t.string({ description: 'A valid address; unique without regard to case; required.' }),
    phone: t.string({ description: 'Optional.' }),
    password: t.string({ description: 'At least 6 characters; required of a new account, else blank to keep it.' }),
    role: t.field({ type: RoleType, description: 'Any of the three; required.' }),
    isActive: t.boolean({ description: 'False for an account that cannot sign in; true unless told.' }),
    preferredLanguage: t.field({ type: LanguageType, description: "For messages and mail; the admin's unless told." }),
  }),
});

const userId = { required: true, description: 'Key of the account.' } as const;
const someUsers = { required: true, description: 'Keys; 100 at most.' } as const;

builder.mutationFields((t) => ({
  createUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description:
      'Makes an account of any role; nobody is signed in. Problems: notSignedIn, notAllowed, invalidInput, emailTaken, usernameTaken.',
    args: { input: t.arg({ type: UserInput, required: true, description: 'The account.' }) },
    resolve: async (query, _root, { input }, context) => {
      const draft = checked(userDraft, { preferredLanguage: context.language, ...nobody, ...present(input) });
      const data = await storedUser(draft);
      return acting(context, (tx) => tx.user.create({ ...query, data })).catch(takenMeans);
    },
  }),
  updateUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description:
      'Changes an account; absent fields stay. A new password or role, or a deactivation, ends its sessions. Problems: ' +
      'notSignedIn, notAllowed, userNotFound, invalidInput, changedMeanwhile, emailTaken, usernameTaken, ownAccount, lastAdmin, trainerTeaches.',
    args: {
      id: t.arg.id(userId),
      input: t.arg({ type: UserInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = recordId(key);
      await changeUser(id, checked(userChanges, input), context, updatedAt ?? undefined);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  deleteUser: t.withAuth({ can: 'user:manage' }).field({
    type: 'ID',
    description:
      'Deletes an account that nothing depends on. Answers its key. Problems: notSignedIn, notAllowed, userNotFound, ' +
      'ownAccount, lastAdmin, and userTeaches, userIsEnrolled, userHasPayments and others of their kind.',
    args: { id: t.arg.id(userId) },
    resolve: async (_root, { id: key }, context) => {
      const id = recordId(key);
      await deleteUser(id, context);
      return id;
    },
  }),
  activateUsers: t.withAuth({ can: 'user:manage' }).field({
    type: BulkOutcomeType,
    description:
      'Lets accounts sign in, or no longer; then their sessions end. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(someUsers),
      isActive: t.arg.boolean({ required: true, description: 'False to deactivate them.' }),
    },
    resolve: (_root, { ids, isActive }, context) => each(ids, (id) => changeUser(id, { isActive }, context), context),
  }),
  deleteUsers: t.withAuth({ can: 'user:manage' }).field({
    type: BulkOutcomeType,
    description: 'Deletes accounts that nothing depends on. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(someUsers) },
    resolve: (_root, { ids }, context) => each(ids, deleteUser, context),
  }),
}));
