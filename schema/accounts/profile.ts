import { acting } from '../acting';
import { builder } from '../builder';
import { profileDraft } from '../contract/validation/accounts';
import { LanguageType } from '../enums';
import { checked, goneMeans } from '../errors';
import { UserType } from './user';

const ProfileInput = builder.inputType('ProfileInput', {
  description:
    'What people change about themselves. Absent fields stay as they are; null empties a field that may be empty.',
  fields: (t) => ({
    firstName: t.string({ description: 'At least 1 character.' }),
    lastName: t.string({ description: 'At least 1 character.' }),
    phone: t.string({ description: 'Never shown to others.' }),
    avatar: t.string({ description: 'An https address.' }),
    bio: t.string({ description: 'For the instructor card, in English.' }),
    bioAr: t.string({ description: 'For the instructor card, in Arabic.' }),
    preferredLanguage: t.field({ type: LanguageType, description: 'For messages and mail.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: UserType,
    description: "Changes the signed-in person's own profile. Problems: notSignedIn, invalidInput.",
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'What to change.' }) },
    resolve: (query, _root, { input }, context) => {
      const data = checked(profileDraft, input);
      return acting(context, (tx) => tx.user.update({ ...query, where: { id: context.viewer.id }, data })).catch(
        goneMeans('notSignedIn'),
      );
    },
  }),
);
