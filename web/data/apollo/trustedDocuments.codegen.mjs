import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, print, visit } from 'graphql';

/** @typedef {import('graphql').FragmentDefinitionNode} Fragment */
/** @typedef {import('graphql').OperationDefinitionNode} Operation */

/** Fragments that an operation uses, directly or through others. */
function usedFragments(/** @type {Operation} */ operation, /** @type {Map<string, Fragment>} */ fragments) {
  /** @type {Map<string, Fragment>} */
  const used = new Map();
  const collect = (/** @type {Operation | Fragment} */ definition) =>
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`There is no fragment ${name}`);
        if (used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...used.keys()].sort().map((name) => /** @type {Fragment} */ (used.get(name)));
}

/** The text of an operation as Apollo Client sends it, and its SHA-256 hash, by which the browser refers to it. */
export function trustedDocument(/** @type {Operation} */ operation, /** @type {Map<string, Fragment>} */ fragments) {
  const definitions = [operation, ...usedFragments(operation, fragments)];
  const text = print(addTypenameToDocument({ kind: Kind.DOCUMENT, definitions }));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** Codegen plugin: a module with the texts of all operations by hash, for the gateway. */
export function plugin(
  /** @type {import('graphql').GraphQLSchema} */ _schema,
  /** @type {{ document?: import('graphql').DocumentNode }[]} */ sources,
) {
  const definitions = sources.flatMap(({ document }) => [...(document?.definitions ?? [])]);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const documents = definitions
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [trustedDocument(each, fragments)] : []))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const entries = documents.map(({ hash, text }) => `  '${hash}': ${JSON.stringify(text)},`);
  return `/** Operations of the web client: SHA-256 hash → text. */\nexport const trustedDocuments: Readonly<Record<string, string>> = {\n${entries.join('\n')}\n};\n`;
}
