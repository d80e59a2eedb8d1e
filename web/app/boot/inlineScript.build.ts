import { build, type Plugin } from 'vite';

const suffix = '?script';

/**
 * `import { code } from './file.ts?script'`: the file and its imports as the text of one minified classic script.
 * @param target `build.target` of Vite
 */
export const inlineScript = (target: readonly string[]): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const input = id.slice(0, -suffix.length);
    const result = await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target: [...target],
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    });
    const [chunk] = 'output' in result ? result.output : [];
    if (chunk?.type !== 'chunk') throw new Error(`${input} is not built as one file`);
    for (const file of chunk.moduleIds) this.addWatchFile(file);
    return `export const code = ${JSON.stringify(chunk.code.trim())}`;
  },
});
