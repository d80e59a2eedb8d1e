import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { Kind } from 'graphql';
import { trustedDocument } from './trustedDocuments.codegen.mjs';

/** @typedef {{ type?: string, document?: import('graphql').DocumentNode }} Source */

const pascal = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);

const isRequired = (/** @type {import('graphql').VariableDefinitionNode} */ variable) =>
  variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;

/** The hook's options are optional if no variable is required. */
function hookOf(/** @type {import('graphql').OperationDefinitionNode} */ operation) {
  const name = pascal(operation.name?.value ?? '');
  const kind = pascal(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const optional = kind === 'Mutation' || !operation.variableDefinitions?.some(isRequired);
  const skippable = kind === 'Query' ? ' | SkipToken' : '';
  return (
    `export const use${name}${kind} = (options${optional ? '?' : ''}: apollo.use${kind}.Options<${types}>${skippable}) =>\n` +
    `  apollo.use${kind}<${types}>(${name}Document, options${optional && kind === 'Query' ? ' ?? {}' : ''});`
  );
}

const definitionsOf = (/** @type {Source[]} */ sources) =>
  sources.flatMap(({ document }) => [...(document?.definitions ?? [])]);

/** Adds the hash of each operation to its document, as `__meta__.hash`. */
const withHash = (/** @type {string} */ content, /** @type {[name: string, hash: string]} */ [name, hash]) =>
  content.replace(
    `export const ${name}Document = {"kind":"Document"`,
    `export const ${name}Document = {"__meta__":{"hash":"${hash}"},"kind":"Document"`,
  );

/**
 * Codegen plugin: typed documents with their hash, and a typed hook over Apollo Client's own for each query and mutation. The
 * near-operation-file preset provides `config.externalFragments`, the fragments of other files.
 */
export function plugin(
  /** @type {import('graphql').GraphQLSchema} */ schema,
  /** @type {Source[]} */ documents,
  /** @type {{ externalFragments?: { name: string, node: import('graphql').FragmentDefinitionNode }[] }} */ config,
) {
  const { prepend, content } = typedDocuments(schema, documents, config);
  const definitions = definitionsOf(documents);
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map([
    ...(config.externalFragments ?? []).map(({ name, node }) => /** @type {const} */ ([name, node])),
    ...definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [/** @type {const} */ ([each.name.value, each])] : [],
    ),
  ]);
  const hashes = operations.map(
    (operation) =>
      /** @type {[string, string]} */ ([
        pascal(operation.name?.value ?? ''),
        trustedDocument(operation, fragments).hash,
      ]),
  );
  const imports = [
    operations.length > 0 && "import * as apollo from '@apollo/client/react';",
    operations.some(({ operation }) => operation === 'query') &&
      "import type { SkipToken } from '@apollo/client/react';",
  ].filter(Boolean);
  return {
    prepend: [...imports, ...prepend],
    content: [hashes.reduce(withHash, String(content)), ...operations.map(hookOf)].join('\n\n'),
  };
}
