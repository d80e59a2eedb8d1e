export interface CleanUp {
  /** Registers a step; the last one runs first. */
  add(step: () => Promise<unknown>): void;
  /** Runs all steps once, also after errors. */
  run(): Promise<void>;
}

/** Ends servers and drops databases at the end and on Ctrl-C. */
export function createCleanUp(): CleanUp {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => steps.push(step),
    async run() {
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => console.error(String(error)));
    },
  };
}
