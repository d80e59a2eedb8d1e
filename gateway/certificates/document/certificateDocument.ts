import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import type { CertificateData } from '../../../schema/contract/certificates';
import { readTemplate, renderPdf, renderSvg } from '../../pdf/pdfEngine';
import { signaturePictureNames, toTemplateData, type CertificateOptions } from './certificateContent';

/** Pixels. */
const defaultWidth = 1600;
/** Width by height of A4, landscape. */
const aspectRatio = 297 / 210;
/** Previews in social networks, in pixels. */
const preview = { width: 1200, height: 630, margin: 26, ground: '#08402F' } as const;

/**
 * The certificate as PDF/A-2b on one A4 page, the same bytes for the same data and options. A text with letters that no font
 * of the site has is written as a PDF without this standard, which forbids replacement boxes.
 */
export async function renderCertificatePdf(data: CertificateData, options: CertificateOptions): Promise<Buffer> {
  const document = { ...toTypstDocument(data, options), createdAt: data.issuedAt };
  return renderPdf({ ...document, standard: 'a-2b' }).catch(() => renderPdf(document));
}

/** The page as a PNG picture of a width in pixels; its height is 0.707 of it. */
export async function renderCertificatePng(
  data: CertificateData,
  options: CertificateOptions,
  width = defaultWidth,
): Promise<Buffer> {
  const svg = await renderSvg(toTypstDocument(data, options));
  return drawPng(resizeSvg(svg, { x: 0, y: 0, width, height: Math.round(width / aspectRatio) }));
}

/** The page in a PNG picture of 1200 × 630 pixels, the size of link previews. */
export async function renderCertificateLinkPreview(
  data: CertificateData,
  options: CertificateOptions,
): Promise<Buffer> {
  const { width, height, margin, ground } = preview;
  const inner = { y: margin, height: height - 2 * margin, width: Math.round((height - 2 * margin) * aspectRatio) };
  const svg = await renderSvg(toTypstDocument(data, options));
  const page = resizeSvg(svg, { x: (width - inner.width) / 2, ...inner });
  const background = `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${page}</svg>`,
  );
}

const template = 'gateway/certificates/document/certificate.typ';
const imports = ['gateway/certificates/document/ornaments.typ'];

/** The sources of the templates: part of the ETag, because files change with them. */
export const readCertificateDesign = (): string => [template, ...imports].map(readTemplate).join('\n');

function toTypstDocument(data: CertificateData, options: CertificateOptions) {
  const { platform, trainer } = options.signatures ?? {};
  return {
    template,
    imports,
    inputs: { data: JSON.stringify(toTemplateData(data, options)) },
    pictures: {
      ...(platform?.image && { [signaturePictureNames.platform]: platform.image }),
      ...(trainer?.image && { [signaturePictureNames.trainer]: trainer.image }),
    },
  };
}

/** Pixels. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The first tag has a size in points, which the view box keeps. */
const resizeSvg = (svg: string, { x, y, width, height }: Frame): string =>
  svg.replace(/ width="[\d.]+pt" height="[\d.]+pt"/, ` x="${x}" y="${y}" width="${width}" height="${height}"`);

/** Draws in a thread of its own. */
async function drawPng(svg: string): Promise<Buffer> {
  const worker = new Worker(resolveFromRoot('gateway/certificates/document/pictureWorker.mjs'), { workerData: svg });
  const [png] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
