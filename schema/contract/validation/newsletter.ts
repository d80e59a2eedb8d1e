import { z } from 'zod';
import { email } from './accounts';

/** An address for the newsletter. */
export const subscription = z.object({ email });
