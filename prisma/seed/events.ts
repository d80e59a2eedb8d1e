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

/** Days between the announcement and the start of an event. */
const announcedDaysBefore = 60;

/** Upcoming and past events with registrations; one is sold out. */
export async function seedEvents(context: SeedContext, userId: FindId): Promise<void> {
  const { db } = context;
  const existing = await db.event.findMany({ select: { title: true } });
  const missing = filterMissing(
    events,
    ({ title }) => title.en,
    existing.map(({ title }) => title),
  );
  const rows = await db.event.createManyAndReturn({
    data: missing.map((event) => toEventColumns(context, event, userId)),
    select: { id: true, title: true },
  });
  const eventBy = createLookup('event', rows, ({ title }) => title);
  await db.eventRegistration.createMany({
    data: missing.flatMap(({ title, registered, startsInDays }) =>
      registered.map((key, index) => ({
        eventId: eventBy(title.en).id,
        userId: userId(key),
        createdAt: daysAgo(context, Math.max(0, -startsInDays) + index + 1),
      })),
    ),
  });
}

function toEventColumns(context: SeedContext, event: EventContent, userId: FindId) {
  const startDate = algiersTime(context, event.startsInDays, event.startHour);
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
    thumbnail: `/media/events/${event.drawing}.svg`,
    organizerId: userId(event.organizer),
    isPublished: true,
    createdAt: daysAgo(context, Math.max(0, announcedDaysBefore - event.startsInDays)),
  };
}
