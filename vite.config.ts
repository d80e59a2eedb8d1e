import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { acyclicChunks } from './scripts/build/acyclicChunks';
import { browserTargets } from './scripts/build/supportedBrowsers';
import { inlineScript } from './web/app/boot/inlineScript.build';
import { screenModules } from './web/app/routes/screenModules.build';

/** The pages, for the render workers, and what the gateway's main thread needs of the site. */
const serverEntries = ['web/entry-server.tsx', 'web/entry-gateway.ts'];

/**
 * Two builds of one source: what browsers load (`dist/client`, with the manifest that names its files), and what the
 * gateway renders pages with (`dist/server`: whole, so that it runs the production code whatever NODE_ENV says).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [
    react(),
    inlineScript(browserTargets),
    screenModules(),
    ...(command === 'build' && !isSsrBuild ? [acyclicChunks(), precompress()] : []),
  ],
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: true, target: 'node20', rolldownOptions: { input: serverEntries } }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: [...browserTargets],
        // A font inside a style sheet could be neither cached nor preloaded.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          // The document has the font faces inline; as an input, their files are built.
          input: ['web/entry-client.tsx', 'web/theme/fonts.css'],
          // Merged into a shared file, a screen would have no entry in the manifest, and pages would not name its files.
          experimental: { chunkOptimization: { mergeCommonChunks: false } },
          output: { codeSplitting: { groups }, chunkFileNames },
        },
      },
  ssr: command === 'build' ? { noExternal: true } : {},
}));

/** What every page needs is one file, and what the same screens share is another. */
const groups = [
  // Not the style sheet, which would become one of the application.
  { name: 'base', tags: ['$initial' as const], test: /[jt]sx?$/, priority: 2 },
  // Small files are not merged into others: a screen would load what those import too, which is much more.
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
];

/** The names of shared files list the screens that share them, and every page lists its files. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

/** Puts `.br` and `.gz`, at the highest levels, beside every text file: the gateway never compresses one itself. */
const precompress = () =>
  compression({
    include: /\.(js|css|svg|json|txt|webmanifest)$/,
    skipIfLargerOrEqual: false,
    logLevel: 'silent',
  });
