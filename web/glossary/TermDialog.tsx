import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryCountFragment, TermEntryFragment } from '../data/generated/glossary';
import { FormDialog } from '../ui/FormDialog';
import { useNotify } from '../ui/Notices';
import { blankDraft, draftOf } from './draft';
import { TermConflict } from './TermConflict';
import { TermFields } from './TermFields';
import { useTermForm } from './useTermForm';

interface TermDialogProps {
  /** Null for a new one. */
  term: TermEntryFragment | null;
  categories: readonly CategoryCountFragment[];
  /** Name of the category that is being looked at; '' for all. */
  category: string;
  isOpen: boolean;
  onClose(): void;
  onDone(id: string): void;
  onGone(): void;
}

/** A term in both languages, to be written or changed. */
export function TermDialog({ term, categories, category, onDone, ...dialog }: TermDialogProps) {
  const { t } = useTranslation('glossary');
  const notify = useNotify();
  const lookedAt = categories.find((known) => known.category === category || known.categoryAr === category);
  const [values] = useState(() => (term ? draftOf(term) : blankDraft(lookedAt)));
  const { form, submit, failure, conflict, takeTheirs } = useTermForm(term, values, (id) => {
    notify({ title: t(term ? 'edit.updated' : 'edit.created') });
    onDone(id);
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={t(term ? 'edit.editTitle' : 'edit.addTitle')}
      isDirty={isDirty}
      isSaving={isSubmitting}
      submit={conflict ? t('edit.saveOver') : undefined}
      failure={failure}
      onSubmit={submit}
    >
      {conflict && <TermConflict conflict={conflict} onTake={() => takeTheirs(conflict)} />}
      <TermFields form={form} categories={categories} />
    </FormDialog>
  );
}
