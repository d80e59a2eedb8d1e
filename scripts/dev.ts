import { createServer } from 'vite';
import type { Site } from '../gateway/site';
import { generated } from './prepare';

/* `npm run dev`: the same server with Vite in it: no build, and pages reload as their sources change. */

await generated((step) => console.log(step));
const { readConfig } = await import('../gateway/config');
const { createLog } = await import('../gateway/log');
const { serve } = await import('../gateway/server');

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const config = readConfig();
const running = await serve(config, {
  log: createLog(config),
  sandboxFolder: 'dist/sandbox',
  withoutPolicy: true,
  site: {
    files: vite.middlewares,
    assets: { scripts: ['/web/entry-client.tsx'], preloads: [], styles: [] },
    async render(request) {
      const { renderPage } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as { renderPage: Site['render'] };
      const page = await renderPage(request);
      return { ...page, html: await vite.transformIndexHtml(request.url, page.html) };
    },
  },
});
console.log(`http://${config.host ?? 'localhost'}:${running.port} (development)`);

process.on('SIGINT', () => {
  void Promise.all([vite.close(), running.close()]).finally(() => process.exit(0));
});
