import { randomBytes } from 'node:crypto';

/** Who the viewer is, in the words of the API's `User`; everything else of a viewer is a state, such as the role. */
const identityFields = ['id', 'firstName', 'lastName', 'firstNameAr', 'lastNameAr', 'email', 'avatar'] as const;

type IdentityField = (typeof identityFields)[number];

/** The values that a page shows in the places of their placeholders. */
export type ViewerIdentity = Readonly<Partial<Record<IdentityField, string>>>;

/** Noncharacters (Unicode 23.7), which no text may contain: `forbiddenCharacter` of the contract's validation. */
const [firstCharacter, lastCharacter] = [0xfdd0, '\uFDEF'];
const token = randomBytes(6).toString('hex');

/** Begins with a character of its own: a page also shows the first letter of a name. */
const firstCharacters = identityFields.map((_field, index) => String.fromCodePoint(firstCharacter + index));
const placeholderEnd = token + lastCharacter;
const placeholders = Object.fromEntries(
  identityFields.map((field, index) => [field, `${firstCharacters[index]}${placeholderEnd}`]),
) as Record<IdentityField, string>;

/** A placeholder, or its first character alone; the groups hold the character and the rest. */
export const placeholderPattern = new RegExp(`([${firstCharacters.join('')}])(${placeholderEnd})?`, 'gu');

export const isPlaceholder = (text: string): boolean => Object.values(placeholders).includes(text);

/** The text that replaces a placeholder. */
export function valueOfPlaceholder(identity: ViewerIdentity, initial: string, isWhole: boolean): string {
  const field = identityFields[firstCharacters.indexOf(initial)];
  const value = (field && identity[field]) ?? '';
  return isWhole ? value : ([...value.trim()][0] ?? '');
}

/**
 * Separates who the viewer is from the rest.
 * @param user the result of `me`
 * @returns the same user with placeholders instead of the values that tell who it is, and these values
 */
export function separateIdentity(user: Record<string, unknown>): {
  masked: Record<string, unknown>;
  identity: ViewerIdentity;
} {
  const masked = { ...user };
  const identity: Partial<Record<IdentityField, string>> = {};
  for (const field of identityFields) {
    const value = user[field];
    if (typeof value !== 'string' || value === '') continue;
    // Pages compare the key of a trainer with that of a course's trainer; it is public.
    if (field === 'id' && user.role === 'trainer') continue;
    identity[field] = value;
    masked[field] = placeholders[field];
  }
  return { masked, identity };
}
