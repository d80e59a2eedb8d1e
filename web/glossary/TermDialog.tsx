import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryCountFragment, TermEntryFragment } from './__generated__/GlossaryScreen';
import { RecordDialog } from '../ui/form/RecordDialog';
import { useNotify } from '../ui/Notices';
import { blankDraft, draftOf, termFields } from './draft';
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
  const record = useTermForm(term, values, (id) => {
    notify({ title: t(term ? 'edit.updated' : 'edit.created') });
    onDone(id);
  });
  const told = termFields.map((name) => ({
    name,
    label: t(`edit.fields.${name}`),
    said: (row: TermEntryFragment) =>
      name === 'isPublished' ? t(row.isPublished ? 'edit.published' : 'draft') : (row[name] ?? ''),
  }));
  return (
    <RecordDialog {...dialog} record={record} title={t(term ? 'edit.editTitle' : 'edit.addTitle')} told={told}>
      <TermFields form={record.form} categories={categories} />
    </RecordDialog>
  );
}
