import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { credentialsContext } from './jsonLdContextUrls';
import type { Issuer } from './issuer';

/** Certificates in a list: the minimum of Bitstring Status List 1.0, so that a request does not reveal which one is checked. */
export const statusListSize = 131_072;

/** Path of the list with the certificates from `list * statusListSize`. */
export const statusListPath = (list: number | string): string => `/credentials/status/${list}`;

const statusListUrl = ({ origin }: Issuer, list: number): string => origin + statusListPath(list);

export function buildStatusEntry(certificateId: number, issuer: Issuer) {
  const index = String(certificateId % statusListSize);
  const url = statusListUrl(issuer, Math.floor(certificateId / statusListSize));
  return {
    id: `${url}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: url,
  };
}

/** A credential with one bit for each certificate of a list; the bits of `revokedIds` are set. */
export async function buildStatusListCredential(list: number, revokedIds: readonly number[], issuer: Issuer) {
  const url = statusListUrl(issuer, list);
  return {
    '@context': [credentialsContext],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encodeStatusList(revokedIds.map((id) => id - list * statusListSize)),
    },
  };
}

/** The bits as multibase: GZIP in base64url without padding. The first bit is the highest one of the first byte. */
async function encodeStatusList(indexes: readonly number[]): Promise<string> {
  const bits = new Uint8Array(statusListSize / 8);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  const compressed = await promisify(gzip)(bits);
  return `u${compressed.toString('base64url')}`;
}
