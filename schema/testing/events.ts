import type { Event, Prisma, PrismaClient, User } from '../../prisma/generated/client';

/** The moment so many hours from now; negative hours lie in the past. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/**
 * Makes published events, tomorrow for two hours unless told otherwise.
 * @param anOrganizer of those whose organiser does not matter
 */
export const eventMaker =
  (db: PrismaClient, anOrganizer: () => Promise<User>) =>
  async (data: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<Event> => {
    const startDate = new Date(data.startDate ?? inHours(24));
    return db.event.create({
      data: {
        title: 'Open workshop',
        titleAr: 'ورشة مفتوحة',
        description: 'Come and see.',
        descriptionAr: 'تعال وشاهد.',
        location: 'Kouba, Algiers',
        locationAr: 'القبة، الجزائر',
        isPublished: true,
        startDate,
        endDate: new Date(startDate.getTime() + 2 * 3_600_000),
        ...data,
        organizerId: data.organizerId ?? (await anOrganizer()).id,
      },
    });
  };
