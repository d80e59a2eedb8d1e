import { auditedTransaction } from '../audit/auditedTransaction';
import { emptyUser, updateUserSchema, createUserSchema } from '../contract/validation/users';
import { bulkFlagMutation, createAndUpdateInputs, deleteMutations, updateArgs } from '../core/adminMutations';
import { builder } from '../core/builder';
import { validate, omitNullish } from '../core/errors';
import { parseId } from '../core/ids';
import { LanguageType, RoleType } from '../core/scalarsAndEnums';
import { UserType } from './user';
import { updateUser, deleteUser, toUserColumns, onDuplicateUser } from './userService';

const [CreateUserInput, UpdateUserInput] = createAndUpdateInputs('User', 'user', (t, required) => ({
  firstName: t.string({ required, description: 'At least 1 character.' }),
  lastName: t.string({ required, description: 'At least 1 character.' }),
  username: t.string({ required, description: 'At least 3 characters; unique, case-insensitive.' }),
  email: t.string({ required, description: 'Email address; unique, case-insensitive.' }),
  phone: t.string({ description: 'Phone number.' }),
  password: t.string({ required, description: 'At least 6 characters; blank in an update keeps the password.' }),
  role: t.field({ type: RoleType, required, description: 'Role of the user.' }),
  isActive: t.boolean({ description: 'False for a user who cannot sign in; default true.' }),
  preferredLanguage: t.field({
    type: LanguageType,
    description: "Language of messages; default the admin's language.",
  }),
}));

builder.mutationFields((t) => ({
  createUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description: 'Creates a user. Problems: notSignedIn, notAllowed, invalidInput, emailTaken, usernameTaken.',
    args: { input: t.arg({ type: CreateUserInput, required: true, description: 'The new user.' }) },
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
      'Updates a user. A new password, a new role or a deactivation ends their sessions. Problems: notSignedIn, ' +
      'notAllowed, userNotFound, invalidInput, changedMeanwhile, emailTaken, usernameTaken, ownAccount, lastAdmin, trainerTeaches.',
    args: updateArgs(UpdateUserInput),
    resolve: async (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      await updateUser(id, validate(updateUserSchema, input), context, updatedAt);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

deleteMutations(['deleteUser', 'deleteUsers'], {
  permission: 'user:manage',
  noun: ['user without dependent rows', 'users without dependent rows'],
  problems: [
    'userNotFound',
    'ownAccount',
    'lastAdmin',
    'userTeaches',
    'userIsEnrolled',
    'userHasPayments',
    'userWasReviewed',
    'userHasBlogPosts',
    'userHasEvents',
    'userHasPolls',
    'userHasGlossaryTerms',
  ],
  remove: deleteUser,
});

bulkFlagMutation('activateUsers', {
  permission: 'user:manage',
  noun: 'users',
  flag: 'isActive',
  note: 'A deactivation ends their sessions.',
  apply: (isActive) => (id, context) => updateUser(id, { isActive }, context),
});
