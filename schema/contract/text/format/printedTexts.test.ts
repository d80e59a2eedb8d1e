import { expect, test } from 'vitest';
import type { z } from 'zod';
import { registerSchema, updateProfileSchema } from '../../validation/accounts/accounts';
import { updateCourseSchema } from '../../validation/learning/catalog';
import { certificateSettingsSchema } from '../../validation/learning/certificates';
import { updateEventSchema } from '../../validation/site/events';
import { paymentSettingsSchema } from '../../validation/payments/payments';

/** Fields that certificates and receipts show. */
const printedFields: [z.ZodType, string[]][] = [
  [registerSchema, ['firstName', 'lastName']],
  [updateProfileSchema, ['firstName', 'lastName']],
  [updateCourseSchema, ['title', 'titleAr']],
  [updateEventSchema, ['title', 'titleAr']],
  [certificateSettingsSchema, ['signatoryName', 'signatoryNameAr', 'signatoryTitle', 'signatoryTitleAr']],
  [paymentSettingsSchema, ['sellerName', 'sellerNameAr', 'sellerAddress', 'sellerAddressAr']],
];
const cases = printedFields.flatMap(([schema, fields]) => fields.map((field) => [field, schema] as const));

const messagesOf = (schema: z.ZodType, field: string, text: string): string[] =>
  (schema.safeParse({ [field]: text }).error?.issues ?? [])
    .filter(({ path }) => path.join('.') === field)
    .map(({ message }) => message);

test.each(cases)('%s names the first letter that no document can show', (field, schema) => {
  expect(messagesOf(schema, field, 'Solar 漢字')).toEqual(['unprintableCharacter|“漢”']);
});

test.each(cases)('%s takes the letters of Algeria, signs and emoji', (field, schema) => {
  for (const text of ['Énergie ≥ 9 λ', 'طاقة ۋ ١٢٪', 'ⴰⵣⵓⵍ Ɛli Ḥamid', 'Solar 🔋'])
    expect(messagesOf(schema, field, text)).toEqual([]);
});
