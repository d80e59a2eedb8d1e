import { newestFirst, type HostileTextCases } from './hostileTextCase';

const eventInput = () => ({
  ...{ title: 'Open day', titleAr: 'يوم مفتوح', description: 'Come.', descriptionAr: 'تعالوا.' },
  ...{ location: 'Algiers', locationAr: 'الجزائر', meetingUrl: 'https://meet.example.dz/x', thumbnail: '/media/a.png' },
  ...{ startsAt: '2126-03-01T09:00:00Z', endsAt: '2126-03-01T11:00:00Z' },
});

export const eventMutationCases: HostileTextCases = {
  createEvent: {
    persona: 'admin',
    input: eventInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.event.findFirst(newestFirst),
  },
  updateEvent: {
    persona: 'admin',
    input: eventInput,
    createArguments: async ({ createEvent }) => ({ id: (await createEvent()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.event.findUnique({ where: { id } }),
  },
};
