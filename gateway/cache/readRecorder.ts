import type { PrismaClient } from '../../prisma/generated/client';
import { directConnectionOf } from '../../prisma/directConnection';
import { createReadClient } from '../../prisma/reads/readClient';
import { changeLogRetentionMs } from '../../prisma/changeLog';
import type {
  Clock,
  Context,
  RateLimiter,
  SessionManager,
  TimedRows,
  Viewer,
  Visitor,
} from '../../schema/core/context';
import type { Validity } from './responseCache';
import { createScopeCollector, type ScopeCollector } from './scopeCollector';

/** How long a result is true, and what its readers count as. */
export interface RecordedReads extends Validity {
  viewedPosts: readonly number[];
}

/** Whose result may be the same: that of all visitors, or of all viewers with a role, if nothing asks who they are. */
type Audience = 'visitors' | 'role';

/** Records what an execution reads, to tell for whom and how long its result is true. */
export interface ReadRecorder {
  /**
   * A context that behaves as the given one and records what is read through it.
   * @param audience default: the result of a viewer is not shared
   */
  observe<Observed extends Context>(context: Observed, audience?: Audience): Observed;
  /** The execution failed, or depends on more than the recorder sees. */
  markUncacheable(): void;
  /** Call it after the execution. Null if the result must not be shared. */
  finish(): Promise<RecordedReads | null>;
}

/** Bounds the damage of a dependency that the recorder does not know. */
const maxAgeMs = changeLogRetentionMs / 2;

/** The first time after `now` at which a condition on the rows' times has another result. */
const nextInstants: Record<TimedRows, (db: PrismaClient, now: Date) => Promise<Date | null>> = {
  events: async (db, now) =>
    (await db.event.aggregate({ _min: { startDate: true }, where: { startDate: { gt: now } } }))._min.startDate,
  polls: async (db, now) =>
    (await db.poll.aggregate({ _min: { endsAt: true }, where: { endsAt: { gt: now } } }))._min.endsAt,
};

export function createReadRecorder(db: PrismaClient): ReadRecorder {
  const scopes = createScopeCollector();
  const viewedPosts = new Set<number>();
  const timedRows = new Set<TimedRows>();
  const startedAt = Date.now();
  let isObserved = false;
  let expiresAt = startedAt + maxAgeMs;
  const markUncacheable = (): void => scopes.markUncacheable();

  const clock: Clock = {
    now(rows) {
      if (rows) timedRows.add(rows);
      else markUncacheable();
      return new Date(startedAt);
    },
    hasPassed(instant) {
      const time = instant.getTime();
      if (time <= startedAt) return true;
      expiresAt = Math.min(expiresAt, time);
      return false;
    },
  };

  return {
    markUncacheable,
    observe(context, audience = 'visitors') {
      const { services, viewer } = context;
      // The result is that of one context; a second one is not expected.
      if (isObserved || (viewer && audience === 'visitors')) markUncacheable();
      isObserved = true;
      return {
        ...context,
        viewer: viewer && reportIdentityUse(viewer, markUncacheable),
        clock,
        db: recordReads(context.db, scopes),
        visitor: markOnUse<Visitor>(context.visitor, markUncacheable),
        services: {
          ...services,
          sessions: markOnUse<SessionManager>(services.sessions, markUncacheable),
          rateLimiter: markOnUse<RateLimiter>(services.rateLimiter, markUncacheable),
          blogPostViewCounter: {
            add(postId) {
              viewedPosts.add(postId);
              services.blogPostViewCounter.add(postId);
            },
          },
        },
      };
    },
    async finish() {
      const found = isObserved ? scopes.scopes() : null;
      if (!found) return null;
      for (const rows of timedRows) {
        const next = await nextInstants[rows](db, new Date(startedAt));
        if (next) expiresAt = Math.min(expiresAt, next.getTime());
      }
      return { scopes: found, expiresAt, viewedPosts: [...viewedPosts] };
    },
  };
}

/** The same viewer; asking who it is, not which role it has, is reported. */
const reportIdentityUse = ({ id, sessionId, ...state }: Viewer, onUse: () => void): Viewer => ({
  ...state,
  get id() {
    onUse();
    return id;
  },
  get sessionId() {
    onUse();
    return sessionId;
  },
});

/** Passes all calls on, and reports the use of any member. */
const markOnUse = <Service extends object>(service: Service, onUse: () => void): Service =>
  new Proxy(service, {
    get(target, name) {
      onUse();
      return Reflect.get(target, name) as unknown;
    },
  });

function recordReads(db: PrismaClient, scopes: ScopeCollector): PrismaClient {
  const client = lazyClient(db, () =>
    db.$extends({
      query: {
        async $allOperations({ model, operation, args, query }) {
          const result: unknown = await query(args);
          if (model === undefined) scopes.noteRawStatement(operation, args);
          else scopes.noteOperation(model, operation, args, result);
          return result;
        },
      },
    }),
  );
  const connection = directConnectionOf(db);
  if (!connection) return client;
  return createReadClient(client, {
    ...connection,
    onRead: (...operation) => scopes.noteOperation(...operation),
    onQuery: (statement) => scopes.noteRawStatement('$queryRaw', statement),
  });
}

/** A client that is extended at its first use: most reads run without Prisma's engine, and cost less than extending one. */
function lazyClient(db: PrismaClient, extend: () => object): PrismaClient {
  let extended: object | undefined;
  return new Proxy(db, {
    get(_db, name) {
      extended ??= extend();
      const member = Reflect.get(extended, name) as unknown;
      return typeof member === 'function' ? (member.bind(extended) as unknown) : member;
    },
  });
}
