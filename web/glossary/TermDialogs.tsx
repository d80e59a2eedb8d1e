import type { CategoryCountFragment, TermEntryFragment } from './__generated__/GlossaryScreen';
import { DeleteTermDialog } from './DeleteTermDialog';
import { TermDialog } from './TermDialog';

/** What is being done about which term; null for a new one. */
export type Task = { kind: 'write'; term: TermEntryFragment | null } | { kind: 'remove'; term: TermEntryFragment };

interface TermDialogsProps {
  task: Task;
  categories: readonly CategoryCountFragment[];
  /** Name of the category that is being looked at; '' for all. */
  category: string;
  isOpen: boolean;
  onClose(): void;
  /** Called once the term of this key is written, or deleted. */
  onDone(id: string): void;
  onGone(): void;
}

/** The dialog that a task needs. */
export function TermDialogs({ task, categories, category, ...dialog }: TermDialogsProps) {
  return task.kind === 'write' ? (
    <TermDialog term={task.term} categories={categories} category={category} {...dialog} />
  ) : (
    <DeleteTermDialog term={task.term} {...dialog} />
  );
}
