import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { roles } from '../../../schema/contract/permissions';
import type { Viewer } from '../../../schema/core/context';
import type { CachedResponse, ComputedResponse, ResponseCache } from '../../cache/responseCache';
import { acceptedEncodings } from '../../http/responseBody';
import type { RenderedPage } from '../website';
import { createPageTemplate, type PageTemplate } from './pageTemplate';
import { groupOf } from './divisions';
import type { OwnField, ViewerData } from './viewerData';
import type { ViewerIdentity } from './viewerIdentity';

interface FindOptions {
  /** Of the page, without viewer. */
  pageKey: string;
  viewer: Viewer;
  /** Reads the own fields that the page is known to have. */
  load: (fields: readonly OwnField[]) => Promise<ViewerData>;
  /** Renders with these data. */
  render: (data: ViewerData) => Promise<RenderedPage>;
  /** The page as a response to store, with placeholders in its HTML. */
  toResponse: (page: RenderedPage, data: ViewerData) => Promise<ComputedResponse>;
}

/** A page with placeholders, and the texts that replace them: a stored one, or one that was rendered for this viewer. */
type FoundPage = { identity: ViewerIdentity } & ({ cached: CachedResponse } | { rendered: RenderedPage });

export interface ViewerPages {
  /** Whether a viewer may have the page without a render. */
  isKnown(pageKey: string): boolean;
  /** The stored page, else one that is rendered. */
  find(options: FindOptions): Promise<FoundPage>;
}

const groups = [...roles.map((role) => groupOf({ role })), groupOf({ role: 'admin', mustSetUpSecondFactor: true })];

/** Memory for what pages ask of a viewer, in characters; their addresses are the clients'. */
const maxKnownCharacters = 5_000_000;
const charactersOf = (fields: readonly OwnField[], group: string): number =>
  100 + group.length + fields.reduce((sum, { variables }) => sum + 100 + JSON.stringify(variables).length, 0);

/** After a render that finds the own fields of a page, the next one is stored. */
const maxAttempts = 3;

/**
 * Public pages for signed-in viewers, rendered once for all whose own fields have the same results. A stored page holds no
 * identity and no words of a viewer: who it is, is in the own fields, which are read for each request.
 */
export function createViewerPages(cache: ResponseCache): ViewerPages {
  const ownFields = new LRUCache<string, readonly OwnField[]>({
    maxSize: maxKnownCharacters,
    sizeCalculation: charactersOf,
  });
  const findOnce = async (group: string, options: FindOptions): Promise<FoundPage | 'retry'> => {
    const data = await options.load(ownFields.get(group) ?? []);
    const key = `${group} ${data.digest()}`;
    // With the fields that were read, instead of all again.
    if (cache.isKnownUncacheable(key)) return { rendered: await options.render(data), identity: data.identity };
    let rendered: RenderedPage | undefined;
    const compute = async (): Promise<ComputedResponse> => {
      rendered = await options.render(data);
      const newFields = data.newFields();
      if (newFields) ownFields.set(group, newFields);
      return options.toResponse(rendered, data);
    };
    const cached = await cache.findOrCompute(key, compute);
    if (cached) return { cached, identity: data.identity };
    return rendered ? { rendered, identity: data.identity } : 'retry';
  };

  return {
    isKnown: (pageKey) => groups.some((group) => ownFields.has(`${group} ${pageKey}`)),
    async find(options) {
      const group = `${groupOf(options.viewer)} ${options.pageKey}`;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const found = await findOnce(group, options);
        if (found !== 'retry') return found;
      }
      const data = await options.load(ownFields.get(group) ?? []);
      return { rendered: await options.render(data), identity: data.identity };
    },
  };
}

const templates = new WeakMap<CachedResponse, PageTemplate>();

function templateOf(cached: CachedResponse): PageTemplate {
  const known = templates.get(cached);
  if (known) return known;
  const template = createPageTemplate(cached.body);
  templates.set(cached, template);
  return template;
}

/** Writes a stored page with the identity of the one who asked for it; as gzip, whose parts may stand for themselves. */
export async function writeViewerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, identity }: { cached: CachedResponse; identity: ViewerIdentity },
): Promise<void> {
  const template = templateOf(cached);
  const isCompressed = request.method !== 'HEAD' && acceptedEncodings(request).includes('gzip');
  const body = isCompressed ? await template.fillCompressed(identity) : template.fill(identity);
  const headers = [...cached.rawHeaders, 'content-type', cached.contentType, 'content-length', String(body.length)];
  if (isCompressed) headers.push('content-encoding', 'gzip');
  response.writeHead(cached.status, headers).end(request.method === 'HEAD' ? undefined : body);
}
