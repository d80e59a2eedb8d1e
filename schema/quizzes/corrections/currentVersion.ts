import type { Prisma } from '../../../prisma/generated/client';

interface VersionedQuestion {
  id: number;
  currentNumber: number | null;
}

/** The key of the version that new attempts get; null while there is no earlier one that it could correct. */
export async function findCurrentVersion(
  db: Prisma.TransactionClient,
  { id, currentNumber }: VersionedQuestion,
): Promise<number | null> {
  if (currentNumber === null || currentNumber < 2) return null;
  const version = await db.questionVersion.findUnique({
    where: { questionId_number: { questionId: id, number: currentNumber } },
    select: { id: true },
  });
  return version?.id ?? null;
}
