import { contactMessages, newsletterSubscribers } from './content/contactMessages';
import { filterMissing, daysAgo, type SeedContext } from './seedHelpers';

/** A few messages and addresses, so that the admin's lists are not empty. */
export async function seedContact(seeding: SeedContext): Promise<void> {
  const { db } = seeding;
  const keyOf = ({ email, subject }: { email: string; subject: string }) => `${email} ${subject}`;
  const messages = await db.contactMessage.findMany({ select: { email: true, subject: true } });
  await db.contactMessage.createMany({
    data: filterMissing(contactMessages, keyOf, messages.map(keyOf)).map(
      ({ daysAgo: days, handledDaysAgo, ...message }) => ({
        ...message,
        contentKey: `demo ${keyOf(message)}`,
        createdAt: daysAgo(seeding, days),
        handledAt: handledDaysAgo === null ? null : daysAgo(seeding, handledDaysAgo),
      }),
    ),
  });
  const subscribers = await db.newsletterSubscriber.findMany({ select: { email: true } });
  await db.newsletterSubscriber.createMany({
    data: filterMissing(
      newsletterSubscribers,
      ({ email }) => email,
      subscribers.map(({ email }) => email),
    ).map(({ email, language, daysAgo: days }) => ({
      email,
      language,
      createdAt: daysAgo(seeding, days),
      confirmedAt: daysAgo(seeding, days),
    })),
  });
}
