import type { Prisma } from './generated/client';
import { getDatamodel } from './generated/pothos/types';
import { tables } from './tables';

export interface Column {
  name: string;
  type: 'DateTime' | 'Decimal' | 'other';
  isRequired: boolean;
}

/** A relation to rows of `model`. */
export interface Relation {
  model: Prisma.ModelName;
  isList: boolean;
  /** Undefined for a key of several columns. */
  join: Join | undefined;
}

/** Related rows are those whose `targetColumn` equals the `ownColumn` of a row. */
export interface Join {
  ownColumn: string;
  targetColumn: string;
}

export interface Model {
  table: string;
  columns: ReadonlyMap<string, Column>;
  relations: ReadonlyMap<string, Relation>;
}

const { models: definitions } = getDatamodel().datamodel;
type FieldDefinition = (typeof definitions)[string]['fields'][number];

function createModel(name: string, table: string): Model {
  const fields = definitions[name]?.fields ?? [];
  const columns = fields
    .filter(({ kind }) => kind !== 'object')
    .map(
      (field) =>
        [field.name, { name: field.name, type: columnType(field.type), isRequired: field.isRequired }] as const,
    );
  const relations = fields
    .filter(({ kind }) => kind === 'object')
    .map((field) => [field.name, createRelation(field, name)] as const);
  return { table, columns: new Map(columns), relations: new Map(relations) };
}

const columnType = (type: string): Column['type'] => (type === 'DateTime' || type === 'Decimal' ? type : 'other');

function createRelation(field: FieldDefinition, owner: string): Relation {
  const model = field.type as Prisma.ModelName;
  return { model, isList: field.isList, join: createJoin(field, owner, model) };
}

function createJoin(field: FieldDefinition, owner: string, model: string): Join | undefined {
  const own = field.relationFromFields ?? [];
  const opposite = definitions[model]?.fields.find(
    (other) => other.relationName === field.relationName && other.type === owner && other.name !== field.name,
  );
  const target = opposite?.relationFromFields ?? [];
  const [ownColumn, targetColumn] = own.length > 0 ? [own[0], idOf(model)] : [idOf(owner), target[0]];
  if (own.length + target.length !== 1 || ownColumn === undefined || targetColumn === undefined) return undefined;
  return { ownColumn, targetColumn };
}

/** Foreign keys refer to the key of a row, which has one column. */
const idOf = (model: string): string | undefined => definitions[model]?.fields.find(({ isId }) => isId)?.name;

export const dataModel: ReadonlyMap<string, Model> = new Map(
  Object.entries(tables).map(([name, { table }]) => [name, createModel(name, table)]),
);

/** Days, numbers beyond 2^53 and lists of enumeration values have another form in the driver than in Prisma. */
const readByPrisma: ReadonlySet<string> = new Set<Prisma.ModelName>([
  'BlogPostView',
  'ContentChange',
  'PaymentSettings',
  'RateLimit',
]);

/** Models that a statement may contain, by their property of the client. */
export const modelNames: ReadonlyMap<string, Prisma.ModelName> = new Map(
  [...dataModel.keys()]
    .filter((name) => !readByPrisma.has(name))
    .map((name) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, name as Prisma.ModelName]),
);

export const readableModels: ReadonlySet<string> = new Set(modelNames.values());
