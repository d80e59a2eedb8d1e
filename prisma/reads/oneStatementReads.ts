import type { Prisma, PrismaClient } from '../generated/client';
import { argumentsShape } from './argumentsShape';
import { readSourceOf, type ReadSource } from './readSource';
import { selectSql, type RawRow, type RowDecoder } from './selectSql';
import { UnsupportedArguments, type Path } from './whereSql';

type ReadableModel = 'user' | 'category' | 'course' | 'courseCounters' | 'lesson' | 'enrollment' | 'review';

/** The reads of Prisma that also exist in one statement, with Prisma's types. */
export type OneStatementReads = {
  [Name in ReadableModel]: Pick<PrismaClient[Name], 'findMany' | 'findFirst'>;
};

/**
 * The same reads as `db.course.findMany(args)`, but relations and counts are in the same SQL statement, nested `take` is a
 * LIMIT, and columns of the search are not read. A transaction, and arguments that the compiler does not translate, are
 * read by Prisma, with the same result.
 */
export function oneStatement(db: OneStatementReads): OneStatementReads {
  const source = readSourceOf(db);
  if (!source) return db;
  const known = readers.get(source);
  if (known) return known;
  const reader = createReader(db, source);
  readers.set(source, reader);
  return reader;
}

const readers = new WeakMap<ReadSource, OneStatementReads>();

const modelNames: Record<ReadableModel, Prisma.ModelName> = {
  user: 'User',
  category: 'Category',
  course: 'Course',
  courseCounters: 'CourseCounters',
  lesson: 'Lesson',
  enrollment: 'Enrollment',
  review: 'Review',
};

type Row = Record<string, unknown>;
interface Delegate {
  findMany(args?: object): Promise<Row[]>;
  findFirst(args?: object): Promise<Row | null>;
}

function createReader(db: OneStatementReads, source: ReadSource): OneStatementReads {
  const delegates = Object.entries(modelNames).map(([property, model]): [string, Delegate] => {
    const prisma = db[property as ReadableModel] as unknown as Delegate;
    return [
      property,
      {
        async findMany(args = {}) {
          const statement = statementFor(model, args);
          return statement ? readRows(source, { model, statement }, args) : prisma.findMany(args);
        },
        async findFirst(args = {}) {
          const first = { ...args, take: 1 };
          const statement = statementFor(model, first);
          return statement
            ? ((await readRows(source, { model, statement }, first))[0] ?? null)
            : prisma.findFirst(args);
        },
      },
    ];
  });
  // The generic types of Prisma describe these functions; they cannot be derived for objects made in a loop.
  return Object.fromEntries(delegates) as unknown as OneStatementReads;
}

interface Statement {
  text: string;
  /** Undefined until the statement has been used some times. */
  name: string | undefined;
  uses: number;
  parameters: Path[];
  decode: RowDecoder;
}

/** Compiled statements by model and shape of the arguments; null: read by Prisma. The oldest are forgotten. */
const statements = new Map<string, Statement | null>();
const maxStatements = 1_000;

/** PostgreSQL keeps the plan of a named statement in each connection, some ten kilobytes each. */
const maxNames = 200;
const usesBeforeName = 3;
let nameCount = 0;

function statementFor(model: Prisma.ModelName, args: object): Statement | null {
  const key = `${model}${argumentsShape(args)}`;
  const known = statements.get(key);
  if (known !== undefined) return known;
  const statement = compile(model, args);
  const [oldest] = statements.keys();
  if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest);
  statements.set(key, statement);
  return statement;
}

function compile(model: Prisma.ModelName, args: object): Statement | null {
  const parameters: Path[] = [];
  let aliases = 0;
  try {
    const { sql: text, decode } = selectSql(
      { parameter: (path) => `$${parameters.push(path)}`, alias: () => `t${(aliases += 1)}` },
      model,
      args,
      [],
    );
    return { text, decode, parameters, name: undefined, uses: 0 };
  } catch (error) {
    if (error instanceof UnsupportedArguments) return null;
    throw error;
  }
}

async function readRows(
  { pool, canPrepare, onRead }: ReadSource,
  { model, statement }: { model: Prisma.ModelName; statement: Statement },
  args: object,
): Promise<Row[]> {
  const { text, decode, parameters } = statement;
  const name = canPrepare ? statementName(statement) : undefined;
  const values = parameters.map((path) => valueAt(args, path));
  const { rows } = await pool.query<RawRow & unknown[]>({ text, values, name, rowMode: 'array' });
  const decoded = rows.map(decode);
  onRead?.(model, 'findMany', args, decoded);
  return decoded;
}

function statementName(statement: Statement): string | undefined {
  if (statement.name === undefined && (statement.uses += 1) >= usesBeforeName && nameCount < maxNames) {
    nameCount += 1;
    statement.name = `read_${nameCount}`;
  }
  return statement.name;
}

function valueAt(args: unknown, path: Path): unknown {
  let value = args;
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value;
}
