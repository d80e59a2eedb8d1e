/** Encodings by the hex digits of their byte order mark. */
const encodingByBom = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/**
 * Decodes a CSV file of a spreadsheet: UTF-16 with a byte order mark (Excel's "Unicode text"), else UTF-8, else
 * Windows-1256, which Arabic Excel writes. Removes the byte order mark.
 */
export async function decodeTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const byteOrderMark = [...new Uint8Array(bytes).subarray(0, 2)].map((byte) => byte.toString(16)).join('');
  if (byteOrderMark in encodingByBom)
    return new TextDecoder(encodingByBom[byteOrderMark as keyof typeof encodingByBom]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
