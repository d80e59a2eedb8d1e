import { readFileSync } from 'node:fs';
import { isInputObjectType, isObjectType, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '.';

test('the committed SDL is the schema', () => {
  expect(readFileSync('schema/schema.graphql', 'utf8')).toBe(`${printSchema(schema)}\n`);
});

test('everything in the SDL is described: it is a contract that others read', () => {
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (!type.description) silent.push(type.name);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) silent.push(`${type.name}.${field.name}`);
      const args = 'args' in field ? field.args : [];
      for (const argument of args)
        if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
    }
  }
  expect(silent).toEqual([]);
});

test('no type offers what must never leave the server', () => {
  const sdl = printSchema(schema);
  for (const secret of ['passwordHash', 'usernameKey', 'searchText', 'ratingSum']) expect(sdl).not.toContain(secret);
});
