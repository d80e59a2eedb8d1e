import type { CertificateEvidence } from './certificateEvidence';
import { cleanCode } from './text/cleanText';
import type { courseLevels } from './courses/courseLevels';

export const certificateStatuses = ['awaiting_name', 'valid', 'revoked', 'replaced'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** States of certificates that exist for the public: one without a confirmed name is not issued yet. */
export const issuedStatuses = ['valid', 'revoked', 'replaced'] as const satisfies readonly CertificateStatus[];
export type IssuedStatus = (typeof issuedStatuses)[number];

/** What everybody who has the code may know. */
export interface CertificateData {
  /** "TYR-2026-000123"; without gaps in each year. */
  number: string;
  /** 16 characters of Crockford's base 32, without hyphens. */
  code: string;
  status: IssuedStatus;
  /** In Latin script; null after the holder's account was deleted. */
  holderName: string | null;
  /** In Arabic script; null after the holder's account was deleted. */
  holderNameAr: string | null;
  courseTitle: string;
  courseTitleAr: string;
  level: (typeof courseLevels)[number];
  /** Whole hours, rounded up. */
  hours: number;
  lessonCount: number;
  trainerName: string;
  /** In Arabic script, where the trainer has given it; null on earlier certificates. */
  trainerNameAr: string | null;
  completedAt: Date;
  issuedAt: Date;
  /** Null for certificates that were issued before there were quizzes. */
  evidence: CertificateEvidence | null;
}

/** Characters of codes: Crockford's base 32, without I, L, O and U. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/**
 * Reads a code or number as people type it: spaces, hyphens and case do not matter, O is 0, I and L are 1.
 * @returns the code or number as it is stored; null for a text that is neither
 */
export function parseCertificateReference(text: string): { code: string } | { number: string } | null {
  const characters = cleanCode(text.slice(0, 100)).replace(/[^A-Z0-9]/g, '');
  const [, year, sequence] = /^TYR(\d{4})(\d{6,9})$/.exec(characters) ?? [];
  if (year && sequence) return { number: `TYR-${year}-${sequence}` };
  const code = characters.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = code.length === codeLength && [...code].every((character) => codeAlphabet.includes(character));
  return isCode ? { code } : null;
}

/** "ABCD-EFGH-JKMN-PQRS", for people. */
export const formatCertificateCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
