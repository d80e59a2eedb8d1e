/**
 * The text of a file that a spreadsheet has written: UTF-8, or else Windows-1256, which those in Arabic use for CSV. The mark
 * at its beginning is left out.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
