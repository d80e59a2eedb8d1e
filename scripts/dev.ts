import { createServer } from 'vite';
import type { Website } from '../gateway/pages/website';
import { generatePrismaClient } from './build/prepare';

/* `npm run dev`: the server with Vite as middleware, without a build and with hot reload. */

await generatePrismaClient((step) => console.log(step));
const { readConfig } = await import('../gateway/config');
const { createLogger } = await import('../gateway/observability/log');
const { startServer } = await import('../gateway/server');

const config = readConfig();
// A separate port for each development server.
const hmr = { port: config.port + 20_000 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
const loadServerEntry = async () =>
  (await vite.ssrLoadModule('/web/entry-server.tsx')) as { renderPage: Website['render'] };
const loadGatewayEntry = async () =>
  (await vite.ssrLoadModule('/web/entry-gateway.ts')) as {
    loadFeedMetadata: Website['feedMetadata'];
    sitemapPaths: Website['sitemapPaths'];
  };
const running = await startServer(config, {
  log: createLogger(config),
  sandboxFolder: 'dist/sandbox',
  apiDocsFolder: 'dist/apiDocs',
  withoutPolicy: true,
  site: {
    noCache: true,
    staticFiles: vite.middlewares,
    assets: { scripts: ['/web/entry-client.tsx'], preloads: [], styles: [] },
    async render(request) {
      const page = await (await loadServerEntry()).renderPage(request);
      return { ...page, html: await vite.transformIndexHtml(request.url, page.html) };
    },
    sitemapPaths: (await loadGatewayEntry()).sitemapPaths,
    feedMetadata: async (language) => (await loadGatewayEntry()).loadFeedMetadata(language),
  },
});
console.log(`http://${config.host ?? 'localhost'}:${running.port} (development)`);

process.on('SIGINT', () => {
  void Promise.all([vite.close(), running.close()]).finally(() => process.exit(0));
});
