import type { Plugin } from 'vite';

/** Files with `lazy: () => import('…')` whose modules the server looks up in the build's manifest. */
const tables =
  /\/(web\/routing\/screens\.ts|web\/app\/routes\/lessonParts\.tsx|web\/app\/workplace\/workplaceShell\.ts)$/;

/** Writes `module`, the path from the project's root, beside each `lazy`: a built file does not know its source. */
export const screenModules = (): Plugin => ({
  name: 'screen-modules',
  enforce: 'pre',
  transform(code, id) {
    const table = tables.exec(id)?.[1];
    if (!table) return undefined;
    return code.replace(/lazy: \(\) => import\('([^']+)'\)/g, (lazy, path: string) => {
      const module = new URL(`${path}.tsx`, `file:///${table}`).pathname.slice(1);
      return `module: '${module}', ${lazy}`;
    });
  },
});
