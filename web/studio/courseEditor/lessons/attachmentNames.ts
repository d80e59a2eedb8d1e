const arabicPattern = /\p{Script=Arabic}/u;

/**
 * What an uploaded file is called in both languages: its own name in the language that it is in, without its ending. English
 * readers are not shown an Arabic name: they read what kind of file it is until somebody names it.
 * @param fileName as its owner called it ("notes.pdf")
 */
export function attachmentNames(fileName: string): { name: string; nameAr: string } {
  const ending = /\.(\w{1,5})$/.exec(fileName)?.[1] ?? '';
  const own = fileName.slice(0, fileName.length - (ending ? ending.length + 1 : 0)).trim() || fileName;
  if (!arabicPattern.test(own)) return { name: own, nameAr: '' };
  return { name: ending ? `Lesson file (${ending.toUpperCase()})` : 'Lesson file', nameAr: own };
}
