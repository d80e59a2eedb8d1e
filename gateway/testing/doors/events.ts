import { newestFirst, type Doors } from './door';

const anEvent = () => ({
  ...{ title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' },
  ...{ location: 'Algiers', locationAr: 'الجزائر', meetingUrl: 'https://meet.example.dz/x', thumbnail: '/media/a.png' },
  ...{ startsAt: '2126-03-01T09:00:00Z', endsAt: '2126-03-01T11:00:00Z' },
});

export const events: Doors = {
  createEvent: {
    who: 'admin',
    input: anEvent,
    answer: '{ id }',
    row: ({ db }) => db.event.findFirst(newestFirst),
  },
  updateEvent: {
    who: 'admin',
    input: anEvent,
    rest: async ({ anEvent: made }) => ({ id: (await made()).id }),
    answer: '{ id }',
    row: ({ db }, { id }) => db.event.findUnique({ where: { id } }),
  },
};
