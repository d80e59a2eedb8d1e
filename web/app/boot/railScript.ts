import { followRail } from './rail';

/* Inline in the pages of the workplace, whose first paint has the rail as it was left. */
followRail();
