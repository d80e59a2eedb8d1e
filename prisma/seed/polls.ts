import { polls } from './content/polls';
import { bilingualColumns } from './bilingualText';
import { filterMissing, daysAgo, createLookup, type FindId, type SeedContext } from './seedHelpers';

/** Polls with vote counts but without individual votes, so demo accounts can vote. */
export async function seedPolls(context: SeedContext, userId: FindId): Promise<void> {
  const { db } = context;
  const existing = await db.poll.findMany({ select: { question: true } });
  const missing = filterMissing(
    polls,
    ({ question }) => question.en,
    existing.map(({ question }) => question),
  );
  const rows = await db.poll.createManyAndReturn({
    data: missing.map(({ question, allowMultiple = false, voters, createdDaysAgo, endsInDays }) => ({
      ...bilingualColumns('question', question),
      allowMultiple,
      voterCount: voters,
      createdBy: userId('admin'),
      createdAt: daysAgo(context, createdDaysAgo),
      updatedAt: daysAgo(context, createdDaysAgo),
      endsAt: endsInDays === undefined ? null : daysAgo(context, -endsInDays),
    })),
    select: { id: true, question: true },
  });
  const pollBy = createLookup('poll', rows, ({ question }) => question);
  await db.pollOption.createMany({
    data: missing.flatMap(({ question, options }) =>
      options.map(({ text, votes }, index) => ({
        pollId: pollBy(question.en).id,
        ...bilingualColumns('optionText', text),
        order: index + 1,
        votes,
      })),
    ),
  });
}
