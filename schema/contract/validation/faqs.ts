import { z } from 'zod';
import { limits } from '../limits';
import { flag, reference, wholeOrBlank } from './numbers';
import { filled, line, text } from './text';

const { titleMax, textMax } = limits.content;

/** A question as its dialog and the calls take it: both languages are required (spec.md section 5, Admin forms). */
export const faqDraft = z.object({
  question: filled(line, titleMax),
  questionAr: filled(line, titleMax),
  answer: filled(text, textMax),
  answerAr: filled(text, textMax),
  categoryId: reference.optional(),
  order: wholeOrBlank(limits.id.max),
  isPublished: flag.optional(),
});

/** What changes of a question; absent fields stay as they are. */
export const faqChanges = faqDraft.partial();
