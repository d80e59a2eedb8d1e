/* Characters that pasting and other keyboards leave in a text. Searches, codes and numbers lose all of them, prose few. */

/** Invisible: soft hyphen, direction marks, zero width, joiners, embeddings, overrides, isolates, variation selectors. */
const invisibleCharacters = /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** Embeddings, isolates and their ends, and the byte order mark: Word, WhatsApp and files add them unseen. */
const directionFormatting = /[\u202A-\u202C\u2066-\u2069\uFEFF]/g;

/** Hyphens, dashes and minus signs that look like the hyphen of the keyboard. */
const dashes = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/** Letters as an old file or a PDF stores them: Arabic by position, Latin ligatures. Word ligatures as ﷺ are not among them. */
const presentationForms = /[\uFB00-\uFB06\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]/g;

/** Letters, digits and signs in another width or as mathematical letters. */
const styledForms = /[\uFE50-\uFE6B\uFF01-\uFF9F]|[\u{1D400}-\u{1D7FF}]/gu;

const toCompatible = (character: string): string => character.normalize('NFKC');

export const dropInvisible = (text: string): string => text.replace(invisibleCharacters, '');
export const dropDirectionFormatting = (text: string): string => text.replace(directionFormatting, '');
export const dropTatweel = (text: string): string => text.replaceAll('ـ', '');
export const toHyphens = (text: string): string => text.replace(dashes, '-');
export const toPlainLetters = (text: string): string => text.replace(presentationForms, toCompatible);
export const toPlainWidths = (text: string): string => text.replace(styledForms, toCompatible);

/** Arabic-Indic and Persian digits as Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Whether one of the letters is Arabic. */
export const hasArabicLetter = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Removes zero-width and filler characters, so that they do not count as content. */
export const stripIgnorable = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/** A character for a message: itself in quotation marks if it can be seen and does not separate the message's values. */
export function describeCharacter(character: string): string {
  if (character !== '|' && /^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `“${character}”`;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
