import { applyEditAsTyped, readSelection } from './applyEditAsTyped';

/** Markup that plain text would lose. */
export const isRichHtml = (html: string): boolean =>
  /<(?:b|strong|em|i|h[1-6]|ul|ol|li|table|a|img)[\s>]|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i.test(
    html,
  );

export const toPictureFiles = (files: FileList): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

interface PasteResult {
  pictures: File[];
  alts: string[];
  leftOut: number;
  /** The words alone were pasted. */
  isPlain: boolean;
}

const toFile = (dataUrl: string, index: number): File | undefined => {
  try {
    const [head = '', base64 = ''] = dataUrl.split(',', 2);
    const type = /^data:(image\/[\w+.-]+);base64$/.exec(head)?.[1] ?? '';
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `picture-${index + 1}`, { type });
  } catch {
    return undefined;
  }
};

/** Pastes HTML as Markdown; the converter is loaded at the first paste. */
export async function pasteHtml(
  field: HTMLTextAreaElement,
  { html, text }: { html: string; text: string },
): Promise<PasteResult> {
  const insert = (by: string) => {
    const { text: before, start, end } = readSelection(field);
    applyEditAsTyped(field, {
      text: before.slice(0, start) + by + before.slice(end),
      start: start + by.length,
      end: start + by.length,
    });
  };
  try {
    const { convertHtml } = await import('./convertHtml');
    const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
    const { markdown, pictures, leftOut } = convertHtml(html, parse);
    insert(markdown);
    const files = pictures.map(({ dataUrl }, index) => toFile(dataUrl, index));
    const kept = pictures.map(({ alt }, index) => ({ alt, file: files[index] }));
    return {
      pictures: kept.flatMap(({ file }) => file ?? []),
      alts: kept.flatMap(({ file, alt }) => (file ? [alt] : [])),
      leftOut: leftOut + files.filter((file) => file === undefined).length,
      isPlain: false,
    };
  } catch {
    insert(text);
    return { pictures: [], alts: [], leftOut: 0, isPlain: true };
  }
}
