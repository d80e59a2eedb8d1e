import { builder } from '../builder';
import { pageComplexity } from '../connections';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { visibleEvents } from '../rules';
import { acrossParts, agendaOf, EventFilter } from './agenda';
import { EventType, takesPart, withAttendance } from './event';

builder.queryFields((t) => ({
  events: t.prismaConnection(
    {
      type: EventType,
      cursor: 'id',
      description:
        'The agenda, page by page: what is to come, the next event first; then what is past, the last one first.',
      args: { filter: t.arg({ type: EventFilter, description: 'Narrows the list.' }) },
      complexity: pageComplexity,
      totalCount: (_root, { filter }, { db, viewer }) =>
        db.event.count({ where: { OR: agendaOf(filter, viewer).map(({ where }) => where) } }),
      resolve: (query, _root, { filter }, { db, viewer }) =>
        acrossParts(
          agendaOf(filter, viewer),
          query,
          (where) => db.event.count({ where }),
          (page) => db.event.findMany({ ...query, ...page }),
        ),
    },
    { name: 'EventConnection', description: 'A page of events.' },
    { name: 'EventEdge', description: 'An event in its place on the page.' },
  ),
  event: t.prismaField({
    type: EventType,
    nullable: true,
    description: 'One event by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the event.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.event.findFirst({ ...query, where: { ...visibleEvents(viewer), id: recordId(id) } }),
  }),
  eventToAttend: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description:
      'One event for those who take part in it (the registered, its organiser, admins), as they put it into their calendar. Problems: notSignedIn, eventNotFound, notRegistered.',
    args: { id: t.arg.id({ required: true, description: 'Key of the event.' }) },
    resolve: async (query, _root, { id }, { db, viewer }) => {
      const where = { ...visibleEvents(viewer), id: recordId(id) };
      const attendance = await db.event.findFirst({ where, select: withAttendance(viewer) });
      if (attendance && !takesPart(attendance, { viewer })) throw new Problem('notRegistered');
      const event = attendance && (await db.event.findFirst({ ...query, where }));
      if (!event) throw new Problem('eventNotFound');
      return event;
    },
  }),
}));
