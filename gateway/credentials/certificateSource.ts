import type { CredentialFacts } from './openBadge';

/** Reads certificates for credentials. */
export interface CertificateSource {
  /** Facts of an issued certificate with exactly this code; null if there is none or its holder's account was deleted. */
  findByCode(code: string): Promise<CredentialFacts | null>;
  /** Ids of revoked and replaced certificates from `first` and before `end`; null if no certificate has such an id. */
  listRevokedIds(first: number, end: number): Promise<number[] | null>;
}
