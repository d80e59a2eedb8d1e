import { buffer } from 'node:stream/consumers';
import { BlendMode, ResizeFit, Transformer } from '@napi-rs/image';
import { LRUCache } from 'lru-cache';
import type { Certificate } from '../../../prisma/generated/client';
import { toCertificateData } from '../../../schema/certificates/certificate';
import { certificateSignaturesSchema } from '../../../schema/certificates/signatures';
import type { FileStorage } from '../../storage/createStorage';
import type { CertificateOptions } from './certificateContent';
import { renderCertificateLinkPreview, renderCertificatePdf, renderCertificatePng } from './certificateDocument';

/** Pixels: twice the width of a card. */
const smallWidth = 1000;

const renderers = {
  pdf: renderCertificatePdf,
  png: (...document) => renderCertificatePng(...document),
  preview: renderCertificateLinkPreview,
  small: (...document) => renderCertificatePng(...document, smallWidth),
} satisfies Record<string, typeof renderCertificatePdf>;

export type CertificateFileKind = keyof typeof renderers;

export type RenderCertificate = (certificate: Certificate) => Promise<Buffer>;

/**
 * Certificates as files, with the pictures of their signatures. The function that it returns takes the scheme and host of the
 * site, for the address in the QR code.
 */
export function createCertificateRenderer(storage: FileStorage) {
  const loadSignatures = createSignatureLoader(storage);
  return async (certificate: Certificate, kind: CertificateFileKind, siteUrl: string): Promise<Buffer> =>
    renderers[kind](toCertificateData(certificate), { siteUrl, signatures: await loadSignatures(certificate) });
}

/** Pixels: 300 per inch of the space above a name. */
const maxSize = { width: 560, height: 165 };
const jpegQuality = 88;
/** The page of a certificate, in RGBA. */
const ground = [0xfb, 0xf8, 0xf2, 0xff];
const cachedPictures = 100;

type LoadSignatures = (
  certificate: Pick<Certificate, 'signatures'>,
) => Promise<NonNullable<CertificateOptions['signatures']>>;

/** Reads who signed a certificate, with pictures of a few kilobytes. A picture that is missing or unreadable is left out. */
function createSignatureLoader(storage: FileStorage): LoadSignatures {
  const pictures = new LRUCache<string, Buffer>({ max: cachedPictures });
  const load = async (key: string | undefined): Promise<{ image?: Buffer }> => {
    if (key === undefined) return {};
    const known = pictures.get(key);
    if (known) return { image: known };
    const file = await storage.open(key);
    const image = file && (await flattenSignature(await buffer(file)).catch(() => null));
    if (!image) return {};
    pictures.set(key, image);
    return { image };
  };
  return async (certificate) => {
    const { platform, trainer } = certificateSignaturesSchema.parse(certificate.signatures);
    const signatures: NonNullable<CertificateOptions['signatures']> = {};
    if (platform) {
      const { image, ...signatory } = platform;
      signatures.platform = { ...signatory, ...(await load(image)) };
    }
    if (trainer) signatures.trainer = await load(trainer.image);
    return signatures;
  };
}

/** A JPEG on the color of the page, which a file holds in a tenth of the bytes of a transparent picture. White is replaced by that color. */
export async function flattenSignature(picture: Buffer): Promise<Buffer> {
  const png = await new Transformer(picture).resize({ ...maxSize, fit: ResizeFit.Inside }).png();
  const { width, height } = await new Transformer(png).metadata();
  const page = Transformer.fromRgbaPixels(
    Buffer.from(
      Array(width * height)
        .fill(ground)
        .flat(),
    ),
    width,
    height,
  );
  return page.composite(png, { blend: BlendMode.Multiply }).jpeg(jpegQuality);
}
