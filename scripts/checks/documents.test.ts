import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../gateway/limits';

/* Living documents name what exists. Decision records are history: only their links are checked. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));

const records = /^docs\/decisions\//;
const documents = files
  .filter((file) => /^docs\/.*\.md$|(^|\/)[A-Z]+\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const living = documents.filter(({ file }) => !records.test(file));

const withoutFences = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');
const codeOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Headings with their level and the lines up to the next heading of the same level or a higher one. */
function sectionsOf(text: string) {
  const lines = withoutFences(text).split('\n');
  const headings = lines.flatMap((line, index) => {
    const [, marks, title = ''] = /^(#+) (.*)$/.exec(line) ?? [];
    return marks ? [{ title, level: marks.length, index }] : [];
  });
  return headings.map(({ title, level, index }) => {
    const next = headings.find((other) => other.index > index && other.level <= level);
    return { title, lines: lines.slice(index + 1, next?.index) };
  });
}

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every heading has text', () => {
  const empty = documents.flatMap(({ file, text }) =>
    sectionsOf(text)
      .filter(({ lines }) => lines.every((line) => line.trim() === '' || line.startsWith('#')))
      .map(({ title }) => `${file}: ${title}`),
  );
  expect(empty).toEqual([]);
});

test('every link leads to a file and a heading that exist', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...withoutFences(text).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const target = path ? join(dirname(file), path) : file;
        if (!existsSync(target)) return true;
        return anchor && !sectionsOf(readFileSync(target, 'utf8')).some(({ title }) => anchorOf(title) === anchor);
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

/** What recipes and tables add as an example does not exist: `<name>`, announcements, the dress code of an event. */
const isExample = (code: string): boolean => /[<…*]|announcement|dress_?code/i.test(code);

test('every path exists', () => {
  const isPath = /^(web|schema|gateway|prisma|scripts|docs|[.]ci)\/[\w./-]*$/;
  const missing = living.flatMap(({ file, text }) =>
    codeOf(text)
      .filter(
        (code) => isPath.test(code) && !isExample(code) && !['', '.ts', '.tsx'].some((end) => existsSync(code + end)),
      )
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every file that is named without its folder exists', () => {
  const isFile = /^(\.{1,2}\/)*[\w-][\w./-]*\.(tsx?|mjs|graphql|sql)$/;
  const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(\.{1,2}\/)+/, '')}`));
  const missing = living.flatMap(({ file, text }) =>
    codeOf(text)
      .filter((code) => isFile.test(code) && !isExample(code) && !exists(code))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every command exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const missing = living.flatMap(({ file, text }) =>
    [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)]
      .filter(([command, name = '']) =>
        command.startsWith('npm run') ? !scripts[name] : /^(start|test)$/.test(name) && !scripts[name],
      )
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('every name in the recipes exists', () => {
  const sources = files.filter((file) =>
    /^(web|schema|gateway|prisma|scripts)\/.*[.](tsx?|mjs|graphql|prisma|sql)$/.test(file),
  );
  const names = new Set([
    ...sources.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]\w+/g) ?? []),
    ...sources.flatMap((file) => file.split(/[/.]/)),
    ...readFileSync('package.json', 'utf8').match(/[A-Za-z_]\w+/g)!,
  ]);
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  const code = [
    ...codeOf(recipes),
    ...[...recipes.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block),
  ];
  const identifiers = code.flatMap(
    (each) => each.replace(/'[^']*'|"[^"]*"|<\w+>/g, '').match(/[A-Za-z_]\w{2,}/g) ?? [],
  );
  expect([...new Set(identifiers)].filter((name) => !names.has(name) && !isExample(name))).toEqual([]);
});

/** Cells of the rows of a table whose first cell is a name, without its backticks. */
const rowsOf = (document: string, title: string): string[][] =>
  (sectionsOf(readFileSync(document, 'utf8')).find((section) => section.title === title)?.lines ?? [])
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`(\w+)`$/, '$1')),
    );

test('docs/configuration.md has every rate limit with its value', () => {
  const periods: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86_400: 'a day' };
  const limits = Object.entries(defaultLimits.rateLimits).map(([name, { points, seconds }]) => [
    name,
    `${points} in ${periods[seconds] ?? `${seconds / 60} minutes`}`,
  ]);
  const documented = rowsOf('docs/configuration.md', 'Limits').map(([name, , value]) => [name, value]);
  expect(documented).toEqual(limits);
});

describe('the folders of docs/architecture.md', () => {
  const foldersOf = (root: string): string[] =>
    [
      ...new Set(
        files.flatMap((file) =>
          file.startsWith(`${root}/`) && file.split('/').length > 2 ? [file.split('/')[1]!] : [],
        ),
      ),
    ].toSorted();
  const namesIn = (...titles: string[]): string[] =>
    titles.flatMap((title) => rowsOf('docs/architecture.md', title).map(([name = '']) => name)).toSorted();

  test.each([
    ['prisma', ['In prisma']],
    ['schema', ['Domains', 'Beside the domains in schema']],
    ['gateway', ['In gateway']],
    ['scripts', ['In scripts']],
  ])('%s', (root, titles) => {
    expect(namesIn(...titles)).toEqual(foldersOf(root));
  });

  test('web', () => {
    const domains = rowsOf('docs/architecture.md', 'Domains')
      .filter(([, , web]) => web === 'yes')
      .map(([name = '']) => name);
    expect([...domains, ...namesIn('Beside the domains in web')].toSorted()).toEqual(foldersOf('web'));
  });
});
