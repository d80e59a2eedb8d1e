import { formatDate, formatTime } from '../../language/index';
import type { ConflictField } from '../../ui/form/EntityFormDialog';
import { readTextField, type BilingualField, type TextField } from '../resource/columnBuilder';
import type { ResourceNamespace, ResourceTexts, LabelKey } from '../resource/resourceTexts';

type FlagField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends boolean ? Field : never;
}[keyof Row & string];

/** Creates the diff fields of a conflict; labels are those of the entity's fields. */
export interface ConflictFieldBuilder<Row, Namespace extends ResourceNamespace> extends ResourceTexts<Namespace> {
  arabicText(field: BilingualField<Row> & LabelKey<Namespace>): ConflictField<Row>;
  englishText(field: BilingualField<Row> & LabelKey<Namespace>): ConflictField<Row>;
  text(field: TextField<Row> & LabelKey<Namespace>): ConflictField<Row>;
  dateTime(field: TextField<Row> & LabelKey<Namespace>): ConflictField<Row>;
  yesNo(field: FlagField<Row> & LabelKey<Namespace>): ConflictField<Row>;
  published(): ConflictField<Row>;
  active(): ConflictField<Row>;
  field(name: LabelKey<Namespace>, format: (row: Row) => string): ConflictField<Row>;
}

export const formatDateTime = (iso: string): string => `${formatDate(iso, 'ar')}، ${formatTime(iso, 'ar')}`;

export function createConflictFieldBuilder<Row extends object, Namespace extends ResourceNamespace>(
  texts: ResourceTexts<Namespace>,
): ConflictFieldBuilder<Row, Namespace> {
  const field = (name: string, label: string, format: (row: Row) => string) => ({ name, label, formatValue: format });
  const text = (name: string, label: string) => field(name, label, (row) => readTextField(row, name) ?? '');
  const flag = (name: string, label: string, [on, off]: readonly [string, string]) =>
    field(name, label, (row) => ((row as Readonly<Record<string, unknown>>)[name] === true ? on : off));
  const { admin, label, arabic, english } = texts;
  return {
    ...texts,
    arabicText: (name) => text(`${name}Ar`, arabic(name)),
    englishText: (name) => text(name, english(name)),
    text: (name) => text(name, label(name)),
    dateTime: (name) => field(name, label(name), (row) => formatDateTime(readTextField(row, name) ?? '')),
    yesNo: (name) => flag(name, label(name), [admin('state.yes'), admin('state.no')]),
    published: () => flag('isPublished', admin('state.label'), [texts.publishedLabel, admin('state.draft')]),
    active: () => flag('isActive', admin('state.label'), [admin('state.active'), admin('state.inactive')]),
    field: (name, format) => field(name, label(name), format),
  };
}
