import { generateCertificateKey } from '../gateway/certificates/credential/certificateKeys';

/* `npm run certificate-key` prints a new key for CERTIFICATE_KEYS; nothing is stored. */

const { secretKey, publicKey } = generateCertificateKey();
console.log(`Secret key, the first one of CERTIFICATE_KEYS:\n${secretKey}\n`);
console.log(`Its public key, which takes its place after a later key has replaced it:\n${publicKey}`);
