/** The mark at the beginning of a file says how UTF-16 is written. */
const encodingByBom = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/**
 * The text of a file that a spreadsheet has written: UTF-16 where its mark says so (Excel's "Unicode text"), else UTF-8, or
 * else Windows-1256, which those in Arabic use for CSV. The mark is left out.
 */
export async function decodeTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const mark = [...new Uint8Array(bytes).subarray(0, 2)].map((byte) => byte.toString(16)).join('');
  if (mark in encodingByBom) return new TextDecoder(encodingByBom[mark as keyof typeof encodingByBom]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
