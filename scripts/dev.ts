import { createServer } from 'vite';
import type { Site } from '../gateway/site';
import { generated } from './prepare';

/* `npm run dev`: the same server with Vite in it: no build, and pages reload as their sources change. */

await generated((step) => console.log(step));
const { readConfig } = await import('../gateway/config');
const { createLog } = await import('../gateway/log');
const { serve } = await import('../gateway/server');

const config = readConfig();
// Each of several development servers speaks to its own pages.
const hmr = { port: config.port + 20_000 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
const entry = async () =>
  (await vite.ssrLoadModule('/web/entry-server.tsx')) as { renderPage: Site['render']; channelOf: Site['channel'] };
const running = await serve(config, {
  log: createLog(config),
  sandboxFolder: 'dist/sandbox',
  withoutPolicy: true,
  site: {
    changes: true,
    files: vite.middlewares,
    assets: { scripts: ['/web/entry-client.tsx'], preloads: [], styles: [] },
    async render(request) {
      const page = await (await entry()).renderPage(request);
      return { ...page, html: await vite.transformIndexHtml(request.url, page.html) };
    },
    channel: async (language) => (await entry()).channelOf(language),
  },
});
console.log(`http://${config.host ?? 'localhost'}:${running.port} (development)`);

process.on('SIGINT', () => {
  void Promise.all([vite.close(), running.close()]).finally(() => process.exit(0));
});
