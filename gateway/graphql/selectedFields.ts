import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The fields of a selection and of its fragments, by their names in the response; those with the same name as one.
 * @param typeName of the object
 * @returns undefined if a fragment has a directive or is for another type
 */
export function collectFields(
  typeName: string | undefined,
  { selections }: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): Map<string, FieldNode> | undefined {
  const nodes = new Map<string, FieldNode>();
  const add = (node: FieldNode): void => {
    const key = (node.alias ?? node.name).value;
    const inner = [nodes.get(key), node].flatMap((each) => each?.selectionSet?.selections ?? []);
    const selectionSet = node.selectionSet && { ...node.selectionSet, selections: inner };
    nodes.set(key, { ...node, selectionSet });
  };
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      add(selection);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.find(({ name }) => name.value === selection.name.value);
    const condition = fragment?.typeCondition?.name.value ?? typeName;
    if (!fragment || selection.directives?.length || condition !== typeName) return undefined;
    const inner = collectFields(typeName, fragment.selectionSet, fragments);
    if (!inner) return undefined;
    for (const node of inner.values()) add(node);
  }
  return nodes;
}
