import type { Prisma } from '../../prisma/generated/client';
import { optionCountMismatch } from '../contract/validation/polls';
import { Problem } from '../core/errors';

interface OptionTextsByLanguage {
  english: readonly string[] | undefined;
  arabic: readonly string[] | undefined;
}

/** Both languages' options, one beside the other. */
export const zipTranslations = (english: readonly string[], arabic: readonly string[]): PollOptionTexts[] =>
  english.map((optionText, at) => ({ optionText, optionTextAr: arabic[at] ?? '' }));

/**
 * Makes the options of a poll those that are given; a language that is not given stays. Those that stay keep their keys
 * and votes. The poll's row has to be locked: votes wait for it, and so none comes between.
 * @throws Problem `invalidInput` where the languages are not in step, `optionHasVotes` where one with votes would go
 */
export async function updatePollOptions(
  tx: Prisma.TransactionClient,
  pollId: number,
  sides: OptionTextsByLanguage,
): Promise<void> {
  const stored = await tx.pollOption.findMany({ where: { pollId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  const written = combineOptionTexts(sides, stored);
  const found = matchPollOptions(written, stored);
  const gone = stored.filter((option) => !found.includes(option));
  const field = sides.english ? 'options' : 'optionsAr';
  if (gone.some(({ votes }) => votes > 0))
    throw new Problem('optionHasVotes', { fields: { [field]: 'optionHasVotes' } });
  await tx.pollOption.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const [at, texts] of written.entries()) {
    const data = { ...texts, order: at + 1 };
    const option = found[at];
    if (!option) await tx.pollOption.create({ data: { ...data, pollId } });
    else if (isPollOptionChanged(option, data)) await tx.pollOption.update({ where: { id: option.id }, data });
  }
}

const isPollOptionChanged = (
  option: StoredPollOption,
  data: PollOptionTexts & Pick<StoredPollOption, 'order'>,
): boolean =>
  option.optionText !== data.optionText || option.optionTextAr !== data.optionTextAr || option.order !== data.order;

function combineOptionTexts(
  { english, arabic }: OptionTextsByLanguage,
  stored: readonly PollOptionTexts[],
): PollOptionTexts[] {
  const texts = english ?? stored.map(({ optionText }) => optionText);
  const textsAr = arabic ?? stored.map(({ optionTextAr }) => optionTextAr);
  const complaint = optionCountMismatch(texts, textsAr);
  if (complaint) throw new Problem('invalidInput', { fields: { [arabic ? 'optionsAr' : 'options']: complaint } });
  return zipTranslations(texts, textsAr);
}

/** An answer as it is written. */
interface PollOptionTexts {
  optionText: string;
  optionTextAr: string;
}

/** An answer as it is stored. */
interface StoredPollOption extends PollOptionTexts {
  id: number;
  votes: number;
  order: number;
}

/**
 * Which of the stored answers each written one is, so that it keeps its key and its votes: the one of the same text in
 * both languages, else in either, else the one in the same place; null for a new one.
 */
function matchPollOptions(
  written: readonly PollOptionTexts[],
  stored: readonly StoredPollOption[],
): (StoredPollOption | null)[] {
  const found: (StoredPollOption | null)[] = written.map(() => null);
  const free = new Set(stored);
  const isEnglish = (one: PollOptionTexts, other: PollOptionTexts) => one.optionText === other.optionText;
  const isArabic = (one: PollOptionTexts, other: PollOptionTexts) => one.optionTextAr === other.optionTextAr;
  const rules: ((one: PollOptionTexts, other: StoredPollOption, place: number) => boolean)[] = [
    (one, other) => isEnglish(one, other) && isArabic(one, other),
    isEnglish,
    isArabic,
    (_one, other, place) => stored[place] === other,
  ];
  for (const rule of rules)
    written.forEach((one, place) => {
      const match = found[place] ? undefined : [...free].find((other) => rule(one, other, place));
      if (!match) return;
      found[place] = match;
      free.delete(match);
    });
  return found;
}
