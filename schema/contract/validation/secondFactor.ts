import { existingPasswordField } from './accounts';
import { messageKey, singleLineText } from './textFields';
import { z } from './zod';

/** A code as compared: Latin digits and upper case, without the spaces and hyphens that make it readable. */
const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** Letters and digits of recovery codes, without those that look alike (0 O, 1 I). */
export const recoveryCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const recoveryCodeLength = 12;

const totpCodePattern = /^\d{6}$/;
const recoveryCodePattern = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`);

/** Whether a normalized code is one of the authenticator app. */
export const isTotpCode = (code: string): boolean => totpCodePattern.test(code);

const code = singleLineText(60).transform(normalizeCode);
const totpCodeField = code.refine(isTotpCode, messageKey('invalidTotpCode'));
const recoveryCodeField = code.refine((text) => recoveryCodePattern.test(text), messageKey('invalidRecoveryCode'));
const anyCodeField = code.refine(
  (text) => isTotpCode(text) || recoveryCodePattern.test(text),
  messageKey('invalidCode'),
);

/** The forms for each kind of code. */
export const totpCodeSchema = z.object({ code: totpCodeField });
export const recoveryCodeSchema = z.object({ code: recoveryCodeField });

export const startSecondFactorSchema = z.object({ password: existingPasswordField });
export type StartSecondFactorValues = z.input<typeof startSecondFactorSchema>;

/** Changes of the second factor require the password and a code. */
export const secondFactorProofSchema = z.object({ password: existingPasswordField, code: anyCodeField });
export type SecondFactorProofValues = z.input<typeof secondFactorProofSchema>;

export const verifySecondFactorSchema = z.object({ challenge: singleLineText(400), code: anyCodeField });
