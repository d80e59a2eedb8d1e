import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { toCertificateData } from '../../schema/certificates/certificate';
import { findCertificateByCode } from '../../schema/certificates/certificateQueries';
import { parseCertificateReference } from '../../schema/contract/certificates';
import { certificateFilePath } from '../../schema/contract/site/urls';
import { Problem } from '../../schema/core/problem';
import { createAnonymousContext, type CreateContext } from '../context/requestContext';
import { clientNetwork } from '../middleware/clientNetwork';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { requestOrigin } from '../middleware/publicUrl';
import type { FileStorage } from '../storage/createStorage';
import { createFairQueue } from '../uploads/fairQueue';
import { readCertificateDesign } from './document/certificateDocument';
import { createCertificateRenderer, type CertificateFileKind } from './document/certificateRenderer';

interface CertificateFileRouterDependencies {
  createContext: CreateContext;
  loadShedder: RequestHandler;
  storage: FileStorage;
}

/** Pictures of a quarter of a megabyte. */
const cachedPictures = 40;
/** Each picture takes a thread for about 250 ms: the last one of those that wait is there before the response times out. */
const pictureQueue = {
  concurrency: 1,
  maxWaiting: 40,
  maxWaitingPerSender: 30,
  onSenderRefused: () => new Problem('unavailable', { retryAfterSeconds: 2 }),
};

/**
 * GET /certificates/<code>.pdf and .png, for everybody who has the code; `.png?size=preview` is a picture of 1200 × 630 pixels,
 * `.png?size=small` one of 1000 × 707. Other spellings of a code are redirected.
 */
export function certificateFileRouter({
  createContext,
  loadShedder,
  storage,
}: CertificateFileRouterDependencies): Router {
  const render = createCertificateRenderer(storage);
  const pictures = new LRUCache<string, Buffer>({ max: cachedPictures });
  const drawings = new Map<string, Promise<Buffer>>();
  const queue = createFairQueue(pictureQueue);

  /** Requests for the same picture wait for one drawing. One that is refused takes the place of no picture. */
  async function drawOnce(etag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = pictures.get(etag) ?? drawings.get(etag);
    if (known) return known;
    const drawing = draw().finally(() => drawings.delete(etag));
    drawings.set(etag, drawing);
    const picture = await drawing;
    pictures.set(etag, picture);
    return picture;
  }

  async function send(type: 'pdf' | 'png', code: string, request: Request, response: Response): Promise<void> {
    const context = await createAnonymousContext(createContext, request, response);
    const certificate = await findCertificateByCode(context.db, code, context);
    if (!certificate?.holderName || !certificate.holderNameAr) throw new Problem('certificateNotFound');
    const kind = type === 'png' ? pictureKind(request.query.size) : type;
    const siteUrl = requestOrigin(request);
    const etag = createEtag([
      kind,
      siteUrl,
      toCertificateData(certificate),
      certificate.signatures,
      readCertificateDesign(),
    ]);
    setFileHeaders(response, type, certificate.number, etag);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const draw = () => render(certificate, kind, siteUrl);
    const sender = clientNetwork(request.ip);
    response.send(await (kind === 'pdf' ? draw() : drawOnce(etag, () => queue({ sender }, draw))));
  }

  const router = Router();
  for (const type of ['pdf', 'png'] as const) {
    const path = certificateFilePath(':code', type);
    router.get(path, loadShedder, async (request, response) => {
      const text = String(request.params.code);
      const code = readCode(text);
      if (code === text) await send(type, code, request, response);
      else response.redirect(301, certificateFilePath(code, type));
    });
    router.all(path, methodNotAllowed(['GET', 'HEAD']));
  }
  return router;
}

const pictureKind = (size: unknown): CertificateFileKind => (size === 'preview' || size === 'small' ? size : 'png');

/**
 * The code of an address.
 * @throws Problem `certificateNotFound` for a text that is no code
 */
function readCode(text: string): string {
  const reference = parseCertificateReference(text);
  if (!reference || !('code' in reference)) throw new Problem('certificateNotFound');
  return reference.code;
}

/** Of what the file shows only: a hash of the row would confirm a guessed email address of the account. */
const createEtag = (parts: unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}"`;

/** A certificate may be revoked at any time, so that clients must ask again. */
function setFileHeaders(response: Response, type: 'pdf' | 'png', number: string, etag: string): void {
  if (type === 'pdf') response.attachment(`${number}.pdf`);
  else response.setHeader('Content-Disposition', `inline; filename="${number}.png"`);
  response
    .type(type)
    .setHeader('ETag', etag)
    .setHeader('Cache-Control', 'private, no-cache')
    .setHeader('X-Robots-Tag', 'noindex');
}
