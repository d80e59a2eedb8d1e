import type { Logger } from 'pino';
import type { PrismaClient } from '../../prisma/generated/client';
import { insertBlogPostViews, filterUnrecordedViews } from '../../schema/blog/blogPostViews';
import type { BlogPostView, BlogPostViewCounter } from '../../schema/core/context';
import { Problem } from '../../schema/core/errors';

/** Long enough to write many at once, short enough to be on the next page. */
const flushIntervalMs = 500;

/** After a failure; the database may be away for a while. */
const retryDelayMs = 5000;

/** Beyond it readings go uncounted, rather than memory going without end. */
const maxBufferedViews = 10_000;

export interface BufferedViewCounter extends BlogPostViewCounter {
  /** Writes what has been gathered; when it is done, nothing is under way any more. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Gathers readings for a moment, then writes them in one statement: a read waits for none of it. What cannot be written is
 * reported, and tried again with the next.
 */
export function createViewCounter(db: PrismaClient, log: Logger): BufferedViewCounter {
  const gathered = new Map<string, BlogPostView>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const gather = (readings: readonly BlogPostView[], forMs: number): void => {
    for (const reading of readings.slice(0, maxBufferedViews - gathered.size))
      gathered.set(`${reading.postId} ${reading.viewerKey}`, reading);
    timer ??= setTimeout(() => void flush(), forMs).unref();
  };

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...gathered.values()];
    gathered.clear();
    if (batch.length === 0) return;
    try {
      // Who reads again takes nothing of their network's ration.
      await insertBlogPostViews(db, await withinRateLimit(await filterUnrecordedViews(db, batch)));
    } catch (err) {
      log.warn({ err }, 'readings');
      gather(batch, retryDelayMs);
    }
  };

  const flush = (): Promise<void> => (writing = writing.then(write));
  return { add: (reading) => gather([reading], flushIntervalMs), flush };
}

/** One after the other: whoever reads now comes first. */
async function withinRateLimit(batch: readonly BlogPostView[]): Promise<BlogPostView[]> {
  const allowed: BlogPostView[] = [];
  for (const reading of batch) if (await isWithinRateLimit(reading)) allowed.push(reading);
  return allowed;
}

async function isWithinRateLimit(reading: BlogPostView): Promise<boolean> {
  try {
    await reading.checkLimit?.();
    // Asked once, however often the writing is tried.
    delete reading.checkLimit;
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'tooManyAttempts') return false;
    throw error;
  }
}
