import { LRUCache } from 'lru-cache';
import type { Prisma, PrismaClient } from '../generated/client';
import { directConnectionOf, type DirectConnection } from '../directConnection';
import { createStatementNames } from '../statementNames';
import { argumentsShape } from './argumentsShape';
import { compileStatement } from './compileStatement';
import { modelNames, type ReadableModel } from './modelNames';
import { selectSql, type RawRow, type RowsDecoder } from './selectSql';
import { valueAt, type Path } from './whereSql';

/** The reads of Prisma that also exist in one statement, with Prisma's types. */
export type OneStatementReads = {
  [Name in ReadableModel]: Pick<PrismaClient[Name], 'findMany' | 'findFirst'>;
};

/**
 * The same reads as `db.course.findMany(args)`, but each is one SQL statement, in which nested `take` is a LIMIT.
 * Transactions, and arguments that the compiler does not translate, are read by Prisma, with the same result.
 */
export function oneStatement(db: OneStatementReads): OneStatementReads {
  const connection = directConnectionOf(db);
  // The generic types of Prisma describe the readers; they cannot be derived for properties made in a loop.
  return connection ? (new DatabaseReader(db, connection) as unknown as OneStatementReads) : db;
}

type Row = Record<string, unknown>;
interface Delegate {
  findMany(args?: object): Promise<Row[]>;
  findFirst(args?: object): Promise<Row | null>;
}

class ModelReader implements Delegate {
  private readonly model: Prisma.ModelName;

  constructor(
    private readonly property: ReadableModel,
    private readonly db: OneStatementReads,
    private readonly connection: DirectConnection,
  ) {
    this.model = modelNames[property];
  }

  async findMany(args: object = {}): Promise<Row[]> {
    const statement = statementFor(this.model, args);
    return statement ? this.readRows(statement, args) : this.prismaDelegate().findMany(args);
  }

  async findFirst(args: object = {}): Promise<Row | null> {
    const first = { ...args, take: 1 };
    const statement = statementFor(this.model, first);
    return statement ? ((await this.readRows(statement, first))[0] ?? null) : this.prismaDelegate().findFirst(args);
  }

  /** Only for a read that needs it: reading a member of a recording client extends the client. */
  private prismaDelegate(): Delegate {
    return this.db[this.property];
  }

  private async readRows({ text, decode, parameters }: Statement, args: object): Promise<Row[]> {
    const { pool, supportsNamedStatements, onRead } = this.connection;
    const name = supportsNamedStatements ? nameOf(text) : undefined;
    const values = parameters.map((path) => valueAt(args, path));
    const { rows } = await pool.query<RawRow & unknown[]>({ text, values, name, rowMode: 'array' });
    const decoded = decode(rows);
    onRead?.(this.model, args, decoded);
    return decoded;
  }
}

/** Creates the reader of a model when its property is read: a request uses few of them. */
class DatabaseReader {
  constructor(
    readonly db: OneStatementReads,
    readonly connection: DirectConnection,
  ) {}
}

for (const property of Object.keys(modelNames) as ReadableModel[])
  Object.defineProperty(DatabaseReader.prototype, property, {
    get(this: DatabaseReader) {
      return new ModelReader(property, this.db, this.connection);
    },
  });

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
  const statement = known ?? compile(model, args) ?? 'unsupported';
  if (!known) statements.set(key, statement);
  return statement === 'unsupported' ? null : statement;
}

function compile(model: Prisma.ModelName, args: object): Statement | undefined {
  const parameters: Path[] = [];
  return compileStatement(
    (path) => `$${parameters.push(path)}`,
    (builder) => {
      const { sql: text, decode } = selectSql(builder, model, args, []);
      return { text, decode, parameters };
    },
  );
}
