import { z } from 'zod';
import { limits } from '../limits';
import { say } from './text';

/** Seconds into a video; null counts as absent. */
export const lessonPosition = z
  .number(say('notANumber'))
  .int(say('notANumber'))
  .min(0, say('notANumber'))
  .max(limits.lessonPosition.max, say('notANumber'))
  .nullish()
  .transform((seconds) => seconds ?? undefined);
