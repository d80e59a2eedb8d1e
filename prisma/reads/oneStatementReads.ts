import { LRUCache } from 'lru-cache';
import type { Prisma, PrismaClient } from '../generated/client';
import { directConnectionOf, type DirectConnection } from '../directConnection';
import { createStatementNames } from '../statementNames';
import { argumentsShape } from './argumentsShape';
import { selectSql, type RawRow, type RowsDecoder } from './selectSql';
import { UnsupportedArguments, valueAt, type Path } from './whereSql';

const modelNames = {
  user: 'User',
  category: 'Category',
  course: 'Course',
  courseCounters: 'CourseCounters',
  lesson: 'Lesson',
  enrollment: 'Enrollment',
  review: 'Review',
  blogPost: 'BlogPost',
  faqCategory: 'FaqCategory',
  faq: 'Faq',
  event: 'Event',
  poll: 'Poll',
  glossaryTerm: 'GlossaryTerm',
  contactMessage: 'ContactMessage',
  newsletterSubscriber: 'NewsletterSubscriber',
  searchDocument: 'SearchDocument',
} as const satisfies Record<string, Prisma.ModelName>;

type ReadableModel = keyof typeof modelNames;

/** The reads of Prisma that also exist in one statement, with Prisma's types. */
export type OneStatementReads = {
  [Name in ReadableModel]: Pick<PrismaClient[Name], 'findMany' | 'findFirst'>;
};

/**
 * The same reads as `db.course.findMany(args)`, but relations and counts are in the same SQL statement, nested `take` is a
 * LIMIT, and columns of the search are not read. A page after a cursor is empty if the cursor's row is not in the list. A
 * transaction, and arguments that the compiler does not translate, are read by Prisma, with the same result.
 */
export function oneStatement(db: OneStatementReads): OneStatementReads {
  const connection = directConnectionOf(db);
  if (!connection) return db;
  const known = readers.get(connection);
  if (known) return known;
  const reader = createReader(db, connection);
  readers.set(connection, reader);
  return reader;
}

const readers = new WeakMap<DirectConnection, OneStatementReads>();

type Row = Record<string, unknown>;
interface Delegate {
  findMany(args?: object): Promise<Row[]>;
  findFirst(args?: object): Promise<Row | null>;
}

function createReader(db: OneStatementReads, connection: DirectConnection): OneStatementReads {
  const delegates = Object.entries(modelNames).map(([property, model]): [string, Delegate] => {
    // Looked up when it is needed: members of a Prisma client are computed by its proxies.
    const prisma = () => db[property as ReadableModel] as unknown as Delegate;
    return [
      property,
      {
        async findMany(args = {}) {
          const statement = statementFor(model, args);
          return statement ? readRows(connection, { model, statement }, args) : prisma().findMany(args);
        },
        async findFirst(args = {}) {
          const first = { ...args, take: 1 };
          const statement = statementFor(model, first);
          return statement
            ? ((await readRows(connection, { model, statement }, first))[0] ?? null)
            : prisma().findFirst(args);
        },
      },
    ];
  });
  // The generic types of Prisma describe these functions; they cannot be derived for objects made in a loop.
  return Object.fromEntries(delegates) as unknown as OneStatementReads;
}

interface Statement {
  text: string;
  parameters: Path[];
  decode: RowsDecoder;
}

/** Compiled statements by model and shape of the arguments; `unsupported`: read by Prisma. */
const statements = new LRUCache<string, Statement | 'unsupported'>({ max: 1_000 });
const nameOf = createStatementNames('read', 200);

/** Null: Prisma reads it. */
function statementFor(model: Prisma.ModelName, args: object): Statement | null {
  const key = `${model}${argumentsShape(args)}`;
  const known = statements.get(key);
  const statement = known ?? compile(model, args);
  if (!known) statements.set(key, statement);
  return statement === 'unsupported' ? null : statement;
}

function compile(model: Prisma.ModelName, args: object): Statement | 'unsupported' {
  const parameters: Path[] = [];
  let aliases = 0;
  try {
    const { sql: text, decode } = selectSql(
      { parameter: (path) => `$${parameters.push(path)}`, alias: () => `t${(aliases += 1)}` },
      model,
      args,
      [],
    );
    return { text, decode, parameters };
  } catch (error) {
    if (error instanceof UnsupportedArguments) return 'unsupported';
    throw error;
  }
}

async function readRows(
  { pool, canPrepare, onRead }: DirectConnection,
  { model, statement }: { model: Prisma.ModelName; statement: Statement },
  args: object,
): Promise<Row[]> {
  const { text, decode, parameters } = statement;
  const name = canPrepare ? nameOf(text) : undefined;
  const values = parameters.map((path) => valueAt(args, path));
  const { rows } = await pool.query<RawRow & unknown[]>({ text, values, name, rowMode: 'array' });
  const decoded = decode(rows);
  onRead?.(model, 'findMany', args, decoded);
  return decoded;
}
