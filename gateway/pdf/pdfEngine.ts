import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** A template of the folder of its domain, such as `gateway/payments/receipt.typ`. */
interface PdfDocument {
  /** Path from the project's root. */
  template: string;
  /** Texts for `sys.inputs` of the template: data never become part of its source. */
  inputs: Record<string, string>;
  /** Time in the file's metadata, so that the same document has the same bytes. */
  createdAt: Date;
}

const fontWeights = ['400Regular', '500Medium', '700Bold'] as const;
/** Documents whose parts stay in the compiler's memory. */
const cachedDocuments = 10;

let compiler: Promise<Compiler> | undefined;
const templates = new Map<string, string>();

/**
 * Creates a PDF file of a Typst template, in a few milliseconds of the main thread (docs/decisions/0061-pdf-by-typst.md).
 * @throws Error for a template that does not compile
 */
export async function renderPdf({ template, inputs, createdAt }: PdfDocument): Promise<Buffer> {
  compiler ??= createCompiler().catch((error: unknown) => {
    compiler = undefined;
    throw error;
  });
  const typst = await compiler;
  // Without a document object in between, whose native memory is freed only when its garbage is collected.
  const pdf = typst.pdf(
    { mainFileContent: readTemplate(template), inputs },
    { creationTimestamp: Math.floor(createdAt.getTime() / 1000) },
  );
  typst.evictCache(cachedDocuments);
  return pdf;
}

/** Loaded at first use: the compiler is a native module of 40 MB. */
async function createCompiler(): Promise<Compiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: fontWeights.map(readFont) }] });
}

/** The fonts of the site, as TrueType files, which shape Arabic correctly. */
function readFont(weight: string): Buffer {
  const path = `@expo-google-fonts/tajawal/${weight}/Tajawal_${weight}.ttf`;
  return readFileSync(createRequire(import.meta.url).resolve(path));
}

function readTemplate(path: string): string {
  const known = templates.get(path);
  if (known !== undefined) return known;
  const source = readFileSync(resolveFromRoot(path), 'utf8');
  templates.set(path, source);
  return source;
}
