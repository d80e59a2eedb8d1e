import { prepare } from './prepare';

/* `npm run build`: generates and builds what is missing or stale. */

try {
  await prepare((step) => console.log(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
