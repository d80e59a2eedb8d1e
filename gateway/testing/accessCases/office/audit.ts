import { observeDone, adminOnly, type AccessCases } from '../accessCase';

/** Only admins read the audit log. */
export const auditAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.adminAuditEntries'],
      document: '{ adminAuditEntries(filter: { actorId: 999999 }) { totalCount rows { entity } actors { name } } }',
      observe: ({ adminAuditEntries }: { adminAuditEntries: { totalCount: number } }) => adminAuditEntries.totalCount,
      outcomes: adminOnly(0),
    },
    {
      fields: ['Query.auditEntry'],
      document: '{ auditEntry(id: 999999) { changes { before after } } }',
      observe: ({ auditEntry }: { auditEntry: object | null }) => auditEntry !== null,
      outcomes: adminOnly(false),
    },
    {
      fields: ['Query.referenceNames'],
      document: '{ referenceNames(references: [{ entity: users, id: 999999 }]) { name } }',
      observe: ({ referenceNames }: { referenceNames: object[] }) => referenceNames.length,
      outcomes: adminOnly(0),
    },
    {
      fields: ['Mutation.restoreField', 'AuditEntry.restorableFields'],
      document: 'mutation { restoreField(entryId: 999999, field: "title") { restorableFields } }',
      observe: observeDone,
      outcomes: adminOnly('NOT_FOUND'),
    },
  ],
  publicFields: {
    AdminAuditEntryList: 'rows totalCount actors',
    AuditActor: 'id name',
    AuditEntry: 'id at actorId actorName action entity entityId entityName changedFields summary changes',
    AuditChange: 'field before after',
    ReferenceName: 'entity id name',
  },
};
