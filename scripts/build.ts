import { built, generated } from './prepare';

/* `npm run build`: everything that `npm start` would make first, for an image or a deployment. */

const tell = (step: string): void => console.log(step);
await generated(tell);
await built(tell);
