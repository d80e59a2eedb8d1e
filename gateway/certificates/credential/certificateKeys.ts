import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decode, encode } from 'base58-universal';
import { z } from 'zod';
import { loadOrCreateSecretFile } from '../../storage/generatedSecret';

/*
 * Keys are written as Multikey (W3C Controlled Identifiers 1.0, section 2.2.2): "z", then base 58 of two bytes that name the
 * kind of key, and the 32 bytes of the key.
 */

/** Ed25519 keys of the issuer. */
export interface CertificateKeys {
  /** Signs all certificates. A key object, so that neither logs nor errors can show it. */
  privateKey: KeyObject;
  /** Public keys ("z6Mk…"): first the one of `privateKey`, then those whose signatures stay valid. */
  publicKeys: readonly [string, ...string[]];
}

const publicKeyHeader = Buffer.from([0xed, 0x01]);
const secretKeyHeader = Buffer.from([0x80, 0x26]);

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

const toMultikey = (header: Buffer, key: Buffer): string => `z${encode(Buffer.concat([header, key]))}`;

/** The 32 bytes of a key of this kind; null for any other text. */
function readMultikey(header: Buffer, text: string): Buffer | null {
  try {
    const bytes = Buffer.from(text.startsWith('z') ? decode(text.slice(1)) : []);
    return bytes.length === 34 && bytes.subarray(0, 2).equals(header) ? bytes.subarray(2) : null;
  } catch {
    return null;
  }
}

const toPrivateKey = (secret: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Header, secret]), format: 'der', type: 'pkcs8' });

function publicKeyOf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return toMultikey(publicKeyHeader, Buffer.from(x, 'base64url'));
}

function readPublicKey(text: string): string | null {
  if (readMultikey(publicKeyHeader, text)) return text;
  const secret = readMultikey(secretKeyHeader, text);
  return secret && publicKeyOf(toPrivateKey(secret));
}

/**
 * Reads keys with commas between them: a secret key ("z3u2…"), which signs, then earlier ones, secret or public ("z6Mk…").
 * @returns null if a text is not such a key
 */
export function parseCertificateKeys(text: string): CertificateKeys | null {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  const secret = readMultikey(secretKeyHeader, first);
  const publicKeys = others.map(readPublicKey);
  if (!secret || !publicKeys.every((key) => key !== null)) return null;
  const privateKey = toPrivateKey(secret);
  const current = publicKeyOf(privateKey);
  return { privateKey, publicKeys: [current, ...new Set(publicKeys.filter((key) => key !== current))] };
}

/** Its message does not contain the text, which is secret. */
export const certificateKeysSetting = z.string().transform((text, context) => {
  const keys = parseCertificateKeys(text);
  if (keys) return keys;
  const message =
    'must begin with a secret key of "npm run certificate-key"; earlier keys follow with commas between them';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A new key: the secret one ("z3u2…") and its public one. */
export function generateCertificateKey(): { secretKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '' } = privateKey.export({ format: 'jwk' });
  return { secretKey: toMultikey(secretKeyHeader, Buffer.from(d, 'base64url')), publicKey: publicKeyOf(privateKey) };
}

/**
 * The configured keys, else one that is created once in the data folder, so that signatures stay valid after a restart.
 * @throws Error if the file in the data folder is damaged
 */
export function loadOrCreateCertificateKeys({
  certificateKeys: configured,
  dataDir,
}: {
  certificateKeys: CertificateKeys | undefined;
  dataDir: string;
}): CertificateKeys {
  if (configured) return configured;
  const stored = loadOrCreateSecretFile(dataDir, 'certificate-key', () => generateCertificateKey().secretKey);
  const keys = parseCertificateKeys(stored);
  if (!keys) throw new Error('DATA_DIR/certificate-key does not contain a key: restore it from a backup');
  return keys;
}
