import { polls } from './content/polls';
import { bilingualColumns } from './bilingualText';
import { filterMissing, daysAgo, createLookup, type FindId, type SeedContext } from './seedHelpers';

/** Polls with the votes they have gathered so far; nobody among the demo accounts has voted yet. */
export async function seedPolls(seeding: SeedContext, userId: FindId): Promise<void> {
  const { db } = seeding;
  const present = await db.poll.findMany({ select: { question: true } });
  const missing = filterMissing(
    polls,
    ({ question }) => question.en,
    present.map(({ question }) => question),
  );
  const rows = await db.poll.createManyAndReturn({
    data: missing.map(({ question, allowMultiple = false, voters, createdDaysAgo, endsInDays }) => ({
      ...bilingualColumns('question', question),
      allowMultiple,
      voterCount: voters,
      createdBy: userId('admin'),
      createdAt: daysAgo(seeding, createdDaysAgo),
      updatedAt: daysAgo(seeding, createdDaysAgo),
      endsAt: endsInDays === undefined ? null : daysAgo(seeding, -endsInDays),
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
