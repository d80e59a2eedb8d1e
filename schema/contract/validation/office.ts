import { limits } from '../limits';
import { tableDensities } from '../tableDensities';
import { integerField } from './numberFields';
import { messageKey, multilineText, nonBlankText, singleLineText } from './textFields';
import { z } from './zod';

/** A note of the office on a person. */
export const userNoteSchema = z.object({ text: nonBlankText(multilineText, limits.office.noteMax) });

const identifier = (pattern: RegExp) =>
  singleLineText(limits.savedViews.identifierMax).refine((text) => pattern.test(text), messageKey('wrongType'));

/** The name of a list of the panel or the studio: "users". */
const listName = identifier(/^[A-Za-z][A-Za-z0-9-]*$/);
const columnNames = z
  .array(identifier(/^[A-Za-z][A-Za-z0-9]*$/))
  .max(limits.savedViews.columns, messageKey('tooMany'))
  .nullish()
  .transform((columns) => columns ?? []);
const density = z.enum(tableDensities, messageKey('wrongType'));

/** A list as a person left it, with the parameters of its address. */
export const savedViewSchema = z.object({
  list: listName,
  name: nonBlankText(singleLineText, limits.savedViews.nameMax),
  query: singleLineText(limits.url.max).transform((query) => query.replace(/^\?/, '')),
  columns: columnNames,
  density: density.nullish().transform((value) => value ?? null),
  position: integerField(limits.savedViews.perList)
    .nullish()
    .transform((position) => position ?? 0),
});

/** How a person wants to see a list. */
export const tablePreferenceSchema = z.object({ list: listName, columns: columnNames, density });
