import { existingPasswordField } from './accounts';
import { cleanCode } from '../../text/cleanText';
import { cleanedText, messageKey, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

/** A code as compared, without the hyphens that make it readable. */
const normalizeCode = (text: string): string => cleanCode(text).replaceAll('-', '');

/** Letters and digits of recovery codes, without those that look alike (0 O, 1 I). */
export const recoveryCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const recoveryCodeLength = 12;

const totpCodePattern = /^\d{6}$/;
const recoveryCodePattern = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`);

/** Whether a normalized code is one of the authenticator app. */
export const isTotpCode = (code: string): boolean => totpCodePattern.test(code);

const code = cleanedText(normalizeCode, 60);
const totpCodeField = code.refine(isTotpCode, messageKey('invalidTotpCode'));
const recoveryCodeField = code.refine((text) => recoveryCodePattern.test(text), messageKey('invalidRecoveryCode'));
const anyCodeField = code.refine(
  (text) => isTotpCode(text) || recoveryCodePattern.test(text),
  messageKey('invalidCode'),
);

export const totpCodeSchema = z.object({ code: totpCodeField });
export const recoveryCodeSchema = z.object({ code: recoveryCodeField });

export const startSecondFactorSchema = z.object({ password: existingPasswordField });
export type StartSecondFactorValues = z.input<typeof startSecondFactorSchema>;

/** Changes of the second factor require the password and a code. */
export const secondFactorProofSchema = z.object({ password: existingPasswordField, code: anyCodeField });
export type SecondFactorProofValues = z.input<typeof secondFactorProofSchema>;

export const verifySecondFactorSchema = z.object({ challenge: singleLineText(400), code: anyCodeField });
