import { nameColumns } from '../../contract/text/names/displayName';
import type { Prisma } from '../../../prisma/generated/client';
import { stateLabelsAr } from '../../contract/labels/stateLabelsAr';
import { roleLabelsAr } from '../../contract/userImport/userCsv';
import { adminList } from '../../admin/adminList';
import { clientKeyArgs, createOnce } from '../../admin/createOnce';
import { builder } from '../../core/builder';
import { boundedCountNote, countRows } from '../../paging/countRows';
import { connectionComplexity, findPage } from '../../paging/cursorPagination';
import { parseId } from '../../core/ids';
import { adminSearchFilter, labeledStates } from '../../admin/adminSearch';
import { RoleType } from '../../core/scalarsAndEnums';
import { CreateUserInput, UpdateUserInput, UserType } from '../user';
import { waitingTrainers } from '../waitingTrainers';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { emptyUser, updateUserSchema, createUserSchema } from '../../contract/validation/accounts/users';
import { bulkFlagMutation, deleteMutations, updateArgs } from '../../admin/adminMutations';
import { validate, omitNullish } from '../../core/problem';
import { newAccountSelect, notifyNewAccounts } from '../links/newAccountNotifications';
import { ensureAllowedPassword } from '../passwords/passwordRules';
import { setTrainerApproved, updateUser, deleteUser, toUserColumns, onDuplicateUserFields } from './userService';

const AdminUserFilter = builder.inputType('AdminUserFilter', {
  description: 'Conditions on users, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    role: t.field({ type: RoleType, description: 'Users with this role only.' }),
    isActive: t.boolean({ description: 'True: users who can sign in only; false: deactivated users only.' }),
    isAwaitingApproval: t.boolean({
      description: 'True: active trainers whom no admin has approved only; false: all other users only.',
    }),
  }),
});

type UserFilter = typeof AdminUserFilter.$inferInput;

const userWhere = ({ search, role, isActive, isAwaitingApproval }: UserFilter): Prisma.UserWhereInput => ({
  AND: [
    ...adminSearchFilter<Prisma.UserWhereInput>(search, {
      states: [
        ...labeledStates(roleLabelsAr, (each) => ({ role: each })),
        [stateLabelsAr.active, { isActive: true }],
        [stateLabelsAr.inactive, { isActive: false }],
        [stateLabelsAr.awaitingApproval, waitingTrainers],
      ],
    }),
    ...(isAwaitingApproval == null ? [] : [isAwaitingApproval ? waitingTrainers : { NOT: waitingTrainers }]),
  ],
  role: role ?? undefined,
  isActive: isActive ?? undefined,
  // Their rows remain for orders and counters only.
  deletedAt: null,
});

const list = adminList('User', {
  query: 'adminUsers',
  permission: 'user:manage',
  type: UserType,
  noun: 'users',
  filter: AdminUserFilter,
  where: userWhere,
  sortFields: ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'],
  sortDescriptions: { name: 'Last name, then first name.' },
  defaultSort: ['createdAt', 'desc'],
  sortKeys: { name: 'sortKey', username: 'usernameSortKey' },
  // Each order matches an index, forwards or backwards.
  orderBy: (sort, direction) => {
    const opposite = direction === 'asc' ? 'desc' : 'asc';
    if (sort === 'email') return [{ email: direction }];
    if (sort === 'role' || sort === 'isActive')
      return [{ [sort]: direction }, { createdAt: opposite }, { id: opposite }];
    return undefined;
  },
});

const exportedColumns = {
  id: true,
  ...nameColumns,
  username: true,
  email: true,
  phone: true,
  role: true,
  isActive: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.UserSelect;

export const userExport = list.exportAs((db, where) => db.user.findMany({ select: exportedColumns, where }));

builder.queryFields((t) => ({
  users: t.withAuth({ can: 'user:manage' }).prismaConnection(
    {
      type: UserType,
      cursor: 'id',
      description: 'Users, the newest first.',
      args: { filter: t.arg({ type: AdminUserFilter, description: 'Conditions that all users meet.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db }) => countRows(db.user, userWhere(filter ?? {})),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = userWhere(filter ?? {});
        return findPage(db.user, query, { where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'UserConnection', description: `A page of users. totalCount: ${boundedCountNote}` },
    { name: 'UserEdge', description: 'A user and its cursor.' },
  ),
  user: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    nullable: true,
    description: 'A user; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
}));

builder.mutationFields((t) => ({
  createUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description: 'Creates a user.',
    problems: ['invalidInput', 'emailTaken', 'usernameTaken', 'userNotFound'],
    args: {
      input: t.arg({ type: CreateUserInput, required: true, description: 'The new user.' }),
      ...clientKeyArgs,
    },
    resolve: async (query, _root, { input, clientKey }, context) => {
      const draft = validate(createUserSchema, {
        preferredLanguage: context.language,
        ...emptyUser,
        ...omitNullish(input),
      });
      ensureAllowedPassword(context, draft.password, draft);
      const data = await toUserColumns(draft);
      return auditedTransaction(context, (tx) =>
        createOnce(tx, {
          ...{ viewer: context.viewer, model: 'User', clientKey, notFound: 'userNotFound' },
          create: async () => {
            const user = await tx.user.create({ data, select: newAccountSelect });
            await notifyNewAccounts(tx, [user]);
            return user;
          },
          read: (id) => tx.user.findUnique({ ...query, where: { id } }),
        }),
      ).catch(onDuplicateUserFields(context.db, data));
    },
  }),
  updateUser: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    description:
      'Updates a user. A new password, a new role or a deactivation ends their sessions; a new password, a new address or a ' +
      'deactivation makes the links in their mails useless.',
    problems: [
      'userNotFound',
      'invalidInput',
      'changedMeanwhile',
      'emailTaken',
      'usernameTaken',
      'ownAccount',
      'lastAdmin',
      'trainerTeaches',
      'userHasProof',
    ],
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

bulkFlagMutation('approveTrainers', {
  permission: 'user:manage',
  noun: 'trainers',
  flag: 'isApproved',
  note: 'Publishing requires the approval if the setting TRAINER_APPROVAL is on.',
  apply: setTrainerApproved,
});

bulkFlagMutation('activateUsers', {
  permission: 'user:manage',
  noun: 'users',
  flag: 'isActive',
  note: 'A deactivation ends their sessions.',
  apply: (isActive) => async (id, context) => {
    if ((await context.db.user.count({ where: { id, isActive, deletedAt: null } })) > 0) return false;
    return (await updateUser(id, { isActive }, context)).isActive !== isActive;
  },
});
