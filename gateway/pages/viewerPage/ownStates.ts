import { isDeepStrictEqual } from 'node:util';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../../../schema';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { isPlaceholder } from './viewerIdentity';

type Data = Readonly<Record<string, unknown>>;

/** Scalars that hold no words. */
const stateScalars: ReadonlySet<string> = new Set(['ID', 'Int', 'Float', 'Boolean', 'DateTime']);

/**
 * Whether a viewer's data differ from a visitor's by states only: ids, numbers, times, choices. Words, names, addresses
 * and numbers of documents that only the viewer gets are none.
 * @param own data of the operation for the viewer
 * @param shared data of the same operation for a visitor; null if there are none
 */
export function hasOnlyStates({ document, operation }: PreparedOperation, own: Data, shared: Data | null): boolean {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const query = schema.getQueryType();

  const isStateOrEqual = (
    type: GraphQLNamedType,
    selectionSet: SelectionSetNode | undefined,
    mine: unknown,
    other: unknown,
  ) => {
    if (mine === null || mine === undefined) return true;
    if (Array.isArray(mine)) {
      const others: readonly unknown[] = Array.isArray(other) ? other : [];
      return mine.every((item, index): boolean => isStateOrEqual(type, selectionSet, item, others[index]));
    }
    if (selectionSet) return areStatesOrEqual(type, selectionSet, mine as Data, (other ?? {}) as Data);
    const isState =
      isEnumType(type) ||
      stateScalars.has(type.name) ||
      (typeof mine === 'string' && (mine === '' || isPlaceholder(mine)));
    return isState || isDeepStrictEqual(mine, other);
  };

  const areStatesOrEqual = (
    type: GraphQLNamedType,
    { selections }: SelectionSetNode,
    mine: Data,
    other: Data,
  ): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
        const field = fields[selection.name.value];
        if (!(key in mine) || selection.name.value === '__typename') return true;
        return (
          field !== undefined && isStateOrEqual(getNamedType(field.type), selection.selectionSet, mine[key], other[key])
        );
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
      const innerType = condition ?? type;
      return fragment !== undefined && isCompositeType(innerType)
        ? areStatesOrEqual(innerType, fragment.selectionSet, mine, other)
        : false;
    });

  return query !== undefined && query !== null && areStatesOrEqual(query, operation.selectionSet, own, shared ?? {});
}
