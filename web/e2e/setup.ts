import type { TestProject } from 'vitest/node';
import { aScratchPlace } from './place';
import { aServer } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server under test. */
    origin: string;
  }
}

/** One server for all journeys, on new demo data; or the one that already runs at E2E_ORIGIN, while writing journeys. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_ORIGIN) {
    project.provide('origin', process.env.E2E_ORIGIN);
    return undefined;
  }
  const { place, remove } = await aScratchPlace();
  const server = await aServer(place).catch(async (fault: unknown) => {
    await remove();
    throw fault;
  });
  project.provide('origin', server.origin);
  return async () => {
    await server.stop();
    await remove();
  };
}
