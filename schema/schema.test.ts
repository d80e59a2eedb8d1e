import { readFileSync } from 'node:fs';
import { isInputObjectType, isObjectType, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '.';

test('the committed SDL matches the schema', () => {
  expect(readFileSync('schema/schema.graphql', 'utf8')).toBe(`${printSchema(schema)}\n`);
});

test('every type, field and argument in the SDL has a description', () => {
  const undescribed: string[] = [];
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (!type.description) undescribed.push(type.name);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) undescribed.push(`${type.name}.${field.name}`);
      const args = 'args' in field ? field.args : [];
      for (const argument of args)
        if (!argument.description) undescribed.push(`${type.name}.${field.name}(${argument.name})`);
    }
  }
  expect(undescribed).toEqual([]);
});

test('no type exposes secret or internal columns', () => {
  const sdl = printSchema(schema);
  for (const secret of ['passwordHash', 'usernameKey', 'searchText', 'ratingSum']) expect(sdl).not.toContain(secret);
});
