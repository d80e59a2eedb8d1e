import { LRUCache } from 'lru-cache';
import type { Prisma, PrismaClient } from '../generated/client';
import { registerDirectConnection, type DirectConnection } from '../directConnection';
import { compileStatement, valueAt, type Path, isTextList } from './whereSql';
import { modelNames } from '../dataModel';
import { countRowsSql, selectSql, type RawRow, type RowsDecoder } from './selectSql';

/**
 * The same client, whose `findMany`, `findFirst` and `count` are one SQL statement each, in which nested `take` is a LIMIT. Arguments
 * that the compiler does not translate, and the reads of a transaction, are Prisma's, with the same result.
 */
export function createReadClient(prisma: PrismaClient, connection: DirectConnection): PrismaClient {
  const delegates = new Map<string, object>();
  const client = new Proxy(prisma, {
    get(_prisma, name) {
      const model = typeof name === 'string' ? modelNames.get(name) : undefined;
      if (typeof name !== 'string' || !model) return Reflect.get(prisma, name) as unknown;
      const delegate = delegates.get(name) ?? createDelegate(prisma, name, new ModelReader(model, connection));
      delegates.set(name, delegate);
      return delegate;
    },
  });
  registerDirectConnection(client, connection);
  return client;
}

type Row = Record<string, unknown>;
interface Delegate {
  findMany(args?: object): Promise<Row[]>;
  findFirst(args?: object): Promise<Row | null>;
  count(args?: object): Promise<number>;
}

/** Prisma's delegate is looked up for a call that needs it: a client may be extended at its first use. */
function createDelegate(prisma: PrismaClient, property: string, reader: ModelReader): object {
  const prismaDelegate = () => Reflect.get(prisma, property) as Delegate;
  const reads: Delegate = {
    findMany: (args = {}) => reader.findMany(args) ?? prismaDelegate().findMany(args),
    findFirst: (args = {}) => reader.findFirst(args) ?? prismaDelegate().findFirst(args),
    count: (args = {}) => reader.count(args) ?? prismaDelegate().count(args),
  };
  return new Proxy(reads, {
    get: (_reads, name) => Reflect.get(name in reads ? reads : prismaDelegate(), name) as unknown,
    has: (_reads, name) => name in reads || name in prismaDelegate(),
  });
}

class ModelReader {
  constructor(
    private readonly model: Prisma.ModelName,
    private readonly connection: DirectConnection,
  ) {}

  /** Undefined: Prisma reads it. */
  findMany(args: object): Promise<Row[]> | undefined {
    const statement = statementFor(this.model, 'findMany', args);
    return statement && this.readRows(statement, args);
  }

  /** Undefined: Prisma reads it. */
  findFirst(args: object): Promise<Row | null> | undefined {
    const { take } = args as { take?: number };
    if (take !== undefined) return undefined;
    return this.findMany({ ...args, take: 1 })?.then(([row = null]) => row);
  }

  /** Undefined: Prisma counts. */
  count(args: object): Promise<number> | undefined {
    const statement = statementFor(this.model, 'count', args);
    return statement && this.countRows(statement, args);
  }

  private async readRows(statement: Statement<RowsDecoder>, args: object): Promise<Row[]> {
    const rows = statement.decode(await this.run(statement, args));
    this.connection.onRead?.(this.model, 'findMany', args, rows);
    return rows;
  }

  private async countRows(statement: Statement<CountDecoder>, args: object): Promise<number> {
    const count = statement.decode(await this.run(statement, args));
    this.connection.onRead?.(this.model, 'count', args, count);
    return count;
  }

  private async run({ text, parameters }: Statement<unknown>, args: object): Promise<RawRow[]> {
    const { pool, nameOfRead } = this.connection;
    const values = parameters.map((path) => valueAt(args, path));
    const { rows } = await pool.query<RawRow & unknown[]>({ text, values, name: nameOfRead?.(text), rowMode: 'array' });
    return rows;
  }
}

type CountDecoder = (rows: readonly RawRow[]) => number;

/** Of an operation, what turns its rows into its result. */
interface Decoders {
  findMany: RowsDecoder;
  count: CountDecoder;
}

interface Statement<Decode> {
  text: string;
  parameters: Path[];
  decode: Decode;
}

const compilers: {
  [Operation in keyof Decoders]: (
    ...select: Parameters<typeof selectSql>
  ) => Omit<Statement<Decoders[Operation]>, 'parameters'>;
} = {
  findMany: (...select) => selectSql(...select),
  count: (...select) => ({ text: countRowsSql(...select), decode: ([row]) => row?.[0] as number }),
};

/** Compiled statements by model, operation and shape of the arguments; `unsupported`: read by Prisma. */
const statements = new LRUCache<string, Statement<unknown> | 'unsupported'>({ max: 1_000 });

function statementFor<Operation extends keyof Decoders>(
  model: Prisma.ModelName,
  operation: Operation,
  args: object,
): Statement<Decoders[Operation]> | undefined {
  const key = `${model}.${operation}${argumentsShape(args)}`;
  const known = statements.get(key);
  const statement = known ?? compile(model, operation, args) ?? 'unsupported';
  if (!known) statements.set(key, statement);
  // The key contains the operation.
  return statement === 'unsupported' ? undefined : (statement as Statement<Decoders[Operation]>);
}

function compile(model: Prisma.ModelName, operation: keyof Decoders, args: object): Statement<unknown> | undefined {
  const parameters: Path[] = [];
  return compileStatement(
    (path) => `$${parameters.push(path)}`,
    (builder) => ({ ...compilers[operation](builder, model, args, []), parameters }),
  );
}

/**
 * A text that is equal for arguments that differ only in values that become parameters. It decides which compiled
 * statement serves a call, so it contains all that the compiler writes into the text of a statement.
 */
function argumentsShape(value: unknown, isLiteral = false): string {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      return isLiteral ? String(value) : '#';
    case 'string':
      return isLiteral ? JSON.stringify(value) : '$';
    default:
      return typeof value === 'object' ? objectShape(value, isLiteral) : '?';
  }
}

function objectShape(value: object | null, isLiteral: boolean): string {
  if (value === null) return 'n';
  if (value instanceof Date) return '@';
  if (Array.isArray(value)) return arrayShape(value, isLiteral);
  // A decimal or another class.
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return '?';
  let shape = '{';
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    const isOneParameter = key === 'hasSome' && isTextList(part);
    shape += `${key}:${isOneParameter ? '[$]' : argumentsShape(part, isLiteral || literalKeys.has(key))},`;
  }
  return `${shape}}`;
}

/** Numbers of a list are one parameter, whatever their count. */
const arrayShape = (list: unknown[], isLiteral: boolean): string =>
  !isLiteral && list.length > 0 && list.every((each) => typeof each === 'number')
    ? '[#]'
    : `[${list.map((each) => argumentsShape(each, isLiteral)).join(',')}]`;

/** Written into the text of the statement. */
const literalKeys = new Set(['orderBy', 'take', 'skip', 'distinct']);
