import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { workplaceShell } from '../app/workplace/workplaceShell';
import { allScreens } from '../routing/screens';
import { messageModule, type MessageGroup } from './messageGroups';

const root = dirname(resolveFromRoot('package.json'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const groups = ['common', 'site', 'quizzes', 'studio', 'quizEditor', 'admin'] as const satisfies MessageGroup[];
const groupOf = new Map(
  groups.flatMap((group) =>
    [...read(messageModule(group, 'ar')).matchAll(/^import \{ (\w+) \}/gm)].map(([, name = '']) => [name, group]),
  ),
);

function listImports(file: string, code: string): string[] {
  // The table of screens imports them all.
  if (file === 'web/routing/screens.ts') return [];
  const imports = code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm);
  return [...imports].flatMap(([, declared, dynamic]) => {
    const path = join(dirname(file), declared ?? dynamic ?? '');
    return ['.tsx', '.ts', '/index.ts', '/index.tsx']
      .map((end) => path + end)
      .filter((name) => existsSync(join(root, name)));
  });
}

/** `useTranslation('admin')`, `useTranslation(['admin', 'common'])`, `namespace: 'admin'`, `t('admin:title')` */
const usedNamespaces =
  /(?:useTranslation|usePlural|useResourceTexts)\((\[[^\]]*\]|'\w+')|namespace[:=] ?['"](\w+)|['`](\w+):[a-z]/g;

interface TextsOfModule {
  imports: string[];
  /** Group and namespace of each used text. */
  used: string[];
  /** Groups that the module itself loads. */
  loaded: string[];
}

const modules = new Map<string, TextsOfModule>();

function readModule(file: string): TextsOfModule {
  const code = read(file);
  const names = file.startsWith('schema/')
    ? []
    : [...code.matchAll(usedNamespaces)].flatMap(([, list, ...name]) => list?.match(/\w+/g) ?? name);
  const texts = {
    imports: listImports(file, code),
    used: names.flatMap((name) => (groupOf.has(name) ? `${groupOf.get(name)}: ${name} in ${file}` : [])),
    loaded: /loadWithMessages\(\[([^\]]*)\]/.exec(code)?.[1]?.match(/\w+/g) ?? [],
  };
  modules.set(file, texts);
  return texts;
}

/** The texts that a module and all that it imports use beyond those of every page and of the groups. */
function listMissingTexts(module: string, screenGroups: readonly MessageGroup[]): string[] {
  const files = new Set([module]);
  for (const file of files) for (const imported of (modules.get(file) ?? readModule(file)).imports) files.add(imported);
  const texts = [...files].flatMap((file) => modules.get(file) ?? []);
  const loaded = new Set(['common', ...screenGroups, ...texts.flatMap((part) => part.loaded)]);
  return texts.flatMap(({ used }) => used.filter((text) => !loaded.has(text.split(':')[0] ?? '')));
}

test('every text belongs to one of the groups', () => {
  const parts = [...read('web/language/messages/en/index.ts').matchAll(/(\w+)Messages,$/gm)].map(([, name]) => name);
  expect(parts.sort()).toEqual([...groups].sort());
  expect(groupOf.get('auth')).toBe('common');
});

test('the shell of the workplace has its texts on every page', () => {
  expect(listMissingTexts(workplaceShell.module ?? '', [])).toEqual([]);
});

test.each(allScreens.map(({ path, module, messages }) => ({ path, module, messages })))(
  'the screen $path loads the texts that it uses',
  ({ module = '', messages }) => {
    expect(listMissingTexts(module, messages)).toEqual([]);
  },
);
