import type { PrismaClient } from '../../prisma/generated/client';

/** A model of the Prisma schema. */
export interface Model {
  table: string;
  /** Relation field → model. */
  relations: ReadonlyMap<string, string>;
}

/** Part of what the generated client knows of itself; `Prisma.dmmf` is not generated any more. */
interface RuntimeDataModel {
  models: Record<string, { dbName: string | null; fields: { name: string; kind: string; type: string }[] }>;
}

export type DataModel = ReadonlyMap<string, Model>;

const dataModels = new WeakMap<PrismaClient, DataModel>();

/** The models of a client by name. */
export function dataModelOf(db: PrismaClient): DataModel {
  const known = dataModels.get(db);
  if (known) return known;
  const { models } = (db as unknown as { _runtimeDataModel: RuntimeDataModel })._runtimeDataModel;
  const dataModel = new Map(
    Object.entries(models).map(([name, { dbName, fields }]) => {
      const relations = fields
        .filter(({ kind }) => kind === 'object')
        .map((field) => [field.name, field.type] as const);
      return [name, { table: dbName ?? name, relations: new Map(relations) }];
    }),
  );
  dataModels.set(db, dataModel);
  return dataModel;
}
