import { adminMessages } from '../ar/adminMessages';
import { commonMessages } from './commonMessages';
import { quizEditorMessages } from './quizEditorMessages';
import { quizzesMessages } from './quizzesMessages';
import { siteMessages } from './siteMessages';
import { studioMessages } from './studioMessages';

/** English messages by namespace. */
export const messages = {
  ...commonMessages,
  ...siteMessages,
  ...quizzesMessages,
  ...studioMessages,
  ...quizEditorMessages,
  ...adminMessages,
} as const;
