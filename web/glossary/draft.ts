import type { UseFormReturn } from 'react-hook-form';
import type { TermDraft } from '../../schema/contract/validation/glossary';
import type { CategoryCountFragment, TermEntryFragment } from './__generated__/GlossaryScreen';

/** What the form holds: texts everywhere, also where the draft may do without. */
export type TermValues = Required<{ [Field in keyof TermDraft]: NonNullable<TermDraft[Field]> }>;

export type TermForm = UseFormReturn<TermDraft, unknown, TermDraft>;

/** The fields of a term that people write. */
export const termFields = [
  'term',
  'termAr',
  'acronym',
  'acronymAr',
  'definition',
  'definitionAr',
  'category',
  'categoryAr',
  'isPublished',
] as const satisfies readonly (keyof TermDraft)[];

/** A known term as the form holds it. */
export const draftOf = (term: TermEntryFragment): TermValues => ({
  term: term.term,
  termAr: term.termAr,
  acronym: term.acronym ?? '',
  acronymAr: term.acronymAr ?? '',
  definition: term.definition,
  definitionAr: term.definitionAr,
  category: term.category,
  categoryAr: term.categoryAr,
  isPublished: term.isPublished,
});

/** An empty form; in a category where one is being looked at. */
export const blankDraft = (category: CategoryCountFragment | undefined): TermValues => ({
  term: '',
  termAr: '',
  acronym: '',
  acronymAr: '',
  definition: '',
  definitionAr: '',
  category: category?.category ?? '',
  categoryAr: category?.categoryAr ?? '',
  isPublished: true,
});
