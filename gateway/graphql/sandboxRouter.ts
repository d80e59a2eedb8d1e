import { existsSync } from 'node:fs';
import express, { Router } from 'express';
import { Problem } from '../../schema/core/problem';
import type { Config } from '../config';
import { sandboxHeaders } from '../middleware/securityHeaders';

const sandboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tayyar · GraphQL</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/graphql/sandbox/sandbox.css">
<script type="module" src="/graphql/sandbox/sandbox.js"></script>
</head>
<body style="margin:0"><div id="sandbox" style="height:100dvh"></div></body>
</html>`;

interface SandboxDependencies {
  /** Folder of the built sandbox; null if it was not built. */
  sandboxFolder: string | null;
  config: Pick<Config, 'production'>;
}

/** GET /graphql: the GraphiQL sandbox for browsers, 405 for other clients, 404 in production. */
export function sandboxRouter({ sandboxFolder: folder, config: { production } }: SandboxDependencies): Router {
  const router = Router();
  if (!production && folder && existsSync(folder)) {
    router.use('/graphql/sandbox', sandboxHeaders, express.static(folder, { index: false, redirect: false }));
    router.get('/graphql', sandboxHeaders, (request, response, next) => {
      if (request.accepts(['application/json', 'text/html']) === 'text/html') response.type('html').send(sandboxPage);
      else next();
    });
  }
  router.use('/graphql', (_request, response) => {
    if (production) throw new Problem('notFound');
    response.setHeader('Allow', 'POST');
    throw new Problem('methodNotAllowed');
  });
  return router;
}
