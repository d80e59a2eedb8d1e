const { readdirSync } = require('node:fs');

/** The arrows of the house: who may import what. Tests are leaves: they may import more, and nothing imports them. */
const test = '[.]test[.]tsx?$|/testing/|^web/e2e/';
const shared = 'data|language|theme|art|session|seo|ui|drafts';
const base = `^web/(${shared})/`;
/** Files that lie in web itself (paths.ts and the like); the two entries stand above everything. */
const loose = '^web/(?!entry-)[^/]+[.]tsx?$';
const composed = 'home|about|student|admin|studio';
/** Each other folder of web is a domain. */
const domain = readdirSync(`${__dirname}/web`, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !new RegExp(`^(${shared}|${composed}|app|e2e|testing|public)$`).test(entry.name),
  )
  .map(({ name }) => name)
  .join('|');
const contract = '^schema/contract/';

/** Files under `from` import of our own nothing but what `allowed` names. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(prisma|schema|gateway|web|scripts)/', pathNot: allowed },
});

/** Files under `from` import none of these packages. */
const without = (name, from, packages, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: `^node_modules/(${packages})(/|$)`, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    only('contract-stands-alone', contract, [contract], 'The browser takes the contract along.'),
    only('prisma-is-the-ground', '^prisma/(?!seed/)', ['^prisma/'], 'The database knows nothing above it.'),
    only('seed', '^prisma/seed/', ['^prisma/', contract], 'Demo data obeys the limits of the contract.'),
    only('schema', '^schema/(?!contract/)', ['^schema/', '^prisma/'], 'What the product can do, whoever asks.'),
    only(
      'gateway',
      '^gateway/',
      ['^gateway/', '^schema/', '^prisma/', '^web/entry-server[.]tsx$'],
      'Of web: its server entry.',
    ),
    only('web-loose', loose, [contract, loose], 'Addresses and names lean on the contract alone.'),
    only('web-base', base, [contract, loose, base], 'The common ground of the screens knows no screen.'),
    only('web-domains', `^web/(${domain})/`, [contract, loose, base, '^web/$1/'], 'No domain imports another.'),
    only(
      'web-composed',
      `^web/(${composed})/`,
      [contract, loose, base, `^web/(${domain})/`, '^web/$1/'],
      'Composed screens use several domains.',
    ),
    only('web-app', '^web/(app/|entry-)', [contract, '^web/'], 'Of the server, the browser sees the contract alone.'),
    only(
      'scripts',
      '^scripts/(?!generateImages)',
      ['^(prisma|schema|gateway|scripts)/'],
      'Commands put the server together; pages come built.',
    ),
    only('images', '^scripts/generateImages', [contract, '^web/'], 'Draws what web/art has into files.'),
    without(
      'schema-knows-no-transport',
      '^schema/',
      'express|@apollo|@as-integrations|react|react-dom|@mui',
      'Not express, not Apollo, not a page.',
    ),
    without(
      'one-client',
      '^(schema|gateway|web)/',
      '@prisma/adapter-pg|@electric-sql|pg',
      'Only prisma/client.ts makes a client.',
    ),
    {
      name: 'web-runs-in-a-browser',
      comment: 'Node modules have no place in what a browser loads; the server entry alone may use them.',
      severity: 'error',
      from: { path: '^web/', pathNot: `${test}|^web/entry-server|[.]codegen[.]` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      severity: 'error',
      from: { orphan: true, pathNot: `${test}|[.]d[.]ts$|[.]codegen[.]|^scripts/|^[^/]+$` },
      to: {},
    },
    {
      name: 'no-dead-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'production-runs-without-dev-packages',
      comment: 'prisma/diff writes migrations, on a developer’s machine.',
      severity: 'error',
      from: { path: '^(prisma|schema|gateway|web)/', pathNot: `${test}|[.]codegen[.]|[.]build[.]|^prisma/diff/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
