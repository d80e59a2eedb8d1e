import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Transformer } from '@napi-rs/image';
import { init } from '@embedpdf/pdfium';
import { drawText } from './annotationText.mjs';
import { isBlank } from './isBlank.mjs';

/*
 * `node drawPdf.mjs <file> <options as JSON>` replaces a PDF by a picture of its pages. Its own process, which can be
 * ended when a file needs too much time or memory. Plain JavaScript, to run from the sources and beside the bundle.
 */

/** @typedef {import('../conversion').PdfOptions} PdfOptions */
/** @typedef {{ page: number, left: number, top: number, width: number, height: number }} PlacedPage */
/** @typedef {{ bytes: Buffer, left: number, top: number }} Overlay */

const [path = '', json = ''] = process.argv.slice(2);
/** @type {PdfOptions} */
const { maxPages, maxPixels, longSide, shortSide, quality, exitCodes } = JSON.parse(json);

const wasmFile = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
const pdfium = await init({ wasmBinary: new Uint8Array(wasmFile).buffer });
const { wasmExports } = pdfium.pdfium;

const allocate = (/** @type {number} */ bytes) => /** @type {number} */ (wasmExports.malloc(bytes));
/** A view of the memory; growing the memory ends its validity. */
const memory = () => /** @type {Uint8Array} */ (/** @type {unknown} */ (pdfium.pdfium.HEAPU8));

/** Of fpdfview.h and fpdf_annot.h. */
const loadErrors = { password: 4, security: 5 };
const formTypes = { dynamicXfa: 2 };
const renderFlags = { annotations: 0x01, reverseByteOrder: 0x10, printing: 0x800 };
const drawnFlags = renderFlags.annotations | renderFlags.reverseByteOrder | renderFlags.printing;
const subtypes = { freeText: 3, stamp: 13, widget: 20 };
const hiddenFlag = 0x02;
const hiddenFlags = 0x01 | hiddenFlag;
const passwordField = 0x2000;

/** @returns {never} */
const exit = (/** @type {keyof PdfOptions['exitCodes']} */ reason) => process.exit(exitCodes[reason]);

function openDocument() {
  const file = readFileSync(path);
  const address = allocate(file.length);
  memory().set(file, address);
  pdfium.PDFiumExt_Init();
  const document = pdfium.FPDF_LoadMemDocument(address, file.length, '');
  if (document) return document;
  const error = pdfium.FPDF_GetLastError();
  return exit(error === loadErrors.password || error === loadErrors.security ? 'protected' : 'unreadable');
}

/** Calls a function that writes a UTF-16 text of a length in bytes to a buffer. */
function readText(/** @type {(buffer: number, bytes: number) => number} */ read) {
  const bytes = read(0, 0);
  if (bytes <= 2) return '';
  const buffer = allocate(bytes);
  read(buffer, bytes);
  const text = Buffer.from(memory().slice(buffer, buffer + bytes - 2)).toString('utf16le');
  wasmExports.free(buffer);
  return text;
}

const document = openDocument();
if (pdfium.FPDF_GetFormType(document) === formTypes.dynamicXfa) exit('dynamicForm');
const pageCount = pdfium.FPDF_GetPageCount(document);
if (pageCount > maxPages) exit('tooManyPages');
const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo());
const pages = Array.from({ length: pageCount }, (_, index) => pdfium.FPDF_LoadPage(document, index)).filter(
  (page) => page !== 0,
);
if (pages.length === 0) exit('unreadable');

/** In rows, as a nearly square picture; pages of a long file are drawn smaller. */
function placePages() {
  const columns = Math.ceil(Math.sqrt(pages.length));
  const rows = Math.ceil(pages.length / columns);
  const sizes = pages.map((page) => {
    const [width, height] = [pdfium.FPDF_GetPageWidthF(page) || 1, pdfium.FPDF_GetPageHeightF(page) || 1];
    const scale = Math.min(longSide / Math.max(width, height), shortSide / Math.min(width, height));
    return [width * scale, height * scale];
  });
  const [cellWidth = 1, cellHeight = 1] = [0, 1].map((side) => Math.max(...sizes.map((size) => size[side] ?? 0)));
  const shrink = Math.min(1, Math.sqrt(maxPixels / (columns * cellWidth * rows * cellHeight)));
  const toPixels = (/** @type {number} */ length) => Math.max(1, Math.round(length * shrink));
  const [columnWidth = 1, rowHeight = 1] = [cellWidth, cellHeight].map(toPixels);
  return {
    width: columns * columnWidth,
    height: rows * rowHeight,
    placed: sizes.map(([width = 1, height = 1], index) => ({
      page: pages[index] ?? 0,
      left: (index % columns) * columnWidth,
      top: Math.floor(index / columns) * rowHeight,
      width: toPixels(width),
      height: toPixels(height),
    })),
  };
}

/** Letters of the built-in fonts of PDFium. */
const isLatin = (/** @type {string} */ text) => !/[^\u0000-\u024F\u2000-\u20CF]/.test(text);

/** The visible text of an annotation that has no appearance of its own. */
function annotationText(/** @type {number} */ annotation, /** @type {number} */ subtype) {
  const stringValue = (/** @type {string} */ key) =>
    readText((buffer, bytes) => pdfium.FPDFAnnot_GetStringValue(annotation, key, buffer, bytes));
  if (subtype === subtypes.freeText) return stringValue('Contents');
  if (subtype === subtypes.stamp) return stringValue('Contents') || stringValue('Name');
  if (pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & passwordField) return '';
  return readText((buffer, bytes) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, bytes));
}

/** @returns false for a kind of annotation that PDFium cannot draw */
const generateAppearance = (/** @type {number} */ annotation, /** @type {number} */ subtype) =>
  subtype === subtypes.widget
    ? pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
    : pdfium.EPDFAnnot_GenerateAppearance(annotation);

/**
 * Gives annotations and fields without an appearance one.
 * @returns texts that PDFium cannot draw, with their annotation
 */
function addAppearances(/** @type {number} */ page) {
  /** @type {{ annotation: number, text: string }[]} */
  const texts = [];
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
    const flags = pdfium.FPDFAnnot_GetFlags(annotation);
    if (flags & hiddenFlags || pdfium.EPDFAnnot_HasAppearanceStream(annotation, 0)) continue;
    const text = Object.values(subtypes).includes(subtype) ? annotationText(annotation, subtype) : '';
    if (isLatin(text) && generateAppearance(annotation, subtype)) continue;
    if (text) texts.push({ annotation, text });
    pdfium.FPDFAnnot_SetFlags(annotation, flags | hiddenFlag);
  }
  return texts;
}

/** The rectangle of an annotation in the picture. */
function annotationFrame(
  /** @type {PlacedPage} */ { page, left, top, width, height },
  /** @type {number} */ annotation,
) {
  const buffer = allocate(16);
  pdfium.FPDFAnnot_GetRect(annotation, buffer);
  const rectangle = new Float32Array(memory().slice(buffer, buffer + 16).buffer);
  const corners = [
    [rectangle[0] ?? 0, rectangle[1] ?? 0],
    [rectangle[2] ?? 0, rectangle[3] ?? 0],
  ].map(([x = 0, y = 0]) => {
    pdfium.FPDF_PageToDevice(page, left, top, width, height, 0, x, y, buffer, buffer + 4);
    return new Int32Array(memory().slice(buffer, buffer + 8).buffer);
  });
  wasmExports.free(buffer);
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? 0).sort((a, b) => a - b));
  const [frameLeft, frameTop] = [Math.max(left, xs?.[0] ?? 0), Math.max(top, ys?.[0] ?? 0)];
  return {
    left: frameLeft,
    top: frameTop,
    width: Math.min(left + width, xs?.[1] ?? 0) - frameLeft,
    height: Math.min(top + height, ys?.[1] ?? 0) - frameTop,
  };
}

/** @returns {Promise<Overlay[]>} */
async function drawPage(/** @type {number} */ bitmap, /** @type {PlacedPage} */ placed) {
  const { page, left, top, width, height } = placed;
  const texts = addAppearances(page);
  pdfium.FORM_OnAfterLoadPage(page, form);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, left, top, width, height, 0, drawnFlags);
  pdfium.FPDF_FFLDraw(form, bitmap, page, left, top, width, height, 0, drawnFlags);
  const pixelsPerPoint = width / (pdfium.FPDF_GetPageWidthF(page) || 1);
  const overlays = [];
  for (const { annotation, text } of texts) {
    const frame = annotationFrame(placed, annotation);
    const bytes = await drawText(text, frame, pixelsPerPoint);
    if (bytes) overlays.push({ bytes, left: frame.left, top: frame.top });
  }
  return overlays;
}

const { width, height, placed } = placePages();
const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
if (!bitmap) exit('unreadable');
pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
const overlays = [];
for (const page of placed) overlays.push(...(await drawPage(bitmap, page)));
const address = pdfium.FPDFBitmap_GetBuffer(bitmap);
const pixels = memory().subarray(address, address + pdfium.FPDFBitmap_GetStride(bitmap) * height);
if (overlays.length === 0 && isBlank(pixels, 4)) exit('blank');
const picture = Transformer.fromRgbaPixels(pixels, width, height);
for (const { bytes, left, top } of overlays) picture.overlay(bytes, left, top);
writeFileSync(path, await picture.webp(quality));
