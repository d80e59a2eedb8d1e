import {
  dropDirectionFormatting,
  dropInvisible,
  dropTatweel,
  toHyphens,
  toLatinDigits,
  toPlainLetters,
  toPlainWidths,
} from './characters';

/*
 * One function for each kind of text that people type or paste. They run before validation, in forms, GraphQL, REST and
 * imports; cleaning a clean text changes nothing. Telephone numbers, e-mail addresses and numbers have files of their own.
 */

const marksInProse = /[\u00AD\u200B\u2060]/g;
const marksInNames = /[\u00AD\u061C\u200B\u200E\u200F\u2060]/g;
/** Spaces and direction marks at the ends of a line. */
const lineEnds = /^[\s\u061C\u200E\u200F]+|[\s\u061C\u200E\u200F]+$/g;
/** Spaces of any width; not the line end or tab, which validation reports. */
const spaces = /[^\S\n\r\t]+/g;
const surroundingQuotes = /^[\s"'“”„‟«»‹›‘’`]+|[\s"'“”„‟«»‹›‘’`]+$/g;

const dropQuotes = (text: string): string => text.replace(surroundingQuotes, '');

/** Text of several lines: keeps what has a meaning in prose, such as joiners, soft hyphens and single direction marks. */
export const cleanParagraphs = (text: string): string =>
  toPlainLetters(dropDirectionFormatting(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')))
    .normalize('NFC')
    .trim();

/** A title, subject or label. */
export const cleanLabel = (text: string): string =>
  toPlainLetters(
    dropDirectionFormatting(text)
      .replace(marksInProse, '')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2028\u2029]/g, ' '),
  )
    .normalize('NFC')
    .replace(lineEnds, '');

/** The name of a person: joiners between letters stay, Persian needs them. */
export const cleanName = (text: string): string =>
  dropTatweel(toHyphens(toPlainLetters(toPlainWidths(dropDirectionFormatting(text).replace(marksInNames, '')))))
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(spaces, ' ')
    .trim();

/** Overrides stay, so that validation refuses them as in other texts that are shown to others. */
export const cleanUsername = (text: string): string =>
  dropDirectionFormatting(text)
    .replace(marksInNames, '')
    .replace(/[\u034F\u180E\u200C\u200D\u206A-\u206F\uFE00-\uFE0F]/g, '')
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(spaces, ' ')
    .trim();

/** Digits, Latin letters and signs as a keyboard writes them. */
export const cleanToken = (text: string): string =>
  toHyphens(toLatinDigits(dropInvisible(text).normalize('NFKC'))).trim();

/** A number of a transfer or register, as it is printed: its inner spaces and case stay. */
export const cleanReference = (text: string): string =>
  dropTatweel(cleanToken(text))
    .replace(/\r\n?/g, '\n')
    .replace(spaces, ' ')
    .replace(/^["'“”„«‹‘` ]+(.*[^"'”»›’` ])["'”»›’` ]+$/, '$1')
    .trim();

/** A code: upper case, without spaces and quotation marks. */
export const cleanCode = (text: string): string =>
  dropQuotes(dropTatweel(cleanToken(text)))
    .replace(/\s/g, '')
    .toUpperCase();

/**
 * A code in which a gap may stand for a hyphen: PDF files have soft hyphens, Arabic keyboards the tatweel in its place.
 * @returns the code in upper case; each gap is one space
 */
export const cleanSpacedCode = (text: string): string =>
  dropQuotes(cleanToken(text.replace(/[\u00AD\u0640]/g, ' ')))
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '')
    .toUpperCase();

/** Part of an address of this site. */
export const cleanSlug = (text: string): string => dropTatweel(cleanToken(text));

/** An address of the web: joiners stay, they can be part of a path. */
export function cleanUrl(text: string): string {
  const address = dropDirectionFormatting(text)
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u202D\u202E\u2060]/g, '')
    .replace(/^[\s"'“”«»‹›<]+|[\s"'“”«»‹›>]+$/g, '');
  const plain = toPlainWidths(address);
  return /^https?:\/\//i.test(plain) && !/^https?:\/\//i.test(address) ? plain : address;
}

/** Words that are searched. A search shows no text to others, so that no mark of direction in it is refused. */
export const cleanSearch = (text: string): string => dropInvisible(text).replace(/\s+/g, ' ').trim();
