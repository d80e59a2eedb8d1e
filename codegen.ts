import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string', DateTime: 'string', Decimal: 'string' };

/** Writes the typed documents of every `.graphql` file: with hooks for those beside a screen, plain for the REST rows. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/data/generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './web/data/hooks.codegen.mjs'],
      config: {
        useTypeImports: true,
        scalars,
        optimizeDocumentNode: true,
      },
    },
    'gateway/rest/generated.ts': {
      documents: 'gateway/rest/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true, scalars, optimizeDocumentNode: true },
    },
  },
};

export default config;
