const { readdirSync } = require('node:fs');

/** Which folders may import which. Tests may import more, and nothing imports them. */
const test = '[.]test[.]tsx?$|/testing/|^web/e2e/';
const shared = 'data|language|theme|art|routing|session|seo|ui|drafts';
const base = `^web/((${shared})/)`;
const screenTable = '^web/routing/screens[.]ts$';
const composed = 'home|about|student|admin|studio';
/** All other folders of web are domains. */
const domain = readdirSync(`${__dirname}/web`, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !new RegExp(`^(${shared}|${composed}|app|e2e|testing|public)$`).test(entry.name),
  )
  .map(({ name }) => name)
  .join('|');
/** What a domain lends to others, with the types of its operations. */
const parts = `^web/(${domain})/parts/`;
const contract = '^schema/contract/';

/** Files under `from` import only `allowed` paths of this project. */
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
    only('contract-is-independent', contract, [contract], 'The browser loads the contract.'),
    only(
      'prisma-is-independent',
      '^prisma/(?!seed/)',
      ['^prisma/'],
      'The database layer does not depend on other layers.',
    ),
    only('seed', '^prisma/seed/', ['^prisma/', contract], 'Demo data uses the limits of the contract.'),
    only('schema', '^schema/(?!contract/)', ['^schema/', '^prisma/'], 'The schema does not depend on a transport.'),
    only(
      'gateway',
      '^gateway/',
      ['^gateway/', '^schema/', '^prisma/', '^web/entry-(gateway|server)[.]tsx?$'],
      'Only the entries of web for servers.',
    ),
    only(
      'gateway-entry',
      '^web/(entry-gateway|app/routes/canonicalPath)[.]ts$',
      [
        contract,
        '^web/(language/(allMessages|i18n)|routing/(matchScreen|paths|pageAddress|screens))[.]ts$',
        '^web/app/(document/clientAssets|routes/canonicalPath)[.]ts$',
      ],
      'Only the render workers load screens.',
    ),
    {
      ...only('web-base', base, [contract, base], 'Shared code does not depend on screens.'),
      from: { path: base, pathNot: `${test}|${screenTable}` },
    },
    {
      name: 'web-screen-table',
      comment: 'The table loads screens, and depends on none.',
      severity: 'error',
      from: { path: screenTable },
      to: { path: '^(prisma|schema|gateway|web|scripts)/', pathNot: [contract, base], dynamic: false },
    },
    only(
      'web-domains',
      `^web/(${domain})/`,
      [contract, base, '^web/$1/', parts],
      'Of other domains, a domain imports their parts only.',
    ),
    only(
      'web-composed',
      `^web/(${composed})/`,
      [contract, base, `^web/(${domain})/`, '^web/$1/'],
      'Composed screens use several domains.',
    ),
    only('web-app', '^web/(app/|entry-)', [contract, '^web/'], 'Of the server, the browser uses only the contract.'),
    only(
      'scripts',
      '^scripts/(?!generateImages)',
      ['^(prisma|schema|gateway|scripts)/'],
      'Commands use the built pages.',
    ),
    only('images', '^scripts/generateImages', [contract, '^web/'], 'Writes the drawings of web/art to files.'),
    without(
      'schema-without-transport',
      '^schema/',
      'express|@apollo|@as-integrations|react|react-dom|@mui',
      'The schema does not depend on a transport.',
    ),
    without(
      'one-client',
      '^(schema|gateway|web)/',
      '@prisma/adapter-pg|@electric-sql|pg',
      'Only prisma/client.ts creates database clients.',
    ),
    {
      name: 'web-runs-in-a-browser',
      comment: 'Node.js modules do not run in a browser; only the server entry uses them.',
      severity: 'error',
      from: { path: '^web/', pathNot: `${test}|^web/entry-server|[.]codegen[.]` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-imports-of-tests',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-cycles',
      comment: 'What is imported later, by `import()`, is no part of a cycle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file without imports and importers is unused.',
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
      comment: 'prisma/schemaDrift runs only in development.',
      severity: 'error',
      from: {
        path: '^(prisma|schema|gateway|web)/',
        pathNot: `${test}|[.]codegen[.]|[.]build[.]|^prisma/schemaDrift/`,
      },
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
