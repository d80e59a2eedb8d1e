import { auditedTransaction } from '../audit/auditedTransaction';
import { emptyUser, updateUserSchema, createUserSchema } from '../contract/validation/users';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import { validate, omitNullish } from '../core/errors';
import { parseId } from '../core/ids';
import { LanguageType, RoleType } from '../core/scalarsAndEnums';
import { UserType } from './user';
import { updateUser, deleteUser, toUserColumns, onDuplicateUser } from './userService';

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

const userIdArg = { required: true, description: 'Key of the account.' } as const;
const userIdsArg = { required: true, description: 'Keys; 100 at most.' } as const;

builder.mutationFields((t) => ({
  createUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description:
      'Makes an account of any role; nobody is signed in. Problems: notSignedIn, notAllowed, invalidInput, emailTaken, usernameTaken.',
    args: { input: t.arg({ type: UserInput, required: true, description: 'The account.' }) },
    resolve: async (query, _root, { input }, context) => {
      const draft = validate(createUserSchema, {
        preferredLanguage: context.language,
        ...emptyUser,
        ...omitNullish(input),
      });
      const data = await toUserColumns(draft);
      return auditedTransaction(context, (tx) => tx.user.create({ ...query, data })).catch(onDuplicateUser);
    },
  }),
  updateUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description:
      'Changes an account; absent fields stay. A new password or role, or a deactivation, ends its sessions. Problems: ' +
      'notSignedIn, notAllowed, userNotFound, invalidInput, changedMeanwhile, emailTaken, usernameTaken, ownAccount, lastAdmin, trainerTeaches.',
    args: {
      id: t.arg.id(userIdArg),
      input: t.arg({ type: UserInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      await updateUser(id, validate(updateUserSchema, input), context, updatedAt ?? undefined);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  deleteUser: t.withAuth({ can: 'user:manage' }).field({
    type: 'ID',
    description:
      'Deletes an account that nothing depends on. Answers its key. Problems: notSignedIn, notAllowed, userNotFound, ' +
      'ownAccount, lastAdmin, and userTeaches, userIsEnrolled, userHasPayments and others of their kind.',
    args: { id: t.arg.id(userIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await deleteUser(id, context);
      return id;
    },
  }),
  activateUsers: t.withAuth({ can: 'user:manage' }).field({
    type: BulkResultType,
    description:
      'Lets accounts sign in, or no longer; then their sessions end. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(userIdsArg),
      isActive: t.arg.boolean({ required: true, description: 'False to deactivate them.' }),
    },
    resolve: (_root, { ids, isActive }, context) =>
      applyInBulk(ids, (id) => updateUser(id, { isActive }, context), context),
  }),
  deleteUsers: t.withAuth({ can: 'user:manage' }).field({
    type: BulkResultType,
    description: 'Deletes accounts that nothing depends on. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(userIdsArg) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteUser, context),
  }),
}));
