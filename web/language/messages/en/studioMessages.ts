import { editor } from './editor';
import { gradeBook } from './gradeBook';
import { personalMessages } from './personalMessages';
import { studio } from './studio';
import { textEditor } from './textEditor';

/** Texts of the studio and its editors, of which the panel uses parts. */
export const studioMessages = {
  editor,
  gradeBook,
  personalMessages,
  studio,
  textEditor,
} as const;
