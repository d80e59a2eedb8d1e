import {
  Kind,
  OperationTypeNode,
  parse,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Problem } from '../../schema/core/problem';

/** Bounds of a GraphQL document, which it is measured by before it is validated. */
export interface DocumentLimits {
  /** Of the text. */
  characters: number;
  /** Each location in an error is found by counting lines. */
  lines: number;
  tokens: number;
  /** Characters of a name, which errors repeat. */
  nameLength: number;
  operations: number;
  fragments: number;
  variables: number;
  /** As written, each visited by all rules of validation. */
  fields: number;
  directives: number;
  aliases: number;
  /** Levels of nodes within each other: selections, lists, objects and types. */
  nesting: number;
  /** Fields of the root, with those of fragments. */
  rootFields: number;
  mutations: number;
  /** Fields, fragments and inline fragments of all definitions, counted at each place where a fragment is spread. */
  selections: number;
  /** Pairs that validation compares: fields of one name and fragments of one selection, times their arguments. */
  comparisons: number;
}

type DocumentSize = Omit<Record<keyof DocumentLimits, number>, 'tokens'>;

/**
 * Checks a text before it is validated. The cost grows with the length of the text only, unlike that of validation.
 * @throws Problem `queryTooLarge`
 * @throws GraphQLError for a syntax error, and for too many tokens
 */
export function assertDocumentLimits(text: string, limits: DocumentLimits): void {
  if (text.length > limits.characters || countLines(text) > limits.lines) throw new Problem('queryTooLarge');
  measureDocument(text, parseWithinStack(text, limits.tokens), limits);
}

function parseWithinStack(text: string, maxLexicalTokens: number): DocumentNode {
  try {
    return parse(text, { maxLexicalTokens, noLocation: true });
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('queryTooLarge', { cause: error });
    throw error;
  }
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) count += 1;
  return count;
}

/** Adds to the sizes; each addition throws when the limit is exceeded, so that measuring ends there. */
type AddSize = (name: keyof DocumentSize, amount?: number) => void;

/**
 * Measures a parsed document.
 * @param limits end the measurement; without them it runs to the end
 * @throws Problem `queryTooLarge` at the first size beyond its limit
 */
export function measureDocument(text: string, document: DocumentNode, limits?: DocumentLimits): DocumentSize {
  const sizes: DocumentSize = { ...emptySize, characters: text.length, lines: countLines(text) };
  const setSize = (name: keyof DocumentSize, value: number): void => {
    sizes[name] = value;
    if (limits && value > limits[name]) throw new Problem('queryTooLarge');
  };
  const add: AddSize = (name, amount = 1) => setSize(name, sizes[name] + amount);
  const raise: RaiseSize = (name, value) => {
    if (value > sizes[name]) setSize(name, value);
  };
  const fragments = fragmentsByName(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const fields = countSelections([definition.selectionSet], fragments, add);
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      raise(definition.operation === OperationTypeNode.MUTATION ? 'mutations' : 'rootFields', fields);
    }
  }
  countNodes(document, 0, add, raise);
  return sizes;
}

const emptySize: DocumentSize = {
  characters: 0,
  lines: 0,
  nameLength: 0,
  operations: 0,
  fragments: 0,
  variables: 0,
  fields: 0,
  directives: 0,
  aliases: 0,
  nesting: 0,
  rootFields: 0,
  mutations: 0,
  selections: 0,
  comparisons: 0,
};

const countedKinds: Partial<Record<Kind, keyof DocumentSize>> = {
  [Kind.OPERATION_DEFINITION]: 'operations',
  [Kind.FRAGMENT_DEFINITION]: 'fragments',
  [Kind.VARIABLE_DEFINITION]: 'variables',
  [Kind.FIELD]: 'fields',
  [Kind.DIRECTIVE]: 'directives',
};

type RaiseSize = (name: keyof DocumentSize, value: number) => void;

/** Visits all nodes; `visit` of graphql-js takes three times as long. */
function countNodes(node: ASTNode, levels: number, add: AddSize, raise: RaiseSize): void {
  const name = countedKinds[node.kind];
  if (name) add(name);
  if (node.kind === Kind.NAME) raise('nameLength', node.value.length);
  if (node.kind === Kind.FIELD && node.alias) add('aliases');
  raise('nesting', levels);
  for (const child of Object.values(node) as unknown[]) {
    if (Array.isArray(child)) for (const each of child as ASTNode[]) countNodes(each, levels + 1, add, raise);
    else if (isNode(child)) countNodes(child, levels + 1, add, raise);
  }
}

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'kind' in value;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsByName({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}

/**
 * Counts what is selected at one place of the response, and below it, as execution merges it.
 * @returns number of fields at this place
 */
function countSelections(selectionSets: readonly SelectionSetNode[], fragments: Fragments, add: AddSize): number {
  const fieldsByName = new Map<string, FieldNode[]>();
  let [fieldCount, spreadCount] = [0, 0];
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      add('selections');
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const fields = fieldsByName.get(name);
        if (fields) fields.push(selection);
        else fieldsByName.set(name, [selection]);
        fieldCount += 1;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        add('comparisons', spreadCount);
        spreadCount += 1;
        // A fragment within itself ends at the limit of selections.
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  selectionSets.forEach(collect);
  for (const fields of fieldsByName.values()) {
    add('comparisons', countComparisons(fields));
    const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length > 0) countSelections(below, fragments, add);
  }
  return fieldCount;
}

/** Each field is compared with each other one, and each of its arguments. */
function countComparisons(fields: readonly FieldNode[]): number {
  const weight = fields.reduce((sum, { arguments: args = [] }) => sum + 1 + args.length, 0);
  return Math.floor(((fields.length - 1) * weight) / 2);
}
