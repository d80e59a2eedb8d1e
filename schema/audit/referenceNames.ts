import type { AuditedEntity } from '../contract/audit/auditedEntities';
import { maxNamedReferences, type ReferencedEntity } from '../contract/audit/auditReferences';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { AuditedEntityType } from './auditEntries';

interface ReferenceName {
  entity: AuditedEntity;
  id: number;
  name: string;
}

type Db = Context['db'];
type Named = Pick<ReferenceName, 'id' | 'name'>;

const byIds = (ids: number[]) => ({ where: { id: { in: ids } } });

/** Rows as they are read, with the column that names them. */
const nameBy =
  <Column extends string>(column: Column) =>
  (rows: ({ id: number } & Record<Column, string>)[]): Named[] =>
    rows.map((row) => ({ id: row.id, name: row[column] }));

const title = { select: { id: true, titleAr: true } } as const;
const name = { select: { id: true, nameAr: true } } as const;

/** The current names of rows, by entity: in Arabic, as the log is read. */
const nameReaders: Record<ReferencedEntity, (db: Db, ids: number[]) => Promise<Named[]>> = {
  users: async (db, ids) => {
    const users = await db.user.findMany({ ...byIds(ids), select: { id: true, ...nameColumns } });
    return users.map((user) => ({ id: user.id, name: displayName(user, 'ar') }));
  },
  courses: (db, ids) => db.course.findMany({ ...byIds(ids), ...title }).then(nameBy('titleAr')),
  course_sections: (db, ids) => db.courseSection.findMany({ ...byIds(ids), ...title }).then(nameBy('titleAr')),
  lessons: (db, ids) => db.lesson.findMany({ ...byIds(ids), ...title }).then(nameBy('titleAr')),
  events: (db, ids) => db.event.findMany({ ...byIds(ids), ...title }).then(nameBy('titleAr')),
  categories: (db, ids) => db.category.findMany({ ...byIds(ids), ...name }).then(nameBy('nameAr')),
  faq_categories: (db, ids) => db.faqCategory.findMany({ ...byIds(ids), ...name }).then(nameBy('nameAr')),
  polls: (db, ids) =>
    db.poll.findMany({ ...byIds(ids), select: { id: true, questionAr: true } }).then(nameBy('questionAr')),
  coupons: (db, ids) => db.coupon.findMany({ ...byIds(ids), select: { id: true, code: true } }).then(nameBy('code')),
  payments: (db, ids) =>
    db.payment.findMany({ ...byIds(ids), select: { id: true, reference: true } }).then(nameBy('reference')),
  certificates: (db, ids) =>
    db.certificate.findMany({ ...byIds(ids), select: { id: true, number: true } }).then(nameBy('number')),
};

const isReferenced = (entity: AuditedEntity): entity is ReferencedEntity => entity in nameReaders;

const RowReference = builder.inputType('RowReference', {
  description: 'A row that a field of an audit entry refers to.',
  fields: (t) => ({
    entity: t.field({ type: AuditedEntityType, required: true, description: 'Entity of the row.' }),
    id: t.id({ required: true, description: 'Id of the row.' }),
  }),
});

const ReferenceNameType = builder.objectRef<ReferenceName>('ReferenceName').implement({
  description: 'The current name of a row that audit entries refer to.',
  fields: (t) => ({
    entity: t.expose('entity', { type: AuditedEntityType, description: 'Entity of the row.' }),
    id: t.exposeID('id', { description: 'Id of the row.' }),
    name: t.exposeString('name', { description: 'Name in Arabic, code, number or reference of the row.' }),
  }),
});

builder.queryField('referenceNames', (t) =>
  t.withAuth({ can: 'audit:read' }).field({
    type: [ReferenceNameType],
    description: `Current names of at most ${maxNamedReferences} rows that audit entries refer to; deleted rows and entities without names are left out.`,
    problems: ['invalidInput'],
    args: {
      references: t.arg({ type: [RowReference], required: true, description: 'Rows whose names are read.' }),
    },
    resolve: async (_root, { references }, { db }) => {
      if (references.length > maxNamedReferences)
        throw new Problem('invalidInput', { fields: { references: 'tooMany' } });
      const entities = [...new Set(references.map(({ entity }) => entity))].filter(isReferenced);
      const names = await Promise.all(
        entities.map(async (entity) => {
          const ids = references.filter((reference) => reference.entity === entity).map(({ id }) => parseId(id));
          return (await nameReaders[entity](db, [...new Set(ids)])).map((named) => ({ entity, ...named }));
        }),
      );
      return names.flat();
    },
  }),
);
