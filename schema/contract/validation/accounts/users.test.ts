import { describe, expect, test } from 'vitest';
import { userImportSchema } from './users';

const parseFile = (file: string) => userImportSchema.safeParse({ file, dryRun: true });

describe('the file of an import', () => {
  test.each([
    ['', ''],
    ['YQ', 'a'],
    ['YQ==', 'a'],
    ['YWI', 'ab'],
    ['YWI=', 'ab'],
    ['YWJj', 'abc'],
  ])('%j is read as %j', (file, text) => {
    expect(Buffer.from(parseFile(file).data?.file ?? []).toString()).toBe(text);
  });

  test.each(['a', 'YQ=', 'YWJja', 'YWJj=', 'YWJj==', 'YWI==', '=', '==', 'YQ==YQ==', 'no Base64!', 'YQ==\n'])(
    '%j is refused at its field',
    (file) => {
      expect(parseFile(file).error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['file'], 'wrongType'],
      ]);
    },
  );
});
