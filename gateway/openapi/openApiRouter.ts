import { existsSync } from 'node:fs';
import express, { Router } from 'express';
import type { Config } from '../config';
import { sandboxHeaders } from '../middleware/securityHeaders';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { csvExports, restRoutes } from '../rest/routeTable';
import { createOpenApiDocument } from './openApiDocument';

const viewerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tayyar · REST API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/assets/apiDocs.css">
<script type="module" src="/api/docs/assets/apiDocs.js"></script>
</head>
<body style="margin:0"><div id="apiDocs"></div></body>
</html>`;

interface OpenApiRouterDependencies {
  /** Folder of the built viewer; null if it was not built. */
  apiDocsFolder?: string | null;
  config: Pick<Config, 'production'>;
}

/** GET /api/openapi.json, and outside production a viewer of it at GET /api/docs. */
export function openApiRouter({ apiDocsFolder, config: { production } }: OpenApiRouterDependencies): Router {
  const router = Router();
  let document: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(createOpenApiDocument(restRoutes, csvExports));
    response.type('application/json').setHeader('Cache-Control', 'public, no-cache').send(document);
  });
  router.all('/api/openapi.json', methodNotAllowed(['GET', 'HEAD']));
  if (!production && apiDocsFolder && existsSync(apiDocsFolder)) {
    router.use('/api/docs/assets', sandboxHeaders, express.static(apiDocsFolder, { index: false, redirect: false }));
    router.get('/api/docs', sandboxHeaders, (_request, response) => {
      response.type('html').send(viewerPage);
    });
  }
  return router;
}
