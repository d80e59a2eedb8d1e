import { editor } from './editor';
import { gradeBook } from './gradeBook';
import { studio } from './studio';

/** Texts of the studio and its editors, of which the panel uses parts. */
export const studioMessages = {
  editor,
  gradeBook,
  studio,
} as const;
