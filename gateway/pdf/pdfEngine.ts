import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { mendCopiedText } from './copiedText';

/** A template of the folder of its domain, such as `gateway/payments/receipt.typ`. */
interface TypstDocument {
  /** Path from the project's root. */
  template: string;
  /** Paths of the templates that it imports by `/<path>`. */
  imports?: string[];
  /** Texts for `sys.inputs` of the template: data never become part of its source. */
  inputs: Record<string, string>;
  /** Pictures that the template shows by `image("/<name>")`. */
  pictures?: Record<string, Buffer>;
}

interface PdfDocument extends TypstDocument {
  /** Time in the file's metadata, so that the same document has the same bytes. */
  createdAt: Date;
  /** The archival standard that the file meets. */
  standard?: 'a-2b';
}

/**
 * Tajawal is the site's font, Amiri that of names on certificates: TrueType files, which shape Arabic correctly. Noto Sans has the
 * letters that both lack. Templates set `fallback: false`: fonts of the machine would change the document.
 */
export const fontFiles = [
  'tajawal/400Regular/Tajawal_400Regular.ttf',
  'tajawal/500Medium/Tajawal_500Medium.ttf',
  'tajawal/700Bold/Tajawal_700Bold.ttf',
  'amiri/700Bold/Amiri_700Bold.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular.ttf',
] as const;
/** Documents whose parts stay in the compiler's memory. */
const cachedDocuments = 10;

let compiler: Promise<Compiler> | undefined;
const templates = new Map<string, string>();
const addedImports = new Set<string>();

/**
 * Creates a PDF file of a Typst template, in a few milliseconds of the main thread (docs/decisions/0061-pdf-by-typst.md).
 * @throws Error for a template that does not compile, and for letters without a font if a standard is given
 */
export function renderPdf({ createdAt, standard, ...document }: PdfDocument): Promise<Buffer> {
  const options = {
    creationTimestamp: Math.floor(createdAt.getTime() / 1000),
    ...(standard && { pdfStandard: standard }),
  };
  // Without a document object in between, whose native memory is freed only when its garbage is collected.
  return compile(document, (typst, source) => mendCopiedText(typst.pdf(source, options)));
}

/**
 * Creates an SVG picture of the first page of a Typst template; letters are shapes.
 * @throws Error for a template that does not compile
 */
export function renderSvg(document: TypstDocument): Promise<string> {
  return compile(document, (typst, source) => typst.plainSvg(source));
}

type Source = Parameters<Compiler['pdf']>[0];

async function compile<Output>(
  { template, imports = [], inputs, pictures = {} }: TypstDocument,
  run: (typst: Compiler, source: Source) => Output,
): Promise<Output> {
  compiler ??= createCompiler().catch((error: unknown) => {
    compiler = undefined;
    throw error;
  });
  const typst = await compiler;
  for (const path of imports.filter((each) => !addedImports.has(each))) {
    typst.addSource(join(workspace(), path), readTemplate(path));
    addedImports.add(path);
  }
  for (const [name, picture] of Object.entries(pictures)) typst.mapShadow(join(workspace(), name), picture);
  try {
    return run(typst, { mainFileContent: readTemplate(template), inputs });
  } finally {
    for (const name of Object.keys(pictures)) typst.unmapShadow(join(workspace(), name));
    typst.evictCache(cachedDocuments);
  }
}

/** Root of the paths in templates. */
const workspace = (): string => dirname(resolveFromRoot('package.json'));

/** Loaded at first use: the compiler is a native module of 40 MB. */
async function createCompiler(): Promise<Compiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({ workspace: workspace(), fontArgs: [{ fontBlobs: fontFiles.map(readFont) }] });
}

/** A file of `fontFiles`. */
export const readFont = (file: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`));

/** The source of a template, at a path from the project's root. */
export function readTemplate(path: string): string {
  const known = templates.get(path);
  if (known !== undefined) return known;
  const source = readFileSync(resolveFromRoot(path), 'utf8');
  templates.set(path, source);
  return source;
}
