import { Kind } from 'graphql';

const pascal = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);

const isRequired = (/** @type {import('graphql').VariableDefinitionNode} */ variable) =>
  variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;

/** `useXQuery(options)` or `useXMutation(options)` of one operation; options may be left out where nothing is required. */
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

/** A codegen plugin: thin typed hooks over Apollo Client's own, one for each query and mutation. */
export function plugin(
  /** @type {unknown} */ _schema,
  /** @type {{ document?: import('graphql').DocumentNode }[]} */ documents,
) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [
      "import * as apollo from '@apollo/client/react';",
      "import type { SkipToken } from '@apollo/client/react';",
    ],
    content: operations.map(hookOf).join('\n\n'),
  };
}
