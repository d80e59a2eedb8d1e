import type { Certificate } from '../../../prisma/generated/client';
import { toCertificateData } from '../../../schema/certificates/certificate';
import type { FileStorage } from '../../storage/createStorage';
import { renderCertificatePdf } from './certificateDocument';
import { createSignatureLoader } from './signaturePictures';

export type RenderCertificate = (certificate: Certificate) => Promise<Buffer>;

/**
 * For files that jobs send and store.
 * @param siteUrl scheme and host of the site, for the address in the QR code
 */
export function createCertificateRenderer(storage: FileStorage, siteUrl: string): RenderCertificate {
  const loadSignatures = createSignatureLoader(storage);
  return async (certificate) =>
    renderCertificatePdf(toCertificateData(certificate), { siteUrl, signatures: await loadSignatures(certificate) });
}
