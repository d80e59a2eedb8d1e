import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Two builds of one source: what browsers load (`dist/client`, with the manifest that names its files), and what the
 * gateway renders pages with (`dist/server`: whole, so that it runs the production code whatever NODE_ENV says).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed()])],
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'web/entry-server.tsx', target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // A font inside a style sheet could be neither cached nor preloaded.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          // Merged files may import each other: without the order kept, a list of drawings is made before its drawings.
          output: { codeSplitting: { groups }, strictExecutionOrder: true },
        },
      },
  ssr: { noExternal: command === 'build' ? true : [/^@mui\/x-/] },
}));

/**
 * What every page needs is one file, and what several screens share makes few: small files compress badly, and a first
 * visit would ask for dozens.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000, priority: 1 },
];

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const variants = {
  br: (text: Buffer) => promisify(brotliCompress)(text, brotli),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts `.br` and `.gz` beside every text file of the build, so that the gateway never compresses one twice. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      // A build that failed has written nothing, and tells of its own error.
      if (!existsSync(folder)) return;
      const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string) {
  const text = await readFile(file);
  await Promise.all(
    Object.entries(variants).map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(text))),
  );
}
