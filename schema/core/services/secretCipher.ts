import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets that the server must read again, so that a copy of the database does not reveal them. */
export interface SecretCipher {
  /** @param owner what the secret belongs to, such as the id of a row; needed again for `decrypt` */
  encrypt(text: string, owner: string): string;
  /** Null if the text was encrypted with another key or for another owner. */
  decrypt(encrypted: string, owner: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param secret the key that also signs sessions; a key of its own is derived from it */
export function createSecretCipher(secret: string): SecretCipher {
  const key = createHmac('sha256', secret).update('encrypted secrets').digest();
  return {
    encrypt(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
