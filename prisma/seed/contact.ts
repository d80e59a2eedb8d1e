import { contactMessages, newsletterSubscribers } from './content/contactMessages';
import { demoContactDetails } from './content/contactDetails';
import { filterMissing, daysAgo, type SeedContext } from './seedHelpers';

/** Contact details, and sample messages and newsletter subscribers for the admin lists. */
export async function seedContact(context: SeedContext): Promise<void> {
  const { db } = context;
  await db.contactDetails.updateMany({ where: { phone: '', email: '' }, data: demoContactDetails });
  const keyOf = ({ email, subject }: { email: string; subject: string }) => `${email} ${subject}`;
  const existing = await db.contactMessage.findMany({ select: { email: true, subject: true } });
  await db.contactMessage.createMany({
    data: filterMissing(contactMessages, keyOf, existing.map(keyOf)).map(
      ({ daysAgo: days, handledDaysAgo, ...message }) => ({
        ...message,
        dedupeHash: `demo ${keyOf(message)}`,
        createdAt: daysAgo(context, days),
        handledAt: handledDaysAgo === null ? null : daysAgo(context, handledDaysAgo),
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
      createdAt: daysAgo(context, days),
      confirmedAt: daysAgo(context, days),
    })),
  });
}
