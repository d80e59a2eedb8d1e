import { request, type RequestOptions } from 'node:http';
import pLimit from 'p-limit';
import { languageCookie, languages } from '../../schema/contract/languages';
import type { Config } from '../config';
import type { Website } from './website';

/** In the log, the id of the requests. */
const requestId = 'warm-up';

/**
 * Requests the pages of the sitemap in all languages, so that the first visitors of a new process find compiled code in the render
 * threads and cached pages. Failed requests are ignored.
 * @param port on which this process listens
 */
export async function warmUpPages(
  port: number,
  { host = 'localhost', publicUrl, renderWorkers }: Pick<Config, 'host' | 'publicUrl' | 'renderWorkers'>,
  { sitemapPaths }: Pick<Website, 'sitemapPaths'>,
): Promise<void> {
  const publicHost = publicUrl ? new URL(publicUrl).host : `localhost:${port}`;
  // One request per thread: each thread compiles its own code.
  const limit = pLimit(renderWorkers);
  const requests = languages.flatMap((language) =>
    sitemapPaths.map((path) =>
      limit(() =>
        requestPage({
          host,
          port,
          path,
          setHost: false,
          headers: { host: publicHost, cookie: `${languageCookie}=${language}`, 'x-request-id': requestId },
        }),
      ),
    ),
  );
  await Promise.all(requests);
}

const requestPage = (options: RequestOptions): Promise<void> =>
  new Promise((resolve) => {
    const message = request(options, (response) => response.resume());
    message.once('error', () => undefined).once('close', resolve);
    message.end();
  });
