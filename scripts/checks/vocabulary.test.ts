import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/* Names and comments follow docs/glossary.md. Generated code, translations, seed texts and drawings are not checked. */

const generated = /generated|messages\/|seed\/content|\/art\/|[.]d[.]ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(web|schema|gateway|prisma|scripts)\/.*[.]tsx?$/.test(file) && !generated.test(file))
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(file, 'utf8') }];
    } catch {
      return []; // deleted in the working tree
    }
  });

const glossary = readFileSync('docs/glossary.md', 'utf8');

/** The text below a heading, up to the next heading of any level. */
const section = (heading: string): string => glossary.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';

/** The words in the first column of the table of a section. */
const deniedIn = (heading: string): Set<string> =>
  new Set(
    [...section(heading).matchAll(/^\|([^|]+)\|/gm)]
      .slice(2)
      .flatMap(([, cell = '']) => cell.split(',').map((word) => word.trim())),
  );

const deniedParts = deniedIn('Parts of names');
const deniedNames = deniedIn('Complete names');
const literaryWords = section('Literary words in comments').split(':')[1]?.match(/\w+/g) ?? [];

/** `useRateLimits` → use, rate, limits. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isDenied = (name: string): boolean =>
  deniedNames.has(name) || partsOf(name).some((part) => deniedParts.has(part));

const modifiers = '(?:(?:export|declare|abstract|async|private|protected|readonly|static|override|get|set) )*';
const declaration = new RegExp(`^${modifiers}(?:const|let|function\\*?|class|interface|type|enum) (\\w+)`);
const member = new RegExp(`^ {2}${modifiers}(\\w+)[?!]?(?:[:(<;]| =)`);

/**
 * The names that other code can refer to: declarations of the module, and members of its classes and types.
 * Prettier formats all files, so the indentation tells which names these are.
 */
function declaredNames(text: string): string[] {
  const names: string[] = [];
  let hasMembers = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) hasMembers = /^(?:export |abstract )*(?:class|interface|type) .*\{$/.test(line);
    const name = (declaration.exec(line) ?? (hasMembers ? member.exec(line) : null))?.[1];
    if (name) names.push(name);
  }
  return names;
}

const commentsOf = (text: string): string[] => text.match(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm) ?? [];

test('the glossary lists words not used', () => {
  expect(deniedParts.size).toBeGreaterThan(10);
  expect(deniedNames.size).toBeGreaterThan(5);
  expect(literaryWords).toContain('whoever');
  expect(isDenied('howItStandsTold')).toBe(true);
  expect(isDenied('toldFields')).toBe(true);
  expect(isDenied('changedFields')).toBe(false);
});

test('no declared name and no file name contains a word that the glossary excludes', () => {
  const found = files.flatMap(({ file, text }) =>
    [...new Set([basename(file).replace(/[.].*$/, ''), ...declaredNames(text)])]
      .filter(isDenied)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('comments cite rules of docs/product-rules.md that exist', () => {
  const rules = new Set(readFileSync('docs/product-rules.md', 'utf8').match(/(?<=\*\*)R-[A-Z]+-\d+(?=\*\*)/g));
  const comments = files.flatMap(({ file, text }) => commentsOf(text).map((comment) => ({ file, comment })));
  const cited = comments.flatMap(({ file, comment }) =>
    (comment.match(/R-[A-Z]+-\d+/g) ?? []).map((citation) => ({ file, citation })),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ citation }) => !rules.has(citation))).toEqual([]);
});
