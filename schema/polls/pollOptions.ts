import type { Prisma } from '../../prisma/generated/client';
import { optionCountMismatch } from '../contract/validation/polls';
import { Problem } from '../core/errors';

interface OptionTextsByLanguage {
  english: readonly string[] | undefined;
  arabic: readonly string[] | undefined;
}

/** Combines the options of both languages by position. */
export const zipTranslations = (english: readonly string[], arabic: readonly string[]): PollOptionTexts[] =>
  english.map((optionText, index) => ({ optionText, optionTextAr: arabic[index] ?? '' }));

/**
 * Replaces the options of a poll; a language that is not given stays unchanged. Matching options keep keys and votes.
 * The caller must lock the poll's row against concurrent votes.
 * @throws Problem `invalidInput` if the counts differ, `optionHasVotes` if an option with votes would be removed
 */
export async function updatePollOptions(
  tx: Prisma.TransactionClient,
  pollId: number,
  textsByLanguage: OptionTextsByLanguage,
): Promise<void> {
  const stored = await tx.pollOption.findMany({ where: { pollId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  const newOptions = combineOptionTexts(textsByLanguage, stored);
  const matches = matchPollOptions(newOptions, stored);
  const removed = stored.filter((option) => !matches.includes(option));
  const field = textsByLanguage.english ? 'options' : 'optionsAr';
  if (removed.some(({ votes }) => votes > 0))
    throw new Problem('optionHasVotes', { fields: { [field]: 'optionHasVotes' } });
  await tx.pollOption.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
  for (const [index, texts] of newOptions.entries()) {
    const data = { ...texts, order: index + 1 };
    const option = matches[index];
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
  const messageKey = optionCountMismatch(texts, textsAr);
  if (messageKey) throw new Problem('invalidInput', { fields: { [arabic ? 'optionsAr' : 'options']: messageKey } });
  return zipTranslations(texts, textsAr);
}

interface PollOptionTexts {
  optionText: string;
  optionTextAr: string;
}

interface StoredPollOption extends PollOptionTexts {
  id: number;
  votes: number;
  order: number;
}

/**
 * For each new option the stored option that it continues: same text in both languages, else in one, else the same
 * position; null if none.
 */
function matchPollOptions(
  newOptions: readonly PollOptionTexts[],
  stored: readonly StoredPollOption[],
): (StoredPollOption | null)[] {
  const matches: (StoredPollOption | null)[] = newOptions.map(() => null);
  const free = new Set(stored);
  const isEnglish = (a: PollOptionTexts, b: PollOptionTexts) => a.optionText === b.optionText;
  const isArabic = (a: PollOptionTexts, b: PollOptionTexts) => a.optionTextAr === b.optionTextAr;
  const rules: ((a: PollOptionTexts, b: StoredPollOption, position: number) => boolean)[] = [
    (a, b) => isEnglish(a, b) && isArabic(a, b),
    isEnglish,
    isArabic,
    (_option, b, position) => stored[position] === b,
  ];
  for (const rule of rules)
    newOptions.forEach((a, position) => {
      const match = matches[position] ? undefined : [...free].find((b) => rule(a, b, position));
      if (!match) return;
      matches[position] = match;
      free.delete(match);
    });
  return matches;
}
