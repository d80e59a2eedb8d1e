import { bounds } from '../bounds';
import { integerField } from './numberFields';
import { messageKey, multilineText, nonBlankText, singleLineText } from './textFields';
import { z } from './zod';

/** Heights of the rows of a table, the highest first. */
export const tableDensities = ['comfortable', 'standard', 'compact'] as const;

export const userNoteSchema = z.object({ text: nonBlankText(multilineText, bounds.userNote.max) });

const identifier = (pattern: RegExp) =>
  singleLineText(bounds.savedViews.identifierMax).refine((text) => pattern.test(text), messageKey('wrongType'));

/** The name of a list of the panel or the studio: "users". */
const listName = identifier(/^[A-Za-z][A-Za-z0-9-]*$/);
const columnNames = z
  .array(identifier(/^[A-Za-z][A-Za-z0-9]*$/))
  .max(bounds.savedViews.columns, messageKey('tooMany'))
  .nullish()
  .transform((columns) => columns ?? []);
const density = z.enum(tableDensities, messageKey('wrongType'));

/** A list as a person left it, with the parameters of its address. */
export const savedViewSchema = z.object({
  list: listName,
  name: nonBlankText(singleLineText, bounds.savedViews.nameMax),
  query: singleLineText(bounds.url.max).transform((query) => query.replace(/^\?/, '')),
  columns: columnNames,
  density: density.nullish().transform((value) => value ?? null),
  position: integerField(bounds.savedViews.perList)
    .nullish()
    .transform((position) => position ?? 0),
});

/** How a person wants to see a list. */
export const tablePreferenceSchema = z.object({ list: listName, columns: columnNames, density });
