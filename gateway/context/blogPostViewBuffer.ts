import type { Logger } from 'pino';
import type { PrismaClient } from '../../prisma/generated/client';
import { type BlogPostView, insertBlogPostViews, filterUnrecordedViews } from '../../schema/blog/blogPostViews';
import { Problem } from '../../schema/core/problem';

/** Batches views, but is shorter than the next page load. */
const flushIntervalMs = 500;

/** Delay after a failed write. */
const retryDelayMs = 5000;

/** Further views are dropped, to limit memory. */
const maxBufferedViews = 10_000;

interface BufferedView extends BlogPostView {
  /** Runs before counting, for viewers that a client can invent; a Problem `tooManyAttempts` drops the view. */
  checkLimit?: () => Promise<void>;
}

export interface BlogPostViewBuffer {
  add(view: BufferedView): void;
  /** Writes buffered views; resolves when no write is pending. Never rejects. */
  flush(): Promise<void>;
}

/** Buffers views and writes them in one statement, without delaying reads. Failed writes are logged and retried. */
export function createBlogPostViewBuffer(db: PrismaClient, log: Logger): BlogPostViewBuffer {
  const buffer = new Map<string, BufferedView>();
  let timer: NodeJS.Timeout | undefined;
  let pendingWrite = Promise.resolve();

  const addToBuffer = (views: readonly BufferedView[], delayMs: number): void => {
    for (const view of views.slice(0, maxBufferedViews - buffer.size))
      buffer.set(`${view.postId} ${view.viewerKey}`, view);
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  };

  const writeBuffer = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...buffer.values()];
    buffer.clear();
    if (batch.length === 0) return;
    try {
      // Views that are already recorded do not count for the rate limit.
      await insertBlogPostViews(db, await withinRateLimit(await filterUnrecordedViews(db, batch)));
    } catch (err) {
      log.warn({ err }, 'blog post views could not be written');
      addToBuffer(batch, retryDelayMs);
    }
  };

  const flush = (): Promise<void> => (pendingWrite = pendingWrite.then(writeBuffer));
  return { add: (view) => addToBuffer([view], flushIntervalMs), flush };
}

/** Sequential, to leave database connections to requests. */
async function withinRateLimit(batch: readonly BufferedView[]): Promise<BufferedView[]> {
  const allowed: BufferedView[] = [];
  for (const view of batch) if (await isWithinRateLimit(view)) allowed.push(view);
  return allowed;
}

async function isWithinRateLimit(view: BufferedView): Promise<boolean> {
  try {
    await view.checkLimit?.();
    // Consumed once, even if the write is retried.
    delete view.checkLimit;
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'tooManyAttempts') return false;
    throw error;
  }
}
