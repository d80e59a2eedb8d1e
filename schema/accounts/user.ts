import { builder } from '../core/builder';
import { LanguageType, RoleType } from '../core/scalarsAndEnums';

/** Only visible to the account's owner and admins; others see `Trainer` or `PublicUser`. */
export const UserType = builder.prismaObject('User', {
  description: 'A user account, visible to its owner and to admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    username: t.exposeString('username', { description: 'Unique, ignoring case.' }),
    email: t.exposeString('email', { description: 'Unique, lower case.' }),
    role: t.expose('role', { type: RoleType, description: 'Role, which determines the permissions.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number; visible to the user and to admins.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography of a trainer in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'Biography of a trainer in Arabic.' }),
    isActive: t.exposeBoolean('isActive', { description: 'False if the account is deactivated and cannot sign in.' }),
    preferredLanguage: t.expose('preferredLanguage', {
      type: LanguageType,
      description: 'Language of messages and email.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

export const TrainerType = builder.prismaObject('User', {
  variant: 'Trainer',
  description: 'Public profile of a trainer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'Biography in Arabic.' }),
  }),
});

export const PublicUserType = builder.prismaObject('User', {
  variant: 'PublicUser',
  description: 'Public profile of an author or organizer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Avatar URL; null if none, show initials.' }),
  }),
});

builder.queryField('me', (t) =>
  t.prismaField({
    type: UserType,
    nullable: true,
    description: 'The signed-in user; null for a visitor.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);
