import type { aGateway } from './gateway';

interface Trainers {
  trainer: { id: number };
  otherTrainer: { id: number };
}

/** A term and a draft of one trainer, and a term of another. */
export async function someTerms(
  { aTerm }: Awaited<ReturnType<typeof aGateway>>,
  { trainer, otherTrainer }: Trainers,
  draft: string,
) {
  return {
    term: await aTerm({ createdBy: trainer.id }),
    draftTerm: await aTerm({ definition: draft, isPublished: false, createdBy: trainer.id }),
    otherTerm: await aTerm({ createdBy: otherTrainer.id }),
  };
}
