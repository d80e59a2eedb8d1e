import type { PrismaClient } from '../../generated/client';
import { help } from './help';
import { privacy } from './privacy';
import { refunds } from './refunds';
import { terms } from './terms';

/** The texts of a new installation. */
export const siteDocumentTexts = { privacy, terms, refunds, help };

/** Stores the first version of each document that is missing; edited ones stay as they are. */
export async function createMissingSiteDocuments(db: Pick<PrismaClient, 'siteDocument'>): Promise<void> {
  const data = (['privacy', 'terms', 'refunds', 'help'] as const).map((name) => ({ name, ...siteDocumentTexts[name] }));
  await db.siteDocument.createMany({ data, skipDuplicates: true });
}
