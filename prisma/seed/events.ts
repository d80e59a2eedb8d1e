import { events } from './content/events';
import type { EventContent } from './content/types';
import { bilingual } from './prose';
import { absent, daysAgo, finder, hoursAfter, inAlgiers, type IdOf, type Seeding } from './seeding';

/** How long before it takes place an event is announced, in days. */
const announcedBefore = 60;

/** Coming and past events with those who registered; one is sold out. */
export async function seedEvents(seeding: Seeding, userId: IdOf): Promise<void> {
  const { db } = seeding;
  const present = await db.event.findMany({ select: { title: true } });
  const missing = absent(
    events,
    ({ title }) => title.en,
    present.map(({ title }) => title),
  );
  const rows = await db.event.createManyAndReturn({
    data: missing.map((event) => eventRow(seeding, event, userId)),
    select: { id: true, title: true },
  });
  const eventBy = finder('event', rows, ({ title }) => title);
  await db.eventRegistration.createMany({
    data: missing.flatMap(({ title, registered, startsInDays }) =>
      registered.map((person, index) => ({
        eventId: eventBy(title.en).id,
        userId: userId(person),
        createdAt: daysAgo(seeding, Math.max(0, -startsInDays) + index + 1),
      })),
    ),
  });
}

function eventRow(seeding: Seeding, event: EventContent, userId: IdOf) {
  const startDate = inAlgiers(seeding, event.startsInDays, event.startHour);
  return {
    ...bilingual('title', event.title),
    ...bilingual('description', event.description),
    startDate,
    endDate: hoursAfter(startDate, event.hours),
    location: event.location?.en,
    locationAr: event.location?.ar,
    isOnline: event.meetingUrl !== undefined,
    meetingUrl: event.meetingUrl,
    capacity: event.capacity,
    price: event.price,
    organizerId: userId(event.organizer),
    isPublished: true,
    createdAt: daysAgo(seeding, Math.max(0, announcedBefore - event.startsInDays)),
  };
}
