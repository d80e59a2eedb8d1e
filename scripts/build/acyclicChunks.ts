import type { Plugin } from 'vite';

/**
 * The files of a cycle, the first also at the end.
 * @param chunks the imports of each file
 */
export function findImportCycle(chunks: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (finished.has(file)) return undefined;
    const cycle = firstDefined(chunks[file] ?? [], (imported) => visit(imported, [...path, file]));
    finished.add(file);
    return cycle;
  };
  return firstDefined(Object.keys(chunks), (file) => visit(file, []));
}

function firstDefined<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined) {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Fails the build if chunks import each other: a module would run before one that it needs. */
export const acyclicChunks = (): Plugin => ({
  name: 'acyclic-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findImportCycle(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`);
  },
});
