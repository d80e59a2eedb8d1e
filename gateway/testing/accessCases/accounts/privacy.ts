import { sameForAllExcept, type AccessCases } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

/** Users export and delete their own accounts only; trainers with courses must hand them over first. */
export const privacyAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Mutation.requestDataExport'],
      document: 'mutation { requestDataExport { id state bytes url createdAt expiresAt } }',
      observe: ({ requestDataExport: { state, url } }: { requestDataExport: { state: string; url: string | null } }) =>
        url ?? state,
      outcomes: sameForAllExcept('waiting', { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Query.myDataExport'],
      document: '{ myDataExport { state } }',
      observe: ({ myDataExport }: { myDataExport: { state: string } | null }) => myDataExport?.state ?? null,
      outcomes: sameForAllExcept('waiting', { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.requestAccountDeletion'],
      document: 'mutation { requestAccountDeletion(input: { currentPassword: "secret-1" }) { firstName deleteAfter } }',
      observe: ({ requestAccountDeletion }: { requestAccountDeletion: { deleteAfter: string | null } }) =>
        requestAccountDeletion.deleteAfter !== null,
      outcomes: sameForAllExcept(true, { visitor: 'UNAUTHENTICATED', trainer: 'CONFLICT', otherTrainer: 'CONFLICT' }),
    },
    {
      fields: ['Mutation.cancelAccountDeletion'],
      document: 'mutation { cancelAccountDeletion { deleteAfter } }',
      observe: ({ cancelAccountDeletion }: { cancelAccountDeletion: { deleteAfter: string | null } }) =>
        cancelAccountDeletion.deleteAfter,
      outcomes: sameForAllExcept(null, { visitor: 'UNAUTHENTICATED' }),
    },
  ],
  publicFields: {
    DataExport: 'id state bytes url createdAt expiresAt',
    User: 'deleteAfter',
  },
};

export const privacyHostileTextCases: HostileTextCases = {
  requestAccountDeletion: {
    persona: 'student',
    input: () => ({ currentPassword: 'secret-1' }),
    selection: '{ id }',
  },
};
