/** Encodings of text files that spreadsheets write here; `windows1252` includes ISO 8859-1. */
export const textEncodings = [
  'utf8',
  'utf16le',
  'utf16be',
  'windows1252',
  'windows1256',
  'macRoman',
  'iso88596',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

const decoderLabels: Record<TextEncoding, string> = {
  utf8: 'utf-8',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  windows1252: 'windows-1252',
  windows1256: 'windows-1256',
  macRoman: 'macintosh',
  iso88596: 'iso-8859-6',
};

/** Letters of Windows-1252 from 0x80: Node 20 and 22 read them as control characters. */
const windows1252Letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The text without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(decoderLabels[encoding]).decode(bytes);
  if (encoding !== 'windows1252') return text;
  return text.replace(/[\u0080-\u009F]/g, (control) => windows1252Letters[control.charCodeAt(0) - 0x80] ?? control);
}

export interface DecodedText {
  encoding: TextEncoding;
  text: string;
}

/**
 * The readings of a text file that are plausible for names in Arabic and French, best first: one if the encoding is certain,
 * none if the file is no text.
 * @param isKnown true for a cell that is certainly read correctly, such as a heading
 */
export function readText(bytes: Uint8Array, isKnown: (cell: string) => boolean = () => false): DecodedText[] {
  const unicode = unicodeEncoding(bytes);
  if (unicode) return [{ encoding: unicode, text: decodeText(bytes, unicode) }];
  if (bytes.includes(0)) return [];
  return mostPlausible(differentReadings(bytes), isKnown);
}

/** Of the bytes that a zero may have, in a UTF-16 text without a byte order mark. */
const minZeroShare = 0.2;

function unicodeEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf16le';
  if (first === 0xfe && second === 0xff) return 'utf16be';
  try {
    if (!new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')) return 'utf8';
  } catch {
    // No UTF-8.
  }
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < bytes.length * minZeroShare || Math.min(even, odd) > 0) return undefined;
  const encoding = odd > even ? 'utf16le' : 'utf16be';
  return /[\u0000-\u0008\u000E-\u001F]/.test(decodeText(bytes, encoding)) ? undefined : encoding;
}

function differentReadings(bytes: Uint8Array): DecodedText[] {
  const readings = new Map<string, DecodedText>();
  for (const encoding of ['windows1252', 'windows1256', 'macRoman', 'iso88596'] as const) {
    const text = decodeText(bytes, encoding);
    if (!readings.has(text)) readings.set(text, { encoding, text });
  }
  return [...readings.values()];
}

/** A reading with this many times more impossible words than the best one is wrong. */
const clearlyWorse = 5;

function mostPlausible(readings: DecodedText[], isKnown: (cell: string) => boolean): DecodedText[] {
  const judged = readings.map((reading) => ({
    reading,
    known: countKnown(reading.text, isKnown),
    ...judge(reading.text),
  }));
  const mostKnown = Math.max(...judged.map(({ known }) => known));
  const recognized = judged.filter(({ known }) => known === mostKnown);
  const fewest = Math.min(...recognized.map(({ impossible }) => impossible));
  return recognized
    .filter(({ impossible }) => impossible === fewest || impossible < fewest * clearlyWorse)
    .sort((a, b) => a.impossible - b.impossible || a.unusual - b.unusual)
    .map(({ reading }) => reading);
}

const countKnown = (text: string, isKnown: (cell: string) => boolean): number =>
  text.split(/[;,\t\r\n]/).filter((cell) => isKnown(cell.replace(/^["\s]+|["\s]+$/g, ''))).length;

type Verdict = 'plausible' | 'unusual' | 'impossible';

/** Counts the words with letters outside ASCII that a wrong encoding makes. */
function judge(text: string): { impossible: number; unusual: number } {
  const verdicts = new Map<string, Verdict>();
  let [impossible, unusual] = [0, 0];
  for (const word of text.match(/(?:[A-Za-z]|[^\x00-\x7F\s])+/gu) ?? []) {
    if (!/[^\x00-\x7F]/.test(word)) continue;
    const verdict = verdicts.get(word) ?? judgeWord(word);
    verdicts.set(word, verdict);
    if (verdict === 'impossible') impossible += 1;
    if (verdict === 'unusual') unusual += 1;
  }
  return { impossible, unusual };
}

/** Signs that stand before or after a word, and inside of it. */
const edgeSigns = /^[‘“–—]+|[’”،؛؟°]+$/gu;
const innerSign = '’';

/** Characters; a longer word is none of a name or a sentence, and its signs would take long to find. */
const wordMax = 100;

function judgeWord(word: string): Verdict {
  if (word.length > wordMax) return 'impossible';
  const inner = word.replace(edgeSigns, '').replaceAll(innerSign, '');
  if (inner === '') return 'plausible';
  if (!/^[\p{L}\p{M}]+$/u.test(inner)) return 'impossible';
  const isArabic = /[\u0600-\u06FF]/u.test(inner);
  if (isArabic && /\p{Script=Latin}/u.test(inner)) return 'impossible';
  return isArabic ? judgeArabic(inner) : judgeLatin(inner);
}

const arabicLetters = /^[\u0621-\u063A\u0640-\u064A\u0651]+$/u;
const arabicWithMarks = /^[\u0621-\u063A\u0640-\u064A\u064E-\u0652\u0670]+$/u;
/** The letters ة and ى begin no word and stand at its end. */
const misplacedArabicLetter = /^[\u0629\u0649\u064E-\u0652]|[\u0629\u0649][\u0621-\u064A]/u;

function judgeArabic(word: string): Verdict {
  if (misplacedArabicLetter.test(word) || !arabicWithMarks.test(word)) return 'impossible';
  return arabicLetters.test(word) && word.length > 1 ? 'plausible' : 'unusual';
}

const westernLetters = /^[À-ÖØ-öø-ÿŒœŸŠšŽž]$/u;
const frenchLetters = /^[àâäçéèêëîïôöùûüÿœæñáíóú]$/iu;
/** Those that keyboards with French letters write between capitals: `BENAïSSA`. */
const smallAmongCapitals = /^[àâäçéèêëîïôöùûü]$/u;
const isAscii = (letter: string): boolean => letter < '\u0080';
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

function judgeLatin(word: string): Verdict {
  const letters = [...word];
  const asciiLetters = letters.filter(isAscii);
  const accented = letters.filter((letter) => !isAscii(letter));
  const isReadable = accented.every((letter) => westernLetters.test(letter));
  if (!isReadable || (asciiLetters.length === 0 && letters.length > 1)) return 'impossible';
  const isInCapitals = asciiLetters.length > 1 && asciiLetters.every(isCapital);
  const smallLetters = accented.filter((letter) => !isCapital(letter));
  if (isInCapitals && smallLetters.length > 0)
    return smallLetters.every((letter) => smallAmongCapitals.test(letter)) ? 'unusual' : 'impossible';
  if (hasMisplacedCapital(letters)) return 'impossible';
  return accented.every((letter) => frenchLetters.test(letter)) ? 'plausible' : 'unusual';
}

/** An accented capital within small letters, or a capital after an accented small letter: `ZoÈ`, `MÈlanie`, `NíGoran`. */
function hasMisplacedCapital(letters: readonly string[]): boolean {
  const hasSmallLetters = letters.some((letter) => isAscii(letter) && !isCapital(letter));
  return letters.some((letter, index) => {
    const before = letters[index - 1];
    if (before === undefined || !isCapital(letter)) return false;
    return isAscii(letter) ? !isAscii(before) && !isCapital(before) : hasSmallLetters;
  });
}
