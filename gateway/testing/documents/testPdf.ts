/** A PDF of pages in one color (PDF operators, such as `0 0 1`), with a title and an author in its metadata. */
export function createPdf(pageColors: string[], author = 'SECRET AUTHOR'): Buffer {
  const pageId = (index: number): number => 3 + index * 2;
  const kids = pageColors.map((_color, index) => `${pageId(index)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pageColors.length}>>`,
    ...pageColors.flatMap((color, index) => {
      const content = `${color} rg 0 0 620 877 re f`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 620 877]/Contents ${pageId(index) + 1} 0 R/Resources<<>>>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return writePdf(objects, `/Info<</Title(SECRET TITLE)/Author(${author})>>`);
}

/** A PDF whose drawing contains itself: readers that follow it overflow their stack. */
export const createEndlessPdf = (): Buffer =>
  writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 620 877]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    '<</Length 11>>\nstream\n/I Do /I Do\nendstream',
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I 5 0 R>>>>/Length 11>>\nstream\n/I Do /I Do\nendstream',
  ]);

interface AnnotatedPage {
  /** Entries of the annotation, such as `/Subtype/FreeText`; no annotation without them. */
  annotation?: string;
  /** Operators of the annotation's own appearance. */
  appearance?: string;
  /** Operators of the page; the font is `/F`. */
  content?: string;
  /** Further entries of the page and of the catalog. */
  page?: string;
  catalog?: string;
}

const helvetica = '/Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
const stream = (entries: string, content: string): string =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** An A4 page with an annotation or a field of a form; the font is not embedded. */
export function createAnnotatedPdf({ annotation, appearance, content = '', page = '', catalog = '' }: AnnotatedPage) {
  const isField = annotation?.includes('/Widget');
  const form = isField ? `/AcroForm<</Fields[5 0 R]/DA(/F 12 Tf 0 g)/DR<</Font<</F 7 0 R>>>>${catalog}>>` : catalog;
  const frame = `/Rect[60 600 360 630]/F 4${appearance === undefined ? '' : '/AP<</N 6 0 R>>'}`;
  return writePdf([
    `<</Type/Catalog/Pages 2 0 R${form}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${helvetica}${page}${annotation ? '/Annots[5 0 R]' : ''}>>`,
    stream('', content),
    `<</Type/Annot${frame}${annotation ?? ''}>>`,
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 300 30]${helvetica}`, appearance ?? ''),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

/** A text of a PDF file, in UTF-16. */
export const pdfText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function writePdf(objects: string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(`${file}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
}
