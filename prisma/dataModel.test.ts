import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { dataModel } from './dataModel';
import { PrismaClient } from './generated/client';

/** What the client knows of itself; it is not public. */
interface RuntimeDataModel {
  models: Record<string, { dbName: string | null; fields: { name: string; kind: string; type: string }[] }>;
}

test('has the tables and relations of all models of the client', () => {
  const db = new PrismaClient({ adapter: new PrismaPg({}) }) as unknown as { _runtimeDataModel: RuntimeDataModel };
  const expected = Object.entries(db._runtimeDataModel.models).map(([name, { dbName, fields }]) => ({
    name,
    table: dbName,
    relations: fields.filter(({ kind }) => kind === 'object').map((field) => `${field.name}: ${field.type}`),
  }));
  const actual = [...dataModel].map(([name, { table, relations }]) => ({
    name,
    table,
    relations: [...relations].map(([field, { model }]) => `${field}: ${model}`),
  }));
  expect(actual).toEqual(expect.arrayContaining(expected));
  expect(actual).toHaveLength(expected.length);
});
