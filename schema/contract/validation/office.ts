import { limits } from '../limits';
import { multilineText, nonBlankText } from './textFields';
import { z } from './zod';

/** A note of the office on a person. */
export const userNoteSchema = z.object({ text: nonBlankText(multilineText, limits.office.noteMax) });
