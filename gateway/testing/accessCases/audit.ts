import { adminOnly, type AccessCases } from './accessCase';

/** What admins have written, admins read. */
export const auditAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.auditTable'],
      document: '{ auditTable(filter: { actorId: 999999 }) { totalCount rows { entity } actors { name } } }',
      observe: ({ auditTable }: { auditTable: { totalCount: number } }) => auditTable.totalCount,
      outcomes: adminOnly(0),
    },
    {
      fields: ['Query.auditEntry'],
      document: '{ auditEntry(id: 999999) { changes { before after } } }',
      observe: ({ auditEntry }: { auditEntry: object | null }) => auditEntry !== null,
      outcomes: adminOnly(false),
    },
  ],
  publicFields: {
    AuditTable: 'rows totalCount actors',
    AuditActor: 'id name',
    AuditEntry: 'id at actorId actorName action entity entityId entityName changes',
    AuditChange: 'field before after',
  },
};
