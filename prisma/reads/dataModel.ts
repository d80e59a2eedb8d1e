import type { Prisma } from '../generated/client';
import { getDatamodel } from '../generated/pothos/types';

/** A column of a table, and how its values become those of Prisma. */
export interface Column {
  name: string;
  type: 'DateTime' | 'Decimal' | 'other';
}

/** A relation: rows of `model` whose `targetColumn` equals the `ownColumn` of a row. */
export interface Relation {
  model: Prisma.ModelName;
  isList: boolean;
  ownColumn: string;
  targetColumn: string;
}

export interface Model {
  table: string;
  columns: ReadonlyMap<string, Column>;
  relations: ReadonlyMap<string, Relation>;
}

/** Tables of the models that can be read in one statement; other models are read by Prisma. */
const tables: Partial<Record<Prisma.ModelName, string>> = {
  User: 'users',
  Category: 'categories',
  Course: 'courses',
  CourseCounters: 'course_counters',
  Lesson: 'lessons',
  Enrollment: 'enrollments',
  LessonProgress: 'lesson_progress',
  Review: 'reviews',
};

/** Never read unless they are selected by name: long texts of the search, and secrets. */
const unreadColumns = new Set(['searchText', 'adminSearchText', 'passwordHash']);

export const isReadByDefault = ({ name }: Column): boolean => !unreadColumns.has(name);

const { models: definitions } = getDatamodel().datamodel;
const models = new Map<string, Model>();

/** The model of a name; undefined if it has no table above. */
export function findModel(name: string): Model | undefined {
  const table = tables[name as Prisma.ModelName];
  const known = models.get(name);
  if (known || table === undefined) return known;
  const model = createModel(name, table);
  models.set(name, model);
  return model;
}

type FieldDefinition = (typeof definitions)[string]['fields'][number];

function createModel(name: string, table: string): Model {
  const fields = definitions[name]?.fields ?? [];
  const columns = fields.flatMap((field): [string, Column][] =>
    field.kind === 'object' ? [] : [[field.name, { name: field.name, type: columnType(field.type) }]],
  );
  const relations = fields.flatMap((field): [string, Relation][] => {
    const relation = field.kind === 'object' ? createRelation(field, name) : undefined;
    return relation ? [[field.name, relation]] : [];
  });
  return { table, columns: new Map(columns), relations: new Map(relations) };
}

const columnType = (type: string): Column['type'] => (type === 'DateTime' || type === 'Decimal' ? type : 'other');

/** Undefined for a relation whose key has several columns. */
function createRelation(field: FieldDefinition, owner: string): Relation | undefined {
  const model = field.type as Prisma.ModelName;
  const own = field.relationFromFields ?? [];
  const opposite = definitions[model]?.fields.find(
    (other) => other.relationName === field.relationName && other.type === owner && other.name !== field.name,
  );
  const target = opposite?.relationFromFields ?? [];
  const [ownColumn, targetColumn] = own.length > 0 ? [own[0], idOf(model)] : [idOf(owner), target[0]];
  if (own.length + target.length !== 1 || ownColumn === undefined || targetColumn === undefined) return undefined;
  return { model, isList: field.isList, ownColumn, targetColumn };
}

/** Foreign keys refer to the key of a row, which has one column. */
const idOf = (model: string): string | undefined => definitions[model]?.fields.find(({ isId }) => isId)?.name;
