import { formatDate, formatTime } from '../../language/formatters';
import type { DiffField } from '../../ui/form/entity/ConflictNotice';
import { textOf, type BilingualField, type TextField } from '../resource/fieldNames';
import type { ResourceNamespace, ResourceTexts, TextKey } from '../resource/resourceTexts';

type FlagField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends boolean ? Field : never;
}[keyof Row & string];

/** Makes the fields in which a conflict shows what another person has saved; labels are those of the entity's fields. */
export interface DiffBuilder<Row, Namespace extends ResourceNamespace> extends ResourceTexts<Namespace> {
  arabicText(field: BilingualField<Row> & TextKey<Namespace>): DiffField<Row>;
  englishText(field: BilingualField<Row> & TextKey<Namespace>): DiffField<Row>;
  text(field: TextField<Row> & TextKey<Namespace>): DiffField<Row>;
  dateTime(field: TextField<Row> & TextKey<Namespace>): DiffField<Row>;
  yesNo(field: FlagField<Row> & TextKey<Namespace>): DiffField<Row>;
  published(): DiffField<Row>;
  active(): DiffField<Row>;
  field(name: TextKey<Namespace>, format: (row: Row) => string): DiffField<Row>;
}

/** A day with its time, in Arabic. */
export const formatDateTime = (iso: string): string => `${formatDate(iso, 'ar')}، ${formatTime(iso, 'ar')}`;

export function createDiffBuilder<Row extends object, Namespace extends ResourceNamespace>(
  texts: ResourceTexts<Namespace>,
): DiffBuilder<Row, Namespace> {
  const field = (name: string, label: string, format: (row: Row) => string) => ({ name, label, said: format });
  const text = (name: string, label: string) => field(name, label, (row) => textOf(row, name) ?? '');
  const flag = (name: string, label: string, [on, off]: readonly [string, string]) =>
    field(name, label, (row) => ((row as Readonly<Record<string, unknown>>)[name] === true ? on : off));
  const { admin, label, arabic, english } = texts;
  return {
    ...texts,
    arabicText: (name) => text(`${name}Ar`, arabic(name)),
    englishText: (name) => text(name, english(name)),
    text: (name) => text(name, label(name)),
    dateTime: (name) => field(name, label(name), (row) => formatDateTime(textOf(row, name) ?? '')),
    yesNo: (name) => flag(name, label(name), [admin('state.yes'), admin('state.no')]),
    published: () => flag('isPublished', admin('state.label'), [admin('state.published'), admin('state.draft')]),
    active: () => flag('isActive', admin('state.label'), [admin('state.active'), admin('state.inactive')]),
    field: (name, format) => field(name, label(name), format),
  };
}
