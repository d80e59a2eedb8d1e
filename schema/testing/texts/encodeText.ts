import { decodeText, type TextEncoding } from '../../contract/userImport/textEncoding';

/** The bytes of a text in an encoding of one byte a letter. */
export function encodeText(text: string, encoding: TextEncoding): Buffer {
  const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = [...decodeText(allBytes, encoding)];
  return Buffer.from(
    [...text].map((letter) => {
      const byte = letters.indexOf(letter);
      if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
      return byte;
    }),
  );
}
