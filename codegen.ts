import { dirname, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';

const config = {
  useTypeImports: true,
  scalars: { ID: 'string', DateTime: 'string', Decimal: 'string', JSON: 'unknown' },
  optimizeDocumentNode: true,
};

/** The type of parsed texts, from the folder of a file. */
const richTextScalar = (folder: string) => `${relative(folder, 'schema/contract/richText')}#RichTextBlocks`;

/** near-operation-file without its import of all schema types, which a file without enums and inputs leaves unused. */
const besideDocuments: Types.OutputPreset = {
  buildGeneratesSection: async (options) => {
    const outputs = await nearOperationFile.buildGeneratesSection(options);
    return outputs.map((output) => ({
      ...output,
      plugins: output.plugins.filter((plugin) => !('add' in plugin)),
      config: {
        ...(output.config as typeof config),
        scalars: { ...config.scalars, RichTextBlocks: richTextScalar(dirname(output.filename)) },
      },
    }));
  },
};

/**
 * Writes the typed documents: for each `.graphql` file of web a module with typed hooks in `__generated__` beside it,
 * their texts by hash for the gateway, plain typed documents for the REST routes, and the enums and inputs of the schema
 * once.
 */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/data/__generated__/schemaTypes.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    'web/': {
      documents: 'web/**/*.graphql',
      preset: besideDocuments,
      presetConfig: { extension: '.ts', folder: '__generated__', importTypesNamespace: 'Types' },
      plugins: ['typescript-operations', './web/data/apollo/apolloHooks.codegen.mjs'],
      config: { ...config, importSchemaTypesFrom: 'web/data/__generated__/schemaTypes.ts' },
    },
    'gateway/graphql/__generated__/trustedDocuments.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['./web/data/apollo/trustedDocuments.codegen.mjs'],
    },
    'gateway/rest/operations/generated.ts': {
      documents: 'gateway/rest/operations/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      // Bodies are validated before: keys may be numbers by then, and date-times Date objects.
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
