import { expect, test } from 'vitest';
import { z } from '../../schema/contract/validation/fields/zod';
import { paste, readField, sampleTexts, verbatimFields } from '../../schema/testing/texts/pastedTexts';
import { restRoutes } from './routeTable';

/** Query parameters that take the id of a row or a number of rows. */
const idParameters = new Set(['limit', 'category']);

/** The fields of a body or query string. */
const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  return object instanceof z.ZodObject ? object.shape : {};
};

const fields = restRoutes.flatMap(({ method, path, body, query }) =>
  [...Object.entries(shapeOf(body)), ...Object.entries(shapeOf(query))]
    .filter(([name]) => !verbatimFields.test(name) && !idParameters.has(name))
    .map(([name, field]): [string, z.ZodType] => [`${method.toUpperCase()} ${path} ${name}`, field]),
);

test('there are fields of many routes', () => {
  expect(fields.length).toBeGreaterThan(100);
});

test.each(fields)('%s takes a pasted text like the typed one', (_name, field) => {
  for (const text of sampleTexts) expect(readField(field, paste(text))).toEqual(readField(field, text));
});
