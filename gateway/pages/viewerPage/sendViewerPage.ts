import type { ComputedResponse } from '../../cache/responseCache';
import { sharedHeaders } from '../../cache/recordedRequests';
import type { RequestContext } from '../../context/requestContext';
import type { Viewer } from '../../../schema/core/context';
import type { PageExchange, SharedPageDependencies } from '../pageExchange';
import { pageKey } from '../pageInputs';
import { countViews, isCacheablePage, sendPage, setPageHeaders, toSharedResponse } from '../pageResponses';
import type { RenderedPage } from '../website';
import { createPageTemplate } from './pageTemplate';
import { ViewerData } from './viewerData';
import { writeViewerPage } from './viewerPages';

interface ViewerExchange extends PageExchange {
  context: RequestContext & { viewer: Viewer };
}

/** Sends a public page with what is shared from the cache and the rest of this viewer, whose requests are limited. */
export async function sendViewerPage(
  { viewerPages, documents, logError, db, config, metrics }: SharedPageDependencies,
  { request, response, inputs, context, render, limit }: ViewerExchange,
): Promise<void> {
  await limit();
  // Without the cast, the compiler takes it for false after `render` has run.
  let hasRendered = false as boolean;
  const toResponse = async (page: RenderedPage, data: ViewerData): Promise<ComputedResponse> => {
    setPageHeaders(page, response, config, true);
    if (!isCacheablePage(page)) return 'failed';
    const reads = await data.finish().catch(() => 'failed' as const);
    return typeof reads === 'string' ? reads : toSharedResponse(page, sharedHeaders(response), reads);
  };
  const found = await viewerPages.find({
    pageKey: pageKey(inputs),
    viewer: context.viewer,
    load: (fields) => ViewerData.load({ documents, db, context, logError }, fields),
    render(data) {
      hasRendered = true;
      return render(data.execute, true);
    },
    toResponse,
  });
  metrics.pageCacheLookups.inc({ result: hasRendered ? 'miss' : 'hit' });
  if ('cached' in found) {
    if (!hasRendered) countViews(found.cached, context);
    await writeViewerPage(request, response, found);
    return;
  }
  const html = createPageTemplate(Buffer.from(found.rendered.html)).fill(found.identity).toString();
  sendPage({ ...found.rendered, html }, response, config, true);
}
