import type { EventDraft } from '../../../schema/contract/validation/events';
import type { AdminEventFragment } from '../__generated__/EventsTab';
import { timeOf } from '../../ui/form/timeOf';

const blank = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', startsAt: '', endsAt: '' },
  ...{ location: null, locationAr: null, isOnline: false, meetingUrl: null, capacity: null },
  ...{ price: '0.00', thumbnail: null, isPublished: false },
};

/** An event as its form holds it: times by the clocks of Algeria, and texts where the draft may do without. */
export function valuesOf(row: AdminEventFragment | null) {
  const event: Pick<AdminEventFragment, keyof typeof blank> = row ?? blank;
  return {
    title: event.title,
    titleAr: event.titleAr,
    description: event.description,
    descriptionAr: event.descriptionAr,
    startsAt: timeOf(event.startsAt),
    endsAt: timeOf(event.endsAt),
    location: event.location ?? '',
    locationAr: event.locationAr ?? '',
    isOnline: event.isOnline,
    meetingUrl: event.meetingUrl ?? '',
    capacity: event.capacity?.toString() ?? '',
    price: String(Number(event.price)),
    thumbnail: event.thumbnail ?? '',
    isPublished: event.isPublished,
  };
}

/** A draft as the mutations take it. */
export const inputOf = ({ startsAt, endsAt, startDate: _start, endDate: _end, ...draft }: EventDraft) => ({
  ...draft,
  startsAt: startsAt?.toISOString(),
  endsAt: endsAt?.toISOString(),
});
