import { arabicNames, latinNames, toNameKey } from './algerianNames';
import { nameScript, type NameScript } from './nameScript';

/**
 * Proposes how a name is written in the other script, in the way usual in Algeria ("ch" for ش, "ou" for و, "dj" for ج).
 * Frequent names come from a table, others letter by letter: the holder must check the result.
 * @returns null for a name in both scripts or in neither
 */
export function transliterateName(name: string): string | null {
  const script = nameScript(name);
  if (script === 'latin') return convertWords(joinLatinArticles(name), latinWordToArabic);
  return script === 'arabic' ? convertWords(joinArabicCompounds(name), arabicWordToLatin) : null;
}

/**
 * A spelling to propose for a field in a script, made of the same name in the other field. A name that was typed in the right
 * script needs none.
 * @param typed the field's text
 * @param other the text of the field for the other script
 * @returns null if there is none, or if it is typed
 */
export function suggestSpelling(script: NameScript, typed: string, other: string): string | null {
  if (nameScript(typed) === script) return null;
  const otherScript = nameScript(other);
  if (otherScript === null) return null;
  // Both fields have the name in one script: only the field of the other script needs a spelling.
  const spelling = otherScript === script ? other.trim() : transliterateName(other);
  return spelling && spelling !== typed.trim() ? spelling : null;
}

const convertWords = (name: string, convert: (word: string) => string) =>
  name
    .trim()
    .split(/[\s-]+/)
    .map(convert)
    .join(' ');

/** "Abd El Kader" and "El Amri" are one word each. */
const joinLatinArticles = (name: string): string =>
  name.replace(/\babd[\s-]+e?l?[\s-]+/gi, 'Abdel').replace(/\b(el|al)[\s-]+/gi, 'El_');

const joinArabicCompounds = (name: string): string =>
  name.replace(/عبد\s+ال/g, 'عبدال').replace(/\s+الدين(?!\p{L})/gu, 'الدين');

function latinWordToArabic(word: string): string {
  const key = toNameKey(word);
  const known = arabicNames.get(key);
  if (known) return known;
  if (key.startsWith('el_')) return `ال${latinWordToArabic(word.slice(3)).replace(/^ال/, '')}`;
  if (key.startsWith('abdel')) return `عبد ال${spellInArabic(key.slice(5))}`;
  const afterBen = key.startsWith('ben') ? arabicNames.get(key.slice(3)) : undefined;
  return afterBen ? `بن ${afterBen}` : spellInArabic(key);
}

/** Longer groups first. */
const arabicSpellings: readonly (readonly [RegExp, string])[] = [
  [/^tch/, 'تش'],
  [/^ch|^sh/, 'ش'],
  [/^kh/, 'خ'],
  [/^gh/, 'غ'],
  [/^dj/, 'ج'],
  [/^th/, 'ث'],
  [/^dh/, 'ذ'],
  [/^ph/, 'ف'],
  [/^gu(?=[eiy])/, 'ق'],
  [/^ou|^oo/, 'و'],
  [/^ai|^ay/, 'اي'],
  [/^ee|^ie/, 'ي'],
  [/^c(?=[eiy])/, 'س'],
];
const arabicLetters: Readonly<Record<string, string>> = {
  b: 'ب',
  c: 'ك',
  d: 'د',
  f: 'ف',
  g: 'ق',
  h: 'ه',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'و',
  v: 'ف',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: 'ز',
  a: 'ا',
  e: '',
};

/** Arabic writes neither short vowels nor consonants twice. */
function spellInArabic(word: string): string {
  let rest = word.replace(/([^aeiou])\1+/g, '$1~');
  let arabic = '';
  while (rest) {
    const group = arabicSpellings.find(([pattern]) => pattern.test(rest));
    const length = group ? (group[0].exec(rest)?.[0].length ?? 1) : 1;
    arabic += arabic === '' ? initialInArabic(rest, group?.[1]) : (group?.[1] ?? vowelOrLetter(rest));
    rest = rest.slice(length);
  }
  return arabic;
}

function initialInArabic(rest: string, group: string | undefined): string {
  if (/^ou[aeiou]/.test(rest)) return 'و';
  if (/^[ao]/.test(rest)) return group ? `أ${group.replace(/^ا/, '')}` : 'أ';
  if (/^[ei]/.test(rest)) return 'إ';
  if (rest.startsWith('h')) return 'ح';
  return group ?? arabicLetters[rest.charAt(0)] ?? '';
}

/** A vowel before two consonants is short; "a" at the end is the feminine ending. */
function vowelOrLetter(rest: string): string {
  if (rest === 'a') return 'ة';
  const isShort = /^[aeiou](~|[^aeiou]~|(?!kh|gh|ch|sh|dj|th|dh)[^aeiou]{2})/.test(rest);
  return isShort ? '' : (arabicLetters[rest.charAt(0)] ?? '');
}

const latinLetters: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ء: '',
  ئ: 'i',
  ؤ: 'ou',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'dj',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'ch',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'ou',
  ي: 'i',
  ى: 'a',
  ة: 'a',
  پ: 'p',
  ڤ: 'v',
  گ: 'g',
};

function arabicWordToLatin(word: string): string {
  const known = latinNames.get(toNameKey(word));
  if (known) return known;
  const [, prefix = '', stem = word] = /^(عبدال|ال)(\p{L}[\p{L}\p{M}]{2,})$/u.exec(word) ?? [];
  if (prefix) return prefix === 'ال' ? `El ${arabicWordToLatin(stem)}` : `Abdel${spellInLatin(stem)}`;
  const spelling = spellInLatin(word);
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}

/** Puts in the short vowels that Arabic does not write: after the first consonant, and before the last of two. */
function spellInLatin(word: string): string {
  const sounds = word
    .normalize('NFC')
    .replace(/(\p{L})\u0651/gu, '$1$1')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/^[يو](?=\p{L})/u, (letter) => (letter === 'ي' ? 'Y' : 'W'))
    .split('')
    .map((letter) => latinLetters[letter] ?? letter.toLowerCase())
    .filter(Boolean);
  return sounds
    .map((sound, index) => {
      const isOpen = isConsonant(sound) && isConsonant(sounds[index + 1]);
      if (isOpen && index === 0) return `${sound}a`;
      return isOpen && index === sounds.length - 2 && index > 0 && sound !== sounds[index + 1] ? `${sound}e` : sound;
    })
    .join('')
    .replace(/aa+/g, 'a');
}

const isConsonant = (sound: string | undefined): boolean => sound !== undefined && /^[^aeiou]/.test(sound);
