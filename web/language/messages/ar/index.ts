import type { ArabicMessages } from '../../messageTypes';
import type { messages as english } from '../en';
import { adminMessages } from './adminMessages';
import { commonMessages } from './commonMessages';
import { quizEditorMessages } from './quizEditorMessages';
import { quizzesMessages } from './quizzesMessages';
import { siteMessages } from './siteMessages';
import { studioMessages } from './studioMessages';

/** Arabic messages by namespace; the type requires every English key. */
export const messages: ArabicMessages<typeof english> = {
  ...commonMessages,
  ...siteMessages,
  ...quizzesMessages,
  ...studioMessages,
  ...quizEditorMessages,
  ...adminMessages,
};
