import { builder } from '../core/builder';
import { LanguageType, RoleType } from '../core/scalarsAndEnums';

/** A person's own account. Others never see this type: what they may know of a trainer is `Trainer`. */
export const UserType = builder.prismaObject('User', {
  description: 'An account, as its owner (and an admin) sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    username: t.exposeString('username', { description: 'Unique without regard to case.' }),
    email: t.exposeString('email', { description: 'Unique; always in lower case.' }),
    role: t.expose('role', { type: RoleType, description: 'What this person may do.' }),
    firstName: t.exposeString('firstName', { description: 'Given name, as the person writes it.' }),
    lastName: t.exposeString('lastName', { description: 'Family name, as the person writes it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Shown to admins alone.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Address of a picture.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'What a trainer says of themself, in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'What a trainer says of themself, in Arabic.' }),
    isActive: t.exposeBoolean('isActive', { description: 'False for an account that can no longer sign in.' }),
    preferredLanguage: t.expose('preferredLanguage', { type: LanguageType, description: 'For messages and mail.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the account was last changed.' }),
  }),
});

/** The public face of a user: names and picture, and what they wrote for the instructor card. */
export const TrainerType = builder.prismaObject('User', {
  variant: 'Trainer',
  description: 'What everybody may know of a trainer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    firstName: t.exposeString('firstName', { description: 'Given name, as the person writes it.' }),
    lastName: t.exposeString('lastName', { description: 'Family name, as the person writes it.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Address of a picture.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'A few sentences in English.' }),
    bioAr: t.exposeString('bioAr', { nullable: true, description: 'A few sentences in Arabic.' }),
  }),
});

/** The public face of anybody who writes or organises something: names and picture alone. */
export const PublicUserType = builder.prismaObject('User', {
  variant: 'PublicUser',
  description: 'What everybody may know of an author or organiser.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    firstName: t.exposeString('firstName', { description: 'Given name, as the person writes it.' }),
    lastName: t.exposeString('lastName', { description: 'Family name, as the person writes it.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'Address of a picture.' }),
  }),
});

builder.queryField('me', (t) =>
  t.prismaField({
    type: UserType,
    nullable: true,
    description: 'The signed-in person; null for a visitor.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);
