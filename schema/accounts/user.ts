import { createAndUpdateInputs } from '../admin/createAndUpdateInputs';
import { builder } from '../core/builder';
import { LanguageType, RoleType } from '../core/scalarsAndEnums';
import { auditedTransaction } from '../audit/auditedTransaction';
import { changePasswordSchema, updateProfileSchema } from '../contract/validation/accounts/accounts';
import type { SignedInContext } from '../core/context';
import { validate } from '../core/problem';
import { passwordChangedNotification } from '../notifications/kinds/accountSecurity';
import { sendNotification } from '../notifications/sendNotification';
import { purposesEndedByPassword, revokeAccountLinks } from './links/accountLinks';
import { endOtherSessions } from './otherSessions';
import { lockOwnAccount } from './accountLocks';
import { checkCurrentPassword, wrongPasswordProblem } from './passwords/currentPassword';
import { ensureAllowedPassword } from './passwords/passwordRules';
import { hashPassword } from './passwords/passwordHash';

const firstNameArNote = 'First name in Arabic script; null if there is none: Arabic texts then have `firstName`.';
const lastNameArNote = 'Last name in Arabic script; null if there is none: Arabic texts then have `lastName`.';

/** Only visible to the account's owner and admins; others see `Trainer` or `PublicUser`. */
export const UserType = builder.prismaObject('User', {
  select: { id: true },
  description: 'A user account, visible to its owner and to admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    username: t.exposeString('username', { description: 'Unique, ignoring case.' }),
    email: t.exposeString('email', { description: 'Unique, lower case.' }),
    role: t.expose('role', { type: RoleType, description: 'Role, which determines the permissions.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    firstNameAr: t.exposeString('firstNameAr', { nullable: true, description: firstNameArNote }),
    lastNameAr: t.exposeString('lastNameAr', { nullable: true, description: lastNameArNote }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number; visible to the user and to admins.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography of a trainer in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'Biography of a trainer in Arabic.' }),
    isActive: t.exposeBoolean('isActive', { description: 'False if the account is deactivated and cannot sign in.' }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when an admin approved the trainer; null before and for other roles.',
    }),
    isAwaitingApproval: t.boolean({
      description: 'True for a trainer who can prepare drafts but not publish before an admin approves them.',
      select: { role: true, approvedAt: true },
      resolve: ({ role, approvedAt }, _args, { settings: { requiresTrainerApproval } }) =>
        requiresTrainerApproval && role === 'trainer' && approvedAt === null,
    }),
    preferredLanguage: t.expose('preferredLanguage', {
      type: LanguageType,
      description: 'Language of messages and email.',
    }),
    isEmailConfirmed: t.boolean({
      description: 'True if the user has confirmed the address by a link in a mail.',
      select: { emailConfirmedAt: true },
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    isEmailBounced: t.boolean({
      description: 'True if a mail server has refused the address for good; no mail is sent to it.',
      select: { emailBouncedAt: true },
      resolve: ({ emailBouncedAt }) => emailBouncedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: 'Requested address that takes effect when it is confirmed; null if none.',
      select: (_args, { clock }) => ({
        accountLinks: {
          where: { purpose: 'change_email' as const, usedAt: null, expiresAt: { gt: clock.now() } },
          select: { email: true },
          take: 1,
        },
      }),
      resolve: ({ accountLinks }) => accountLinks[0]?.email ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

export const [CreateUserInput, UpdateUserInput] = createAndUpdateInputs('User', 'user', (t, required) => ({
  firstName: t.string({ required, description: 'At least 1 character.' }),
  lastName: t.string({ required, description: 'At least 1 character.' }),
  firstNameAr: t.string({ description: 'First name in Arabic script, for texts in Arabic; optional.' }),
  lastNameAr: t.string({ description: 'Last name in Arabic script, for texts in Arabic; optional.' }),
  username: t.string({ required, description: 'At least 3 characters; unique, case-insensitive.' }),
  email: t.string({ required, description: 'Email address; unique, case-insensitive.' }),
  phone: t.string({ description: 'Phone number.' }),
  password: t.string({
    description:
      'At least 6 characters. Blank for a new user: the user gets a mail with a link to set it. Blank in an update keeps the password.',
  }),
  role: t.field({ type: RoleType, required, description: 'Role of the user.' }),
  isActive: t.boolean({ description: 'False for a user who cannot sign in; default true.' }),
  preferredLanguage: t.field({
    type: LanguageType,
    description: "Language of messages; default the admin's language.",
  }),
}));

export const TrainerType = builder.prismaObject('User', {
  variant: 'Trainer',
  select: { id: true },
  description: 'Public profile of a trainer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    firstNameAr: t.exposeString('firstNameAr', { nullable: true, description: firstNameArNote }),
    lastNameAr: t.exposeString('lastNameAr', { nullable: true, description: lastNameArNote }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'Biography in Arabic.' }),
  }),
});

export const PublicUserType = builder.prismaObject('User', {
  variant: 'PublicUser',
  select: { id: true },
  description: 'Public profile of an author or organizer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    firstNameAr: t.exposeString('firstNameAr', { nullable: true, description: firstNameArNote }),
    lastNameAr: t.exposeString('lastNameAr', { nullable: true, description: lastNameArNote }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
  }),
});

builder.queryField('me', (t) =>
  t.prismaField({
    type: UserType,
    nullable: true,
    description: 'The signed-in user; null for a visitor.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findFirst({ ...query, where: { id: viewer.id } }),
  }),
);

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Current and new password.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'Current password.' }),
    newPassword: t.string({ required: true, description: 'New password, at least 6 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ can: 'profile:write' }).boolean({
    description: "Changes the viewer's password and ends all other sessions; the browser gets a new one.",
    problems: ['invalidInput', 'wrongPassword', 'tooManyAttempts'],
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Current and new password.' }) },
    resolve: async (_root, { input }, context) => {
      await changePassword(input, context);
      return true;
    },
  }),
);

async function changePassword(input: unknown, context: SignedInContext): Promise<void> {
  const { viewer } = context;
  const { currentPassword, newPassword } = validate(changePasswordSchema, input);
  const user = await checkCurrentPassword(currentPassword, context);
  const { id, email, passwordHash } = user;
  ensureAllowedPassword(context, newPassword, user, 'newPassword');
  const data = { passwordHash: await hashPassword(newPassword) };
  await auditedTransaction(context, async (tx) => {
    await lockOwnAccount(tx, viewer);
    // Of two concurrent changes only one succeeds.
    const { count } = await tx.user.updateMany({ where: { id, passwordHash }, data });
    if (count === 0) throw wrongPasswordProblem();
    await revokeAccountLinks(tx, id, purposesEndedByPassword);
    await endOtherSessions(tx, viewer);
    await sendNotification(tx, passwordChangedNotification, { userIds: [id] }, {});
  });
  await context.services.sessions.renew({ id, email, ...data });
}

const ProfileInput = builder.inputType('ProfileInput', {
  description: "Changes of the viewer's profile. Absent fields keep their value; null clears an optional field.",
  fields: (t) => ({
    firstName: t.string({ description: 'At least 1 character.' }),
    lastName: t.string({ description: 'At least 1 character.' }),
    firstNameAr: t.string({ description: 'First name in Arabic script, for texts in Arabic; optional.' }),
    lastNameAr: t.string({ description: 'Last name in Arabic script, for texts in Arabic; optional.' }),
    phone: t.string({ description: 'Never shown to other users.' }),
    avatar: t.string({ description: 'Image URL; https only.' }),
    bio: t.string({ description: 'English text of the trainer card.' }),
    bioAr: t.string({ description: 'Arabic text of the trainer card.' }),
    preferredLanguage: t.field({ type: LanguageType, description: 'Language of messages and email.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: "Updates the viewer's profile.",
    problems: ['invalidInput'],
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'Fields to change.' }) },
    resolve: (query, _root, { input }, context) => {
      const data = validate(updateProfileSchema, input);
      return auditedTransaction(context, async (tx) => {
        await lockOwnAccount(tx, context.viewer);
        return tx.user.update({ ...query, where: { id: context.viewer.id }, data });
      });
    },
  }),
);
