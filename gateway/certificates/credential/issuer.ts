import { siteInfo } from '../../../schema/contract/site/siteInfo';

export interface Issuer {
  /** Scheme and host of the site. */
  origin: string;
  /** Decentralized identifier of the host. */
  did: string;
}

/** The colon of a port is encoded: "did:web:localhost%3A3000" (did:web method specification, section 3.1). */
export const issuerOf = (origin: string): Issuer => ({
  origin,
  did: `did:web:${encodeURIComponent(new URL(origin).host)}`,
});

/** Both languages in one text, since Open Badges allows one text only; the Latin one is first, as most readers sort by it. */
export const inBothLanguages = (en: string, ar: string, separator = ' | '): string =>
  en === ar ? en : [en, ar].join(separator);

/** `Profile` of Open Badges. */
export const issuerProfile = ({ origin, did }: Issuer) => ({
  id: did,
  type: ['Profile'],
  name: inBothLanguages(siteInfo.name.en, siteInfo.name.ar),
  url: origin,
});

/** Id of a key in the DID document; it contains the key, so that it means the same one after a rotation. */
export const verificationMethodId = ({ did }: Issuer, publicKey: string): string => `${did}#${publicKey}`;

/** The DID document with all keys whose signatures are valid (W3C DID Core 1.0). */
export const buildDidDocument = (issuer: Issuer, publicKeys: readonly string[]) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id: issuer.did,
  verificationMethod: publicKeys.map((publicKey) => ({
    id: verificationMethodId(issuer, publicKey),
    type: 'Multikey',
    controller: issuer.did,
    publicKeyMultibase: publicKey,
  })),
  assertionMethod: publicKeys.map((publicKey) => verificationMethodId(issuer, publicKey)),
});
