import { Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { permissions, type Permission } from '../../schema/contract/permissions';
import type { Viewer } from '../../schema/core/context';
import { Problem } from '../../schema/core/problem';
import { permissionProblem } from '../../schema/core/permissionProblem';

/** The permissions that the root fields of a document require. */
interface RequiredAccess {
  permissions: Permission[];
  /** Whether visitors get a 401. */
  isSignInRequired: boolean;
}

/** Reads the `authScopes` of a document's root fields. */
export function requiredAccess(schema: GraphQLSchema, document: DocumentNode): RequiredAccess {
  const scopes = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? [authScopesOf(fields[selection.name.value]?.extensions)] : [],
    );
  });
  return {
    permissions: scopes.flatMap(({ can }) => (can !== undefined && isPermission(can) ? [can] : [])),
    isSignInRequired: scopes.some(({ can, signedIn }) => can !== undefined || signedIn === true),
  };
}

interface AuthScopes {
  can?: string;
  signedIn?: boolean;
}

function authScopesOf(extensions: Readonly<Record<string, unknown>> = {}): AuthScopes {
  const options = extensions.pothosOptions as { authScopes?: AuthScopes } | undefined;
  return options?.authScopes ?? {};
}

const isPermission = (name: string): name is Permission => name in permissions;

/**
 * Checks a route's permissions before its body is validated, so that callers without them get no validation messages.
 * The schema checks again.
 * @returns a function that throws Problem `notSignedIn` or `notAllowed`
 */
export function createAuthorizer(schema: GraphQLSchema, document: DocumentNode): (viewer: Viewer | null) => void {
  const required = requiredAccess(schema, document).permissions;
  return (viewer) => {
    for (const permission of required) {
      const problem = permissionProblem(viewer, permission);
      if (problem) throw new Problem(problem);
    }
  };
}
