import { prepare } from './prepare';

/* `npm run build`: everything that `npm start` would make first, for an image or a deployment. */

await prepare((step) => console.log(step));
