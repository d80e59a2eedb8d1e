import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';

/** Name of the plugin, for the builder. */
export const loadedColumnPlugin = 'loadedColumn';

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
