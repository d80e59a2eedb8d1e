import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { getDatamodel } from '../../prisma/generated/pothos/types';
import type PrismaTypes from '../../prisma/generated/pothos/types';
import type { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import type { Permission } from '../contract/permissions';
import type { Context, SignedInContext } from './context';
import { Problem } from './errors';
import { loadedColumnPlugin } from './loadedColumnPlugin';
import { accessProblem, permissionProblem } from './permissionProblem';
import { problemsPlugin } from './problemsPlugin';

interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string | number; Output: Prisma.Decimal };
  };
  AuthScopes: { signedIn: boolean; can: Permission };
  AuthContexts: { signedIn: SignedInContext; can: SignedInContext };
}

/** The Pothos builder to which every domain module adds its types and fields. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ScopeAuthPlugin, loadedColumnPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin, problemsPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: ({ db }) => db,
    dmmf: getDatamodel(),
    maxConnectionSize: pageSizes.max,
    defaultConnectionSize: pageSizes.default,
    filterConnectionTotalCount: true,
  },
  relay: { clientMutationId: 'omit', cursorType: 'String', nodesOnConnection: true },
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      signedIn: viewer !== null,
      can: (permission) => permissionProblem(viewer, permission) === null,
    }),
    unauthorizedError: (_parent, { viewer }) => new Problem(accessProblem(viewer)),
  },
  complexity: {
    limit: bounds.graphqlQuery,
    defaultComplexity: 1,
    defaultListMultiplier: bounds.graphqlQuery.assumedListLength,
    complexityError: () => new Problem('queryTooLarge'),
  },
});

builder.queryType({ description: 'Queries: read operations.' });
builder.mutationType({ description: 'Mutations: write operations.' });
