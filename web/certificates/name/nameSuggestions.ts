import { nameScript } from '../../../schema/contract/text/names/nameScript';
import { transliterateName } from '../../../schema/contract/text/names/transliterateName';

interface KnownNames {
  firstName: string;
  lastName: string;
  name: string;
  nameAr: string;
}

interface NameSuggestions {
  name: string | null;
  nameAr: string | null;
}

const joinNames = (...names: string[]): string => names.join(' ').trim().replace(/\s+/g, ' ');

interface ProfileNames {
  firstName: string;
  lastName: string;
  firstNameAr: string | null;
  lastNameAr: string | null;
}

/** The name in Arabic as the owner has written it in the profile; blank if there is none. */
export function ownArabicName({ firstName, lastName, firstNameAr, lastNameAr }: ProfileNames): string {
  if (firstNameAr && lastNameAr) return joinNames(firstNameAr, lastNameAr);
  const profile = joinNames(firstName, lastName);
  return nameScript(profile) === 'arabic' ? profile : '';
}

/** The name in a script: as typed in the other field, else as in the profile, else transliterated; null if it is there. */
export function suggestNames({ firstName, lastName, name, nameAr }: KnownNames): NameSuggestions {
  const profile = joinNames(firstName, lastName);
  const suggest = (script: 'latin' | 'arabic', typed: string, other: string): string | null => {
    const words = profile.split(' ').map((word) => (nameScript(word) === script ? word : transliterateName(word)));
    const fromProfile = words.includes(null) ? null : words.join(' ');
    const isOwn = nameScript(profile) === script;
    const fromOther = other.trim() === '' ? null : transliterateName(other);
    const suggestion = isOwn ? fromProfile : (fromOther ?? fromProfile);
    return suggestion === typed.trim() ? null : suggestion;
  };
  return { name: suggest('latin', name, nameAr), nameAr: suggest('arabic', nameAr, name) };
}
