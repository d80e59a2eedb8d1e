import type { Prisma } from '../../prisma/generated/client';
import { outOfStep } from '../contract/validation/polls';
import { Problem } from '../errors';
import { matched, type Stored, type Written } from './matching';

interface Sides {
  english: readonly string[] | undefined;
  arabic: readonly string[] | undefined;
}

/** Both languages' options, one beside the other. */
export const paired = (english: readonly string[], arabic: readonly string[]): Written[] =>
  english.map((optionText, at) => ({ optionText, optionTextAr: arabic[at] ?? '' }));

/**
 * Makes the options of a poll those that are given; a language that is not given stays. Those that stay keep their keys
 * and votes. The poll's row has to be locked: votes wait for it, and so none comes between.
 * @throws Problem `invalidInput` where the languages are not in step, `optionHasVotes` where one with votes would go
 */
export async function rewriteOptions(tx: Prisma.TransactionClient, pollId: number, sides: Sides): Promise<void> {
  const stored = await tx.pollOption.findMany({ where: { pollId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  const written = inStep(sides, stored);
  const found = matched(written, stored);
  const gone = stored.filter((option) => !found.includes(option));
  const field = sides.english ? 'options' : 'optionsAr';
  if (gone.some(({ votes }) => votes > 0))
    throw new Problem('optionHasVotes', { fields: { [field]: 'optionHasVotes' } });
  await tx.pollOption.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const [at, texts] of written.entries()) {
    const data = { ...texts, order: at + 1 };
    const option = found[at];
    if (!option) await tx.pollOption.create({ data: { ...data, pollId } });
    else if (isChanged(option, data)) await tx.pollOption.update({ where: { id: option.id }, data });
  }
}

const isChanged = (option: Stored, data: Written & Pick<Stored, 'order'>): boolean =>
  option.optionText !== data.optionText || option.optionTextAr !== data.optionTextAr || option.order !== data.order;

function inStep({ english, arabic }: Sides, stored: readonly Written[]): Written[] {
  const texts = english ?? stored.map(({ optionText }) => optionText);
  const textsAr = arabic ?? stored.map(({ optionTextAr }) => optionTextAr);
  const complaint = outOfStep(texts, textsAr);
  if (complaint) throw new Problem('invalidInput', { fields: { [arabic ? 'optionsAr' : 'options']: complaint } });
  return paired(texts, textsAr);
}
