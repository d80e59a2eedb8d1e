import { z } from 'zod';
import { limits } from '../limits';
import { line, say } from './text';

/** What an article is about, in a word or two each. */
export const tags = z.array(line(limits.tags.lengthMax)).max(limits.tags.max, say('tooLong'));
