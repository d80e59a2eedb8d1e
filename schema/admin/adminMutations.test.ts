import { printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '..';

test('descriptions use the article that the noun needs', () => {
  const sdl = printSchema(schema);
  expect(sdl).toContain('Creates an event.');
  expect(sdl).toContain('Changes of a user.');
  expect(sdl.match(/\ba (?:[aeio]\w*|FAQ)\b/gi)).toBeNull();
});
