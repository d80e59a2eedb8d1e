import { events } from './content/events';
import type { EventContent } from './content/types';
import { bilingualColumns } from './bilingualText';
import {
  filterMissing,
  daysAgo,
  createLookup,
  addHours,
  algiersTime,
  type FindId,
  type SeedContext,
} from './seedHelpers';

/** How long before it takes place an event is announced, in days. */
const announcedDaysBefore = 60;

/** Coming and past events with those who registered; one is sold out. */
export async function seedEvents(seeding: SeedContext, userId: FindId): Promise<void> {
  const { db } = seeding;
  const present = await db.event.findMany({ select: { title: true } });
  const missing = filterMissing(
    events,
    ({ title }) => title.en,
    present.map(({ title }) => title),
  );
  const rows = await db.event.createManyAndReturn({
    data: missing.map((event) => toEventColumns(seeding, event, userId)),
    select: { id: true, title: true },
  });
  const eventBy = createLookup('event', rows, ({ title }) => title);
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

function toEventColumns(seeding: SeedContext, event: EventContent, userId: FindId) {
  const startDate = algiersTime(seeding, event.startsInDays, event.startHour);
  return {
    ...bilingualColumns('title', event.title),
    ...bilingualColumns('description', event.description),
    startDate,
    endDate: addHours(startDate, event.hours),
    location: event.location?.en,
    locationAr: event.location?.ar,
    isOnline: event.meetingUrl !== undefined,
    meetingUrl: event.meetingUrl,
    capacity: event.capacity,
    price: event.price,
    organizerId: userId(event.organizer),
    isPublished: true,
    createdAt: daysAgo(seeding, Math.max(0, announcedDaysBefore - event.startsInDays)),
  };
}
