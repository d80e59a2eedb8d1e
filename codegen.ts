import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const config = {
  useTypeImports: true,
  scalars: { ID: 'string', DateTime: 'string', Decimal: 'string' },
  optimizeDocumentNode: true,
};

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const folders = [...new Set(files.map((file) => file.split(/[\\/]/)[0] ?? ''))].sort();

/** The documents of a folder of web, with hooks: a module each, so that a page loads its own and no others. */
const moduleOf = (folder: string) => ({
  documents: `web/${folder}/*.graphql`,
  externalDocuments: 'web/**/*.graphql',
  plugins: ['typescript-operations', './web/data/documents.codegen.mjs'],
  config,
});

/** Writes the typed documents of every `.graphql` file: with hooks for those beside a screen, plain for the REST rows. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    ...Object.fromEntries(folders.map((folder) => [`web/data/generated/${folder}.ts`, moduleOf(folder)])),
    'gateway/rest/generated.ts': {
      documents: 'gateway/rest/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      // The rows' bodies are checked already: keys may be numbers by then, and moments dates.
      config: {
        ...config,
        scalars: {
          ...config.scalars,
          ID: { input: 'string | number', output: 'string' },
          DateTime: { input: 'string | Date', output: 'string' },
        },
      },
    },
  },
};

export default codegen;
