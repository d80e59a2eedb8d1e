import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../../../schema';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { collectFields } from '../../graphql/selectedFields';

type Data = Record<string, unknown>;

/** An operation as two: their data, merged, are those of the whole. */
export interface DividedOperation {
  shared: PreparedOperation;
  own: PreparedOperation;
}

/** A field with what it selects; undefined: it has no fields, or some under a condition, and stays whole. */
interface FieldTree {
  node: FieldNode;
  children?: FieldTree[];
}

/** A field without what is in the other part; undefined if nothing is left. */
type Parts = Partial<Record<'shared' | 'own', FieldNode>>;

/**
 * Divides an operation of one root field into what is shared and what is a viewer's own.
 * @param isShared whether the result of an operation is
 * @returns null if all of it is the viewer's own
 */
export async function divideOperation(
  prepared: PreparedOperation,
  isShared: (part: PreparedOperation) => Promise<boolean>,
): Promise<DividedOperation | null> {
  const { document, operation } = prepared;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const toOperation = (node: FieldNode): PreparedOperation => {
    const part = { ...operation, selectionSet: selectOnly([node]) };
    return { ...prepared, operation: part, document: { ...document, definitions: [part, ...fragments] } };
  };

  const divide = async ({ node, children }: FieldTree, wrap: (part: FieldNode) => FieldNode): Promise<Parts> => {
    const isPartShared = (part: FieldNode) => isShared(toOperation(wrap(part)));
    if (await isPartShared(node)) return { shared: node };
    const select = (nodes: readonly FieldNode[]): FieldNode => ({ ...node, selectionSet: selectOnly(nodes) });
    if (!children || !(await isPartShared(select([typename])))) return { own: node };
    const parts: Parts[] = [];
    for (const child of children) parts.push(await divide(child, (part) => wrap(select([part]))));
    const ofKind = (kind: keyof Parts) => parts.flatMap((part) => part[kind] ?? []);
    const [shared, own] = [ofKind('shared'), ofKind('own')];
    // With keys, parts that do not belong together are noticed.
    const key = shared.find(({ name }) => name.value === 'id');
    return { shared: select([typename, ...shared]), own: select(key ? [key, ...own] : own) };
  };

  const [root] = toTrees(schema.getQueryType() ?? undefined, operation.selectionSet, fragments) ?? [];
  const { shared, own } = root ? await divide(root, (part) => part) : {};
  return shared && own ? { shared: toOperation(shared), own: toOperation(own) } : null;
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const selectOnly = (selections: readonly FieldNode[]): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections });

/** The fields of a selection, those of its fragments among them; undefined if some are under a condition. */
function toTrees(
  type: GraphQLNamedType | undefined,
  selectionSet: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): FieldTree[] | undefined {
  const nodes = collectFields(type?.name, selectionSet, fragments);
  if (!nodes || !(isObjectType(type) || isInterfaceType(type))) return undefined;
  return [...nodes.values()].map((node): FieldTree => {
    const field = type.getFields()[node.name.value];
    if (!field || !node.selectionSet) return { node };
    return { node, children: toTrees(getNamedType(field.type), node.selectionSet, fragments) };
  });
}

/** The data of a whole operation; null if the parts do not belong together, as after a write between them. */
export function mergeParts(shared: Data, own: Data): Data | null {
  const merged = mergeValues(shared, own);
  return isObject(merged) ? merged : null;
}

/** Undefined if the parts do not belong together. */
function mergeValues(shared: unknown, own: unknown): unknown {
  if (Array.isArray(shared) && Array.isArray(own)) {
    const items = shared.map((item, index) => mergeValues(item, own[index]));
    return shared.length === own.length && !items.includes(undefined) ? items : undefined;
  }
  if (!isObject(shared) || !isObject(own)) return shared === own ? own : undefined;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    key in shared ? mergeValues(shared[key], value) : value,
  ]);
  const merged = { ...shared, ...(Object.fromEntries(entries) as Data) };
  return Object.values(merged).includes(undefined) ? undefined : merged;
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
