/**
 * Code points that the fonts of certificates and receipts have, as hexadecimal ranges in ascending order. A test compares them with
 * the fonts (`gateway/pdf/pdfEngine.ts`).
 */
export const documentCharacterRanges =
  '20-7e a0-ac ae-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 606-61b 61d-6dc 6de-6ff 750-77f 8a0 8ac 8b6-8bd 8d1 8e4-8fe 900-97f 10fb 1ab0-1ac0 1ac5 1ac7-1ace 1c80-1c88 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-200a 200c-200d 2010-2027 202f-205f 2070-2071 2074-208e 2090-209c 20a0-20c0 20f0 2100-215f 2183-2184 2189 2202 2206 220f 2211-2213 2215 221a 221e 222b 2248 2260 2264-2265 25cc 2c60-2c7f 2d30-2d67 2d6f-2d70 2d7f 2de0-2e5d a640-a69f a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8ff a92e ab30-ab6b fb00-fb06 fb50-fbc1 fbd3-fd3f fd50-fd8f fd92-fdc7 fdf0-fdfd fe00 fe20-fe2f fe70-fe72 fe74 fe76-fefc fffc-fffd 10780-10785 10787-107b0 107b2-107ba 1df00-1df1e';

/** First and last code point of each range. */
const ranges = documentCharacterRanges.split(' ').map((range) => {
  const [first = '', last = first] = range.split('-');
  return [parseInt(first, 16), parseInt(last, 16)] as const;
});

const isPrintable = (character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
};

/** The text without emoji that no font of the documents has. */
export const removeUnprintableEmoji = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, (character) =>
    isPrintable(character) ? character : '',
  );

/** The first character that no certificate or receipt can show. Emoji do not count: documents leave them out. */
export const findUnprintableCharacter = (text: string): string | undefined =>
  [...removeUnprintableEmoji(text.normalize('NFC'))].find(
    (character) => !isPrintable(character) && !/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(character),
  );
