import type { ReactNode } from 'react';
import { formatNumber } from '../../language';
import { ActiveCell, ArabicCell, DateCell, LatinCell, PublishedCell, TextCell } from '../table/cells';
import type { AdminColumn, AdminRow } from '../table/types';
import type { ResourceNamespace, ResourceTexts, LabelKey } from './resourceTexts';

/** The fields of a row that hold a text. */
export type TextField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends string | null ? Field : never;
}[keyof Row & string];

/** The fields of a row that exist in English and, with the suffix Ar, in Arabic. */
export type BilingualField<Row> = {
  [Field in TextField<Row>]: `${Field}Ar` extends TextField<Row> ? Field : never;
}[TextField<Row>];

/** Reads a field whose name the caller's types have checked. */
export const readTextField = (row: object, field: string): string | null =>
  (row as Readonly<Record<string, string | null>>)[field] ?? null;

type ColumnOptions = Pick<
  AdminColumn<AdminRow>,
  'isHidden' | 'isSortable' | 'isOnCard' | 'isNamedOnCard' | 'isLongText'
> & {
  label?: string;
};

/** `label` is required if the field has none. A column is sortable if the server sorts by its field. */
type OptionsOf<Field, Sort, Label> = ColumnOptions &
  ([Field] extends [Label] ? unknown : { label: string }) &
  ([Field] extends [Sort] ? unknown : { isSortable: false });

/** The options may be left out where none is required. */
type Optional<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

/** Creates the columns of a table; labels are those of the entity's fields. */
export interface ColumnBuilder<
  Row extends AdminRow,
  Namespace extends ResourceNamespace,
  Sort extends string,
> extends ResourceTexts<Namespace> {
  arabicText<Field extends BilingualField<Row> & LabelKey<Namespace>>(
    field: Field,
    ...options: Optional<ColumnOptions & OptionsOf<`${Field}Ar`, Sort, `${Field}Ar`>>
  ): AdminColumn<Row>;
  englishText<Field extends BilingualField<Row> & LabelKey<Namespace>>(
    field: Field,
    ...options: Optional<OptionsOf<Field, Sort, Field>>
  ): AdminColumn<Row>;
  text<Field extends TextField<Row>>(
    field: Field,
    ...options: Optional<OptionsOf<Field, Sort, LabelKey<Namespace>>>
  ): AdminColumn<Row>;
  /** A text that is always left to right. */
  latinText<Field extends TextField<Row>>(
    field: Field,
    ...options: Optional<OptionsOf<Field, Sort, LabelKey<Namespace>>>
  ): AdminColumn<Row>;
  date<Field extends TextField<Row>>(
    field: Field,
    ...options: Optional<OptionsOf<Field, Sort, LabelKey<Namespace>> & { hasTime?: boolean }>
  ): AdminColumn<Row>;
  published(options?: ColumnOptions): AdminColumn<Row>;
  active(options?: ColumnOptions): AdminColumn<Row>;
  number<Field extends keyof Row & string>(
    field: Field,
    ...options: Optional<OptionsOf<Field, Sort, LabelKey<Namespace>>>
  ): AdminColumn<Row>;
  column<Field extends string>(
    field: Field,
    options: OptionsOf<Field, Sort, LabelKey<Namespace>> & { cell(row: Row): ReactNode },
  ): AdminColumn<Row>;
}

export function createColumnBuilder<Row extends AdminRow, Namespace extends ResourceNamespace, Sort extends string>(
  texts: ResourceTexts<Namespace>,
): ColumnBuilder<Row, Namespace, Sort> {
  const column = (field: string, options: ColumnOptions & { cell(row: Row): ReactNode }): AdminColumn<Row> => ({
    ...options,
    field,
    label: options.label ?? texts.label(field),
  });
  const valueOf = (row: AdminRow, field: string): unknown => (row as unknown as Record<string, unknown>)[field];
  return {
    ...texts,
    column,
    arabicText: (field: string, options: ColumnOptions = {}) =>
      column(`${field}Ar`, {
        label: texts.arabic(field as LabelKey<Namespace>),
        ...options,
        cell: (row) => <ArabicCell>{readTextField(row, `${field}Ar`)}</ArabicCell>,
      }),
    englishText: (field: string, options: ColumnOptions = {}) =>
      column(field, {
        label: texts.english(field as LabelKey<Namespace>),
        ...options,
        cell: (row) => <LatinCell>{readTextField(row, field)}</LatinCell>,
      }),
    text: (field: string, options: ColumnOptions = {}) =>
      column(field, { ...options, cell: (row) => <TextCell>{readTextField(row, field)}</TextCell> }),
    latinText: (field: string, options: ColumnOptions = {}) =>
      column(field, { ...options, cell: (row) => <LatinCell>{readTextField(row, field)}</LatinCell> }),
    date: (field: string, { hasTime, ...options }: ColumnOptions & { hasTime?: boolean } = {}) =>
      column(field, { ...options, cell: (row) => <DateCell at={readTextField(row, field)} hasTime={hasTime} /> }),
    published: (options) =>
      column('isPublished', {
        label: texts.admin('state.label'),
        ...options,
        cell: (row) => (
          <PublishedCell isPublished={valueOf(row, 'isPublished') === true} label={texts.publishedLabel} />
        ),
      }),
    active: (options) =>
      column('isActive', {
        label: texts.admin('state.label'),
        ...options,
        cell: (row) => <ActiveCell isActive={valueOf(row, 'isActive') === true} />,
      }),
    number: (field: string, options: ColumnOptions = {}) =>
      column(field, {
        isNamedOnCard: true,
        ...options,
        cell: (row) => formatNumber(Number(valueOf(row, field)), 'ar'),
      }),
  };
}
