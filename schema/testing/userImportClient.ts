import type { PrismaClient } from '../../prisma/generated/client';
import type { TextEncoding } from '../contract/userImport/textEncoding';
import type { Viewer } from '../core/context';
import { createExecutor } from './fixtures';

export const importMutation = /* GraphQL */ `
  mutation ($input: UserImportInput!) {
    importUsers(input: $input) {
      rows
      created
      updated
      newUsers
      changedUsers
      encoding
      encodings {
        encoding
        samples
      }
      preview {
        line
        firstName
        lastName
        email
        phone
        role
      }
      unknownColumns
      enrollments {
        line
        email
        outcome
      }
      errorCount
      errors {
        line
        field
        message
      }
    }
  }
`;
interface ImportResponse {
  importUsers: {
    rows: number;
    created: number;
    updated: number;
    newUsers: number;
    changedUsers: number;
    encoding: TextEncoding | null;
    encodings: { encoding: TextEncoding; samples: string[] }[];
    preview: Record<string, string | number | null>[];
    unknownColumns: string[];
    enrollments: { line: number; email: string; outcome: string }[];
    errorCount: number;
    errors: { line: number; field: string | null; message: string }[];
  };
}

/** Sends imports as an admin; a function gives the database and the viewer, which a test creates later. */
export function createImportClient(getContext: () => { db: PrismaClient; viewer: Viewer }) {
  const sendImport = async (input: Record<string, unknown>) => {
    const { db, viewer } = getContext();
    const { data, errors } = await createExecutor(db).execute<ImportResponse>(
      importMutation,
      { input: { dryRun: false, ...input } },
      viewer,
    );
    return { ...data?.importUsers, problem: errors?.[0]?.originalError };
  };
  return {
    sendImport,
    importCsv: (csv: string, dryRun = false) => sendImport({ csv, dryRun }),
    importFile: (file: Buffer, options: Record<string, unknown> = {}) =>
      sendImport({ file: file.toString('base64'), ...options }),
  };
}
