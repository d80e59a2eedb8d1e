import { expect, test } from 'vitest';
import { paste, readField, sampleTexts, verbatimFields } from '../../testing/texts/pastedTexts';
import { z } from './fields/zod';

const modules = import.meta.glob<Record<string, unknown>>('./*/*.ts', { eager: true });

/** Every exported object schema and its fields, and every field that is exported alone. */
const fields = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, schema]): [string, z.ZodType][] => {
    if (schema instanceof z.ZodObject)
      return Object.entries(schema.shape).map(([field, type]) => [`${name}.${field}`, type as z.ZodType]);
    return schema instanceof z.ZodType ? [[name, schema]] : [];
  })
  .filter(
    ([name]) => !verbatimFields.test(name.split('.').at(-1) ?? '') && !/password|foreignKey|^idField/i.test(name),
  );

test('there are fields of many schemas', () => {
  expect(fields.length).toBeGreaterThan(150);
});

test.each(fields)('%s takes a pasted text like the typed one', (_name, field) => {
  for (const text of sampleTexts)
    expect([readField(field, paste(text)), readField(field, [paste(text)])]).toEqual([
      readField(field, text),
      readField(field, [text]),
    ]);
});
