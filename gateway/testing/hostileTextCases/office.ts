import { newestFirst, type HostileTextCases } from './hostileTextCase';

export const officeMutationCases: HostileTextCases = {
  createUserNote: {
    persona: 'admin',
    input: (n) => ({ text: `Called, comes on day ${n}` }),
    createArguments: ({ users }) => Promise.resolve({ userId: users.student.id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.userNote.findFirst(newestFirst),
  },
  updateUserNote: {
    persona: 'admin',
    input: (n) => ({ text: `Came on day ${n}` }),
    createArguments: async ({ db, users }) => {
      const { id } = await db.userNote.create({
        data: { userId: users.student.id, authorId: users.admin.id, text: 'Called' },
      });
      return { id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.userNote.findUnique({ where: { id } }),
  },
  restoreField: {
    persona: 'admin',
    input: () => ({ field: 'question' }),
    createArguments: async ({ createFaq, db }) => {
      const { id: entityId } = await createFaq();
      const entry = { actorId: 1, actorName: 'A', action: 'update', entity: 'faqs', entityId };
      const { id } = await db.auditEntry.create({ data: { ...entry, before: { question: 'Before?' }, after: {} } });
      return { entryId: id };
    },
    selection: '{ id }',
  },
  saveView: {
    persona: 'admin',
    // Each list has room for some views.
    input: (n) => ({ list: `list-${n}`, name: `Unpaid ${n}`, query: 'status=pending' }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.savedView.findFirst(newestFirst),
  },
  saveTablePreference: {
    persona: 'trainer',
    input: () => ({ list: 'users', density: 'compact' }),
    selection: '{ list }',
    findStoredRow: ({ db, users }) => db.tablePreference.findFirst({ where: { userId: users.trainer.id } }),
  },
};
