import type { PrismaClient, User } from '../../../prisma/generated/client';

export type DataOwner = Pick<User, 'id' | 'email' | 'emailConfirmedAt'>;

export type ExportRows = AsyncGenerator<object[], void>;

export interface ExportSection {
  name: string;
  description: string;
  /** Rows without secrets, in batches. */
  read: (db: PrismaClient, owner: DataOwner) => ExportRows;
}
