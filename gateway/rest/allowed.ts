import { Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Viewer } from '../../schema/context';
import { may, permissions, type Permission } from '../../schema/contract/permissions';
import { Problem } from '../../schema/errors';

/**
 * Refuses whoever may not do what a mutation does, as its field in the schema says. The field itself asks again: this is so
 * that nobody is told what is wrong with a body that they may not send at all.
 * @returns a check that throws Problem `notSignedIn` or `notAllowed`
 */
export function allowing(schema: GraphQLSchema, document: DocumentNode): (viewer: Viewer | null) => void {
  const demanded = rootFieldsOf(document).flatMap((name) => {
    const { pothosOptions } = schema.getMutationType()?.getFields()[name]?.extensions ?? {};
    const { can } = (pothosOptions as { authScopes?: { can?: string } } | undefined)?.authScopes ?? {};
    return can !== undefined && isPermission(can) ? [can] : [];
  });
  return (viewer) => {
    if (demanded.every((permission) => may(viewer?.role ?? null, permission))) return;
    throw new Problem(viewer ? 'notAllowed' : 'notSignedIn');
  };
}

const isPermission = (name: string): name is Permission => name in permissions;

const rootFieldsOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
