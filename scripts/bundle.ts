import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/*
 * `node --import tsx scripts/bundle.ts <folder>` builds everything that is served into a folder. A process of its own: the
 * bundler wants NODE_ENV=production and much memory, neither of which belongs in the server's.
 */

process.env.NODE_ENV = 'production';
const outputFolder = process.argv[2] ?? 'dist';

const bundleConfig = (name: string, build: InlineConfig['build'] = {}): InlineConfig => ({
  logLevel: 'warn',
  build: { ...build, outDir: join(outputFolder, name), emptyOutDir: true },
});

/** A developer tool in files of fixed names, without the site's own configuration. */
const toolConfig = (name: string, input: string, base: string): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  base,
  build: {
    outDir: join(outputFolder, name),
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
    },
  },
});

await build(bundleConfig('client'));
await build(bundleConfig('server', { ssr: 'web/entry-server.tsx' }));
await build(toolConfig('sandbox', 'scripts/sandbox.tsx', '/graphql/sandbox/'));
await build(toolConfig('apiDocs', 'scripts/apiDocs.ts', '/api/docs/assets/'));
