import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import type { ActionConfirmation } from './types';

interface Confirmation {
  /** Runs an action after its question, or at once if there is none. */
  ask(question: ActionConfirmation | undefined, run: () => void): void;
  dialog: ReactNode;
}

export function useConfirmation(): Confirmation {
  const [question, setQuestion] = useState<ActionConfirmation & { isOpen: boolean; run(): void }>();
  const close = () => setQuestion(question && { ...question, isOpen: false });
  return {
    ask: (asked, run) => {
      if (asked) setQuestion({ ...asked, run, isOpen: true });
      else run();
    },
    dialog: question && (
      <ConfirmDialog
        isOpen={question.isOpen}
        title={question.title}
        confirm={question.confirm}
        isDestructive={question.isDestructive}
        onConfirm={() => {
          close();
          question.run();
        }}
        onClose={close}
      >
        {question.text}
      </ConfirmDialog>
    ),
  };
}
