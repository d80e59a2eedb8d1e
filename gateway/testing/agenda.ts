import type { User } from '../../prisma/generated/client';
import { inHours } from '../../schema/testing/events';
import type { aGateway } from './gateway';

interface Secrets {
  draftTitle: string;
  meeting: string;
}

/**
 * Events of the trainer: `evening`, for which `enrolled` is registered, and which tells those who come where to meet;
 * `workshop`, to register for; `draftEvent`.
 */
export async function anAgenda(
  { anEvent, db }: Awaited<ReturnType<typeof aGateway>>,
  { trainer, enrolled }: Record<'trainer' | 'enrolled', User>,
  { draftTitle, meeting }: Secrets,
) {
  const organizerId = trainer.id;
  const evening = await anEvent({ organizerId, isOnline: true, meetingUrl: `https://example.dz/${meeting}` });
  const workshop = await anEvent({ organizerId, startDate: inHours(48) });
  const draftEvent = await anEvent({ organizerId, title: draftTitle, isPublished: false });
  await db.eventRegistration.create({ data: { eventId: evening.id, userId: enrolled.id } });
  return { evening, workshop, draftEvent };
}
