import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../../schema/contract/bounds';
import { certificateFilePath, didDocumentPath } from '../../../schema/contract/site/urls';
import { Problem } from '../../../schema/core/problem';
import type { Config } from '../../config';
import type { CreateContext, RequestContext } from '../../context/requestContext';
import { methodNotAllowed } from '../../middleware/methodNotAllowed';
import { requestOrigin } from '../../middleware/publicUrl';
import { loadOrCreateCertificateKeys, type CertificateKeys } from './certificateKeys';
import { signCredential, type UnsignedCredential } from './credentialSigner';
import { buildDidDocument, issuerOf, type Issuer } from './issuer';
import { buildCredential, type CredentialData } from './openBadge';
import { buildStatusListCredential, statusListPath, statusListSize } from './statusList';
import { toCertificateData } from '../../../schema/certificates/certificate';
import { findCertificateByCode } from '../../../schema/certificates/certificateQueries';

interface CredentialRouterDependencies {
  config: Pick<Config, 'certificateKeys' | 'dataDir'>;
  createContext: CreateContext;
  db: PrismaClient;
  loadShedder: RequestHandler;
}

/**
 * GET /.well-known/did.json, /credentials/status/<list> and /certificates/<code>.json: for validators, also for those in pages
 * of other sites. Each answer is read from the database, so that a revocation is seen at once.
 */
export function credentialRouter(dependencies: CredentialRouterDependencies): Router {
  const { config, createContext, db, loadShedder } = dependencies;
  let keys: CertificateKeys | undefined;
  const loadKeys = (): CertificateKeys => (keys ??= loadOrCreateCertificateKeys(config));
  const sendSigned = createSignedSender(loadKeys);
  const router = Router();

  const get = (path: string, ...handlers: RequestHandler[]): void => {
    router.all(path, allowOtherSites);
    router.get(path, loadShedder, ...handlers);
    router.all(path, methodNotAllowed(['GET', 'HEAD']));
  };

  get(didDocumentPath, (request, response) => {
    const document = buildDidDocument(issuerOf(requestOrigin(request)), loadKeys().publicKeys);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.type('application/did+json').send(toBytes(document));
  });

  get(statusListPath(':list'), async (request, response) => {
    const list = readListNumber(request);
    const revokedIds = await listRevokedIds(db, list * statusListSize, (list + 1) * statusListSize);
    if (!revokedIds) throw new Problem('notFound');
    await sendSigned(request, response, (issuer) => buildStatusListCredential(list, revokedIds, issuer));
  });

  get(certificateFilePath(':code', 'json'), async (request, response) => {
    const code = String(request.params.code);
    // Routes ignore case; a certificate has one address.
    if (request.path !== certificateFilePath(code, 'json')) throw new Problem('notFound');
    const data = await findCredentialData(await createContext(request, response), code);
    if (!data) throw new Problem('notFound');
    await sendSigned(request, response, (issuer) => buildCredential(data, issuer));
  });

  return router;
}

const allowOtherSites: RequestHandler = (_request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  next();
};

/** @throws Problem `notFound` for anything but a number without leading zeros, in the range of ids */
function readListNumber({ path, params }: Request): number {
  const list = Number(params.list);
  if (path !== statusListPath(list) || !(list < bounds.id.max / statusListSize)) throw new Problem('notFound');
  return list;
}

/** As bytes, because Express would add a charset, which these types do not have. */
const toBytes = (document: object): Buffer => Buffer.from(JSON.stringify(document));

/** Signed documents of some kilobytes each. */
const maxSignedDocuments = 500;

/**
 * Signs and sends credentials, revalidated by their content. An unchanged one is not signed again: validators that ask often
 * would keep the main thread busy.
 */
function createSignedSender(loadKeys: () => CertificateKeys) {
  const signed = new LRUCache<string, Promise<Buffer>>({ max: maxSignedDocuments });
  const signOnce = (version: string, credential: UnsignedCredential, issuer: Issuer): Promise<Buffer> => {
    const known = signed.get(version);
    if (known) return known;
    const document = signCredential(credential, issuer, loadKeys()).then(toBytes);
    signed.set(version, document);
    document.catch(() => signed.delete(version));
    return document;
  };
  return async (
    request: Request,
    response: Response,
    build: (issuer: Issuer) => UnsignedCredential | Promise<UnsignedCredential>,
  ): Promise<void> => {
    const issuer = issuerOf(requestOrigin(request));
    const credential = await build(issuer);
    const content = JSON.stringify([credential, loadKeys().publicKeys[0]]);
    const version = createHash('sha256').update(content).digest('base64url');
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('ETag', `"${version}"`);
    if (request.fresh) response.status(304).end();
    else response.type('application/vc+ld+json').send(await signOnce(version, credential, issuer));
  };
}

/**
 * Data of the issued certificate with exactly this code; null if there is none, or if its holder's account was deleted.
 * @throws Problem `tooManyAttempts`
 */
async function findCredentialData(context: RequestContext, code: string): Promise<CredentialData | null> {
  const certificate = await findCertificateByCode(context.db, code, context);
  if (!certificate) return null;
  const { id, courseId, holderName, holderNameAr } = certificate;
  if (holderName === null || holderNameAr === null) return null;
  return { ...toCertificateData(certificate), id, courseId, holderName, holderNameAr };
}

/** Ids of revoked and replaced certificates from `first` and before `end`; null if no certificate has such an id. */
async function listRevokedIds(db: PrismaClient, first: number, end: number): Promise<number[] | null> {
  const [row] = await db.$queryRaw<{ isUsed: boolean; revokedIds: number[] }[]>`
    SELECT EXISTS (SELECT FROM "certificates" WHERE "id" >= ${first} AND "id" < ${end}) AS "isUsed",
      ARRAY(SELECT "id" FROM "certificates"
        WHERE "status" IN ('revoked', 'replaced') AND "id" >= ${first} AND "id" < ${end}) AS "revokedIds"`;
  return row?.isUsed ? row.revokedIds : null;
}
