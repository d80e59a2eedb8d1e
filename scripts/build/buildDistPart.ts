import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/*
 * `node --import tsx scripts/build/buildDistPart.ts <site|gateway> <folder>` builds a part of `dist` into a folder. It runs in its own
 * process, because the bundler needs NODE_ENV=production and much memory.
 */

process.env.NODE_ENV = 'production';
const [part, outputFolder = 'dist'] = process.argv.slice(2);

const bundleConfig = (name: string, build: InlineConfig['build'] = {}): InlineConfig => ({
  logLevel: 'warn',
  build: { ...build, outDir: join(outputFolder, name), emptyOutDir: true },
});

/** A developer tool with fixed file names, without the site's configuration. */
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

/** The server and its commands for plain Node: bundles own modules, imports packages from node_modules. */
const gateway: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: join(outputFolder, 'gateway'),
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ['serve', 'worker', 'createAdmin', 'createCertificateKey', 'migrate', 'seed', 'backup', 'restore'].map(
        (command) => `scripts/${command}.ts`,
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

if (part === 'gateway') {
  await build(gateway);
} else {
  await build(bundleConfig('client'));
  await build(bundleConfig('server', { ssr: true }));
  await build(toolConfig('sandbox', 'scripts/apiExplorers/sandbox.tsx', '/graphql/sandbox/'));
  await build(toolConfig('apiDocs', 'scripts/apiExplorers/apiDocs.ts', '/api/docs/assets/'));
}
