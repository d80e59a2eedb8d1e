import type { z } from 'zod';

/** Texts of which each kind of field takes one, and no fixed word of any. */
export const sampleTexts = [
  ...[
    'Amel',
    'amel@example.dz',
    '0550123456',
    'amel-95',
    'TAYYAR-20',
    '123456',
    'solar-energy',
    'https://example.dz/a',
  ],
  ...['15000', '12.50', '2126-03-01T10:00', 'طاقة الرياح', '/media/proofs/33333333333333333333333333333333.webp'],
];

/** Fields that are compared or read as they are: secrets, files, keys, names of kinds, and answers to questions. */
export const verbatimFields = /password|confirm|token|challenge|csv|clientKey|^file$|^kind$|^response$|^id$|Ids?$/i;

/** The text as chats and word processors put it on the clipboard; no kind of field takes any of the marks. */
export const paste = (text: string): string => `\u202B\u2067\uFEFF${text}\u2069\u202C`;

/** Other spellings of a search, as chats, PDF files and other keyboards write it. */
export const spellingsOfSearch = (search: string): string[] => [
  paste(search),
  `\u200F${search}\u200E`,
  `${search.slice(0, 1)}\u200C${search.slice(1)}`,
  `${search.slice(0, 1)}\u00AD${search.slice(1)}\u200B`,
  `\u202E${search.replaceAll(' ', '\u00A0')}`,
  search.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  search.replaceAll('-', '\u2011').replaceAll("'", '’'),
];

/** What a field makes of a text: its value or its first message. */
export function readField(field: z.ZodType, input: unknown): unknown {
  const { data, error } = field.safeParse(input);
  return error ? error.issues[0]?.message : (data ?? null);
}

/** What remains of a text when all is removed that some kind of field cleans. */
export const toVisibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}\u0640]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
