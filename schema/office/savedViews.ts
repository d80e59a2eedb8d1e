import type { Prisma } from '../../prisma/generated/client';
import { lockUser } from '../accounts/accountLocks';
import { bounds } from '../contract/bounds';
import { allLists, listNames } from '../contract/listNames';
import { savedViewSchema, savedViewsSchema, tablePreferenceSchema } from '../contract/validation/office/office';
import { tableDensities } from '../contract/tableDensities';
import { builder } from '../core/builder';
import { onUniqueViolation, Problem, validate } from '../core/problem';
import { parseId, parseOptionalId } from '../core/ids';

const { perList, perPerson, columns: maxColumns } = bounds.savedViews;

const listDescription = `Name of the list: ${listNames.join(', ')}.`;

const TableDensityType = builder.enumType('TableDensity', {
  description: 'Height of the rows of a table.',
  values: tableDensities,
});

const columnsDescription = 'Names of the shown columns in their order; empty for those that the list has by default.';

const SavedViewType = builder.prismaObject('SavedView', {
  description: 'A list as the signed-in person saved it: its filters and order, and how it looks.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    list: t.exposeString('list', { description: 'Name of the list: "users".' }),
    name: t.exposeString('name', { description: 'Name of the view; unique in its list.' }),
    query: t.exposeString('query', { description: 'Search parameters of the address, without "?".' }),
    columns: t.exposeStringList('columns', { description: columnsDescription }),
    density: t.expose('density', {
      type: TableDensityType,
      nullable: true,
      description: 'Height of the rows; null for that of the list.',
    }),
    position: t.exposeInt('position', { description: 'Place among the views of the list, ascending.' }),
  }),
});

const TablePreferenceType = builder.prismaObject('TablePreference', {
  description: 'How the signed-in person wants to see a list.',
  fields: (t) => ({
    list: t.exposeString('list', { description: 'Name of the list: "users".' }),
    columns: t.exposeStringList('columns', { description: columnsDescription }),
    density: t.expose('density', { type: TableDensityType, description: 'Height of the rows.' }),
  }),
});

const SaveViewInput = builder.inputType('SaveViewInput', {
  description: 'A view of a list.',
  fields: (t) => ({
    list: t.string({ required: true, description: listDescription }),
    name: t.string({ required: true, description: 'Name of the view.' }),
    query: t.string({ required: true, description: 'Search parameters of the address, with or without "?".' }),
    columns: t.stringList({ description: `${columnsDescription} At most ${maxColumns}; default none.` }),
    density: t.field({ type: TableDensityType, description: 'Height of the rows.' }),
    position: t.int({ description: 'Place among the views of the list; default 0.' }),
  }),
});

/** The row lock makes concurrent saves of one person wait for each other, so that the limits hold. */
async function ensureRoom(tx: Prisma.TransactionClient, userId: number, list: string): Promise<void> {
  await lockUser(tx, userId, 'notSignedIn');
  const views = await tx.savedView.findMany({ where: { userId }, select: { list: true }, take: perPerson });
  if (views.length >= perPerson || views.filter((view) => view.list === list).length >= perList)
    throw new Problem('savedViewLimit');
}

builder.queryFields((t) => ({
  mySavedViews: t.withAuth({ can: 'studio:read' }).prismaField({
    type: [SavedViewType],
    description: 'Views of a list that the signed-in person saved, by position and name.',
    problems: ['invalidInput'],
    args: { list: t.arg.string({ required: true, description: listDescription }) },
    resolve: (query, _root, args, { db, viewer }) => {
      const { list } = validate(savedViewsSchema, args);
      return db.savedView.findMany({
        ...query,
        where: { userId: viewer.id, list },
        orderBy: [{ position: 'asc' }, { name: 'asc' }],
        take: perList,
      });
    },
  }),
  myTablePreferences: t.withAuth({ can: 'studio:read' }).prismaField({
    type: [TablePreferenceType],
    description: 'How the signed-in person wants to see lists; those that were never changed are absent.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.tablePreference.findMany({
        ...query,
        where: { userId: viewer.id },
        orderBy: { list: 'asc' },
        take: listNames.length + 1,
      }),
  }),
}));

builder.mutationFields((t) => ({
  saveView: t.withAuth({ can: 'studio:read' }).prismaField({
    type: SavedViewType,
    description:
      `Saves a view of a list, or changes one, whose absent fields stay; at most ${perList} a list and ${perPerson} in all. ` +
      'The parameters are stored in their normal encoding.',
    problems: ['invalidInput', 'notFound', 'savedViewNameTaken', 'savedViewLimit'],
    args: {
      id: t.arg.id({ description: 'Id of the view to change; absent for a new one.' }),
      input: t.arg({ type: SaveViewInput, required: true, description: 'The view.' }),
    },
    resolve: (query, _root, args, { db, viewer: { id: userId } }) => {
      const id = parseOptionalId(args.id);
      const view = validate(savedViewSchema, args.input);
      return db
        .$transaction(async (tx) => {
          if (id === undefined) {
            await ensureRoom(tx, userId, view.list);
            return tx.savedView.create({ ...query, data: { ...view, userId } });
          }
          // A view stays in its list, whose limit was checked.
          const { count } = await tx.savedView.updateMany({ where: { id, userId, list: view.list }, data: view });
          if (count === 0) throw new Problem('notFound');
          return tx.savedView.findUniqueOrThrow({ ...query, where: { id } });
        })
        .catch(onUniqueViolation({ saved_views_userId_list_name_key: { code: 'savedViewNameTaken', field: 'name' } }));
    },
  }),
  deleteView: t.withAuth({ can: 'studio:read' }).field({
    type: 'ID',
    description: 'Deletes a saved view of the signed-in person and returns its id.',
    problems: ['notFound'],
    args: { id: t.arg.id({ required: true, description: 'Id of the view.' }) },
    resolve: async (_root, args, { db, viewer }) => {
      const id = parseId(args.id);
      const { count } = await db.savedView.deleteMany({ where: { id, userId: viewer.id } });
      if (count === 0) throw new Problem('notFound');
      return id;
    },
  }),
  saveTablePreference: t.withAuth({ can: 'studio:read' }).prismaField({
    type: TablePreferenceType,
    description: 'Keeps how the signed-in person wants to see a list.',
    problems: ['invalidInput'],
    args: {
      list: t.arg.string({ required: true, description: `${listDescription} "${allLists}" stands for all.` }),
      columns: t.arg.stringList({ description: `${columnsDescription} At most ${maxColumns}.` }),
      density: t.arg({ type: TableDensityType, required: true, description: 'Height of the rows.' }),
    },
    resolve: (query, _root, args, { db, viewer: { id: userId } }) => {
      const { list, ...columns } = validate(tablePreferenceSchema, args);
      return db.tablePreference.upsert({
        ...query,
        where: { userId_list: { userId, list } },
        create: { userId, list, ...columns },
        update: columns,
      });
    },
  }),
}));
