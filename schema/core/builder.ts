import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type PrismaTypes from '../../prisma/generated/pothos/types';
import { getDatamodel } from '../../prisma/generated/pothos/types';
import type { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import type { RichTextBlocks } from '../contract/richText';
import type { Permission } from '../contract/permissions';
import type { Context, SignedInContext } from './context';
import { Problem } from './problem';
import { accessProblem, permissionProblem } from './permissionProblem';
import { problemsPlugin } from './problemsPlugin';
import type { GraphQLFieldResolver } from 'graphql';

const loadedColumnPlugin = 'loadedColumn';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos declares its plugins in this namespace.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      loadedColumn: LoadedColumnPlugin<Types>;
    }
  }
}

/**
 * Returns a column that the row already has. The Prisma plugin looks for the selection of each field of each row
 * first, which takes a third of the execution of a list. List it after the plugin that checks permissions.
 */
class LoadedColumnPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const column: unknown = extensions?.pothosExposedField;
    if (kind !== 'PrismaObject' || typeof column !== 'string') return resolve;
    return (row, args, context, info) => {
      const value = (row as Record<string, unknown>)[column];
      // A column that was not selected is undefined; one without a value is null.
      return value === undefined ? resolve(row, args, context, info) : value;
    };
  }
}

SchemaBuilder.registerPlugin(loadedColumnPlugin, LoadedColumnPlugin);

interface BuilderTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string | number; Output: Prisma.Decimal };
    JSON: { Input: unknown; Output: unknown };
    RichTextBlocks: { Input: never; Output: RichTextBlocks };
  };
  AuthScopes: { signedIn: boolean; can: Permission };
  AuthContexts: { signedIn: SignedInContext; can: SignedInContext };
}

/** The Pothos builder to which every domain module adds its types and fields. */
export const builder = new SchemaBuilder<BuilderTypes>({
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
