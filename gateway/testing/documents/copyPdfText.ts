import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

const wasmFile = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

/** The text of the first page as a browser copies it: by PDFium, which shares nothing with the engine. */
export async function copyPdfText(file: Buffer): Promise<string> {
  const pdfium = await init({ wasmBinary: new Uint8Array(wasmFile).buffer });
  pdfium.PDFiumExt_Init();
  const { wasmExports } = pdfium.pdfium;
  // The package declares no memory.
  const memory = () => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const address = wasmExports.malloc(file.length);
  memory().set(file, address);
  const document = pdfium.FPDF_LoadMemDocument(address, file.length, '');
  const text = pdfium.FPDFText_LoadPage(pdfium.FPDF_LoadPage(document, 0));
  const length = pdfium.FPDFText_CountChars(text);
  const copy = wasmExports.malloc(2 * length + 2);
  pdfium.FPDFText_GetText(text, 0, length, copy);
  return Buffer.from(memory().slice(copy, copy + 2 * length)).toString('utf16le');
}
