import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRenderWorkers, type RenderWorkers } from './renderWorkers';

const renderModule = `
  export async function renderPage({ url, assets, execute }) {
    if (url === '/crash') process.exit(1);
    if (url === '/broken') throw new Error('a broken screen');
    const { data } = await execute('{ answer }', { url });
    return { status: 200, html: data.answer + assets.scripts[0] };
  }`;

let folder: string;
let workers: RenderWorkers;
const onCrash = vi.fn();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayyar-render-'));
  const file = join(folder, 'entry.mjs');
  writeFileSync(file, renderModule);
  workers = createRenderWorkers({
    module: pathToFileURL(file).href,
    assets: { scripts: ['/app.js'], preloads: [], styles: [] },
    count: 1,
    onCrash,
  });
});
afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});

const render = (
  url: string,
  execute = (_query: string, variables: object) => Promise.resolve({ data: { answer: JSON.stringify(variables) } }),
) =>
  workers.render({
    url,
    execute,
    origin: 'https://tayyar.test',
    language: 'en',
    scheme: null,
    assets: { scripts: [], preloads: [], styles: [] },
  });

test('renders with operations of the main thread, each page with its own', async () => {
  const pages = await Promise.all(['/a', '/b'].map((url) => render(url)));
  expect(pages.map(({ html }) => html)).toEqual(['{"url":"/a"}/app.js', '{"url":"/b"}/app.js']);
});

test('reports the error of a render and of an operation', async () => {
  await expect(render('/broken')).rejects.toThrow('a broken screen');
  await expect(render('/a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});

test('replaces a worker that ends, and fails the pages that it was rendering', async () => {
  await expect(render('/crash')).rejects.toThrow('The render worker ended');
  expect(onCrash).toHaveBeenCalledTimes(1);
  expect((await render('/after')).html).toContain('/after');
});
