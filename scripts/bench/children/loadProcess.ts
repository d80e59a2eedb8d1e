import { LoadGenerator } from '../load/loadGenerator';
import type { LoadMessage, LoadPlan } from '../load/loadTypes';

/* Sends the load of the plan that the parent process sends, and ends after the result. */

const report = (message: LoadMessage): void => void process.send?.(message);

process.once('message', (plan: LoadPlan) => {
  void new LoadGenerator(plan, (kind) => report({ kind }))
    .run()
    .then((result) => process.send?.({ kind: 'result', result } satisfies LoadMessage, () => process.exit()));
});
process.on('disconnect', () => process.exit());
