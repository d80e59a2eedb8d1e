import type { InputObjectRef } from '@pothos/core';
import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type PrismaTypes from '../../prisma/generated/pothos/types';
import type { Permission } from '../contract/permissions';
import { builder } from './builder';
import type { SignedInContext } from './context';
import { boundedCountNote, countRows } from './countRows';
import { readInBatches, type ExportSource } from './exportBatches';
import {
  fetchInIdOrder,
  offsetPageArgs,
  offsetPageComplexity,
  SortDirectionType,
  toSkipTake,
} from './offsetPagination';

type Types = typeof builder.$inferSchemaTypes;
type Model = keyof PrismaTypes;

interface ListPage<Name extends Model> {
  where: PrismaTypes[Name]['Where'];
  orderBy: PrismaTypes[Name]['OrderBy'][];
  skip: number;
  take: number;
}

interface AdminListTypeOptions<Name extends Model> {
  type: PrismaObjectRef<Types, PrismaTypes[Name]>;
  /** The rows in a description: "events". */
  noun: string;
  /**
   * Reads the ids of a page first, from an index alone, so that a late page fetches no rows but its own. Default true;
   * false saves a statement for narrow rows.
   */
  idsFirst?: boolean;
}

/** The type `Admin<Model>List`: the rows of a page and the number of all rows. For queries that {@link adminList} does not fit. */
export function adminListType<Name extends Model>(
  model: Name,
  { type, noun, idsFirst = true }: AdminListTypeOptions<Name>,
) {
  const list = builder.objectRef<ListPage<Name>>(`Admin${model}List`);
  return list.implement({
    description: `A page of ${noun}.`,
    fields: (t) => ({
      rows: t.prismaField({
        type: [type],
        description: 'Rows of the page.',
        // The plugin's row type cannot be resolved for a generic model; the delegate belongs to the same model.
        resolve: (async (query: object, page: ListPage<Name>, _args: object, { db }: { db: PrismaClient }) => {
          const { findMany } = delegateOf(db, model);
          if (!idsFirst) return findMany({ ...query, ...page });
          const ids = await findMany({ select: { id: true }, ...page });
          return fetchInIdOrder(ids, (where) => findMany({ ...query, where }));
        }) as never,
      }),
      totalCount: t.int({
        description: `Number of rows on all pages. ${boundedCountNote}`,
        resolve: ({ where }, _args, { db }) => countRows(delegateOf(db, model), where),
      }),
    }),
  });
}

interface AdminListOptions<
  Name extends Model,
  Filter extends object,
  Sort extends string,
> extends AdminListTypeOptions<Name> {
  /** Name of the query: "adminEvents". */
  query: string;
  permission: Permission;
  /** Which rows each role gets, where that differs: "Trainers get their own courses." */
  scope?: string;
  filter: InputObjectRef<Types, Filter>;
  /** Rows that the filter leaves, among those that the viewer may manage. */
  where: (filter: Filter, context: SignedInContext) => PrismaTypes[Name]['Where'];
  sortFields: readonly Sort[];
  sortDescriptions?: Partial<Record<Sort, string>>;
  defaultSort: readonly [NoInfer<Sort>, Prisma.SortOrder];
  /** Columns with the alphabetical order of texts (`sort_key()` in SQL), by sort field. Other texts need none: codes. */
  sortKeys?: Partial<Record<Sort, string>>;
  /**
   * The order of fields that need another one than their column, or sort key, and the id. Must end in a unique column, so
   * that pages do not overlap.
   */
  orderBy?: (sort: Sort, direction: Prisma.SortOrder) => PrismaTypes[Name]['OrderBy'][] | undefined;
}

/**
 * An entity's list in the admin panel: declares the query with its filter, sort and page arguments, the list type and the
 * enum `<Model>SortField`.
 * @returns the list type, and `exportAs`, which makes the source of a CSV export with the same filter and order
 */
export function adminList<Name extends Model, Filter extends object, Sort extends string>(
  model: Name,
  options: AdminListOptions<Name, Filter, Sort>,
) {
  const { query, permission, noun, filter: filterType, sortFields, sortDescriptions, defaultSort, where } = options;
  const { scope = '', sortKeys } = options;
  const orderBy = (sort: Sort, direction: Prisma.SortOrder): PrismaTypes[Name]['OrderBy'][] =>
    options.orderBy?.(sort, direction) ?? [{ [sortKeys?.[sort] ?? sort]: direction }, { id: direction }];
  const sortTypeName: string = `${model}SortField`;
  const sortType = builder.enumType(sortTypeName, {
    description: `Field to sort ${noun} by.`,
    values: Object.fromEntries(sortFields.map((field) => [field, enumValue(field, sortDescriptions?.[field])])),
  });
  const type = adminListType(model, options);

  builder.queryField(query, (t) =>
    t.withAuth({ can: permission }).field({
      type,
      description: `A page of ${noun} for the admin panel.${scope && ` ${scope}`}`,
      problems: ['invalidInput'],
      complexity: offsetPageComplexity,
      args: {
        filter: t.arg({
          // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- Pothos cannot infer the arguments otherwise.
          type: filterType as InputObjectRef<Types, object>,
          description: 'Conditions that all rows meet.',
        }),
        sort: t.arg({
          type: sortType,
          required: true,
          defaultValue: defaultSort[0],
          description: 'Field to sort by.',
        }),
        direction: t.arg({
          type: SortDirectionType,
          required: true,
          defaultValue: defaultSort[1],
          description: 'Sort direction.',
        }),
        ...offsetPageArgs,
      },
      resolve: (_root, { filter, sort, direction, page, pageSize }, context) => ({
        where: where((filter ?? {}) as Filter, context),
        orderBy: orderBy(sort as Sort, direction),
        ...toSkipTake({ page, pageSize }),
      }),
    }),
  );

  return {
    type,
    /** @param read fetches the rows of a batch, in any order */
    exportAs: <Row extends { id: number }>(
      read: (db: PrismaClient, where: { id: { in: number[] } }) => Promise<Row[]>,
      exportPermission = permission,
    ): ExportSource<Filter, Sort, Row> => ({
      permission: exportPermission,
      sortFields,
      defaultSort,
      fetchBatches: (context: SignedInContext, { sort, direction, ...filter }) =>
        readInBatches(
          () =>
            delegateOf(context.db, model).findMany({
              select: { id: true },
              // Without its sort parameters, the query is the filter.
              where: where(filter as unknown as Filter, context),
              orderBy: orderBy(sort, direction),
            }),
          (batch) => read(context.db, batch),
        ),
    }),
  };
}

const enumValue = (value: string, description: string | undefined) => ({ value, ...(description && { description }) });

interface ListDelegate {
  findMany: (args: object) => Promise<{ id: number }[]>;
  count: (args: object) => Promise<number>;
}

/** Prisma's delegates have no common type: each is generic over its own arguments. */
const delegateOf = (db: PrismaClient, model: Model): ListDelegate =>
  db[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>] as unknown as ListDelegate;
