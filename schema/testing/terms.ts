import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { termKeys } from '../contract/dictionary';

/** What a person types about a term, valid, different where told. */
export const aTermDraft = (different: Record<string, unknown> = {}) => ({
  term: 'Wallbox',
  termAr: 'شاحن جداري',
  definition: 'A fixed charging point.',
  definitionAr: 'نقطة شحن ثابتة.',
  category: 'Charging',
  categoryAr: 'الشحن',
  ...different,
});

/** Makes terms with the keys by which they are found and ordered, by a trainer of their own where none is named. */
export const termMaker =
  (db: PrismaClient, aTrainer: () => Promise<{ id: number }>) =>
  async (different: Partial<Prisma.GlossaryTermUncheckedCreateInput> = {}) => {
    const term = { ...aTermDraft(), ...different };
    return db.glossaryTerm.create({
      data: { ...term, ...termKeys(term), createdBy: different.createdBy ?? (await aTrainer()).id },
    });
  };
