const arabicPattern = /\p{Script=Arabic}/u;

/** The English and Arabic names of an uploaded file ("notes.pdf"). An Arabic file name gets a generic English one. */
export function attachmentNames(fileName: string): { name: string; nameAr: string } {
  const extension = /\.(\w{1,5})$/.exec(fileName)?.[1] ?? '';
  const baseName = fileName.slice(0, fileName.length - (extension ? extension.length + 1 : 0)).trim() || fileName;
  if (!arabicPattern.test(baseName)) return { name: baseName, nameAr: '' };
  return { name: extension ? `Lesson file (${extension.toUpperCase()})` : 'Lesson file', nameAr: baseName };
}
