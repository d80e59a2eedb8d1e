import { adminOnly, type Claims } from './claim';

/** What admins have written, admins read. */
export const audit: Claims = {
  rest: [],
  graphql: [
    {
      fields: ['Query.auditTable'],
      document: '{ auditTable(filter: { actorId: 999999 }) { totalCount rows { entity } actors { name } } }',
      seen: ({ auditTable }: { auditTable: { totalCount: number } }) => auditTable.totalCount,
      outcomes: adminOnly(0),
    },
    {
      fields: ['Query.auditEntry'],
      document: '{ auditEntry(id: 999999) { changes { before after } } }',
      seen: ({ auditEntry }: { auditEntry: object | null }) => auditEntry !== null,
      outcomes: adminOnly(false),
    },
  ],
  open: {
    AuditTable: 'rows totalCount actors',
    AuditActor: 'id name',
    AuditEntry: 'id at actorId actorName action entity entityId entityName changes',
    AuditChange: 'field before after',
  },
};
