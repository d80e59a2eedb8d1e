import type { Prisma, PrismaClient, Event, User } from '../../prisma/generated/client';
import { glossaryTermSearchText } from '../contract/search/glossarySort';
import { randomLetters } from './texts/randomLetters';

/** Factories of FAQs and FAQ categories. */
export const faqFactories = (db: PrismaClient) => ({
  createFaqCategory: (data: Partial<Prisma.FaqCategoryUncheckedCreateInput> = {}) =>
    db.faqCategory.create({
      data: { name: 'Questions', nameAr: 'الأسئلة', slug: `questions-${randomLetters()}`, ...data },
    }),
  createFaq: (data: Partial<Prisma.FaqUncheckedCreateInput> = {}) =>
    db.faq.create({
      data: {
        question: 'Who are the courses for?',
        questionAr: 'لمن هذه الدورات؟',
        answer: 'For everybody.',
        answerAr: 'للجميع.',
        ...data,
      },
    }),
});

type PollFactoryInput = Partial<Prisma.PollUncheckedCreateInput> & { optionCount?: number };

/** Creates polls with options "Answer 1" … (three by default), by a new admin unless `createdBy` is given. */
export const pollFactory =
  (db: PrismaClient, createAdmin: () => Promise<{ id: number }>) =>
  async ({ optionCount = 3, ...data }: PollFactoryInput = {}) =>
    db.poll.create({
      data: {
        question: 'What comes next?',
        questionAr: 'ما التالي؟',
        ...data,
        createdBy: data.createdBy ?? (await createAdmin()).id,
        options: {
          create: Array.from({ length: optionCount }, (_, index) => ({
            optionText: `Answer ${index + 1}`,
            optionTextAr: `جواب ${index + 1}`,
            order: index + 1,
          })),
        },
      },
      include: { options: { orderBy: { order: 'asc' } } },
    });

/** Creates published blog posts, by a new admin unless `authorId` is given. */
export const blogPostFactory =
  (db: PrismaClient, createAdmin: () => Promise<{ id: number }>) =>
  async (data: Partial<Prisma.BlogPostUncheckedCreateInput> = {}) => {
    const texts = {
      title: 'Reading a battery label',
      titleAr: 'قراءة ملصق البطارية',
      content: 'What the figures mean.\n\nAnd what they leave out.',
      contentAr: 'ما تعنيه الأرقام.\n\nوما تسكت عنه.',
    };
    const post = { ...texts, slug: `post-${randomLetters()}`, isPublished: true, ...data };
    return db.blogPost.create({
      data: {
        ...post,
        authorId: post.authorId ?? (await createAdmin()).id,
      },
    });
  };

/** Valid input of a glossary term. */
export const glossaryTermInput = (overrides: Record<string, unknown> = {}) => ({
  term: 'Wallbox',
  termAr: 'شاحن جداري',
  definition: 'A fixed charging point.',
  definitionAr: 'نقطة شحن ثابتة.',
  category: 'Charging',
  categoryAr: 'الشحن',
  ...overrides,
});

/** Creates terms with their search text, by a new trainer unless `createdBy` is given. */
export const glossaryTermFactory =
  (db: PrismaClient, createTrainer: () => Promise<{ id: number }>) =>
  async (overrides: Partial<Prisma.GlossaryTermUncheckedCreateInput> & { spellings?: string[] } = {}) => {
    const term = { ...glossaryTermInput(), ...overrides };
    return db.glossaryTerm.create({
      data: {
        ...term,
        searchText: glossaryTermSearchText(term),
        createdBy: overrides.createdBy ?? (await createTrainer()).id,
      },
    });
  };

/** Negative hours are in the past. */
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/**
 * Creates published events, by default tomorrow for two hours.
 * @param createOrganizer creates the organizer unless `organizerId` is given
 */
export const eventFactory =
  (db: PrismaClient, createOrganizer: () => Promise<User>) =>
  async (data: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<Event> => {
    const startDate = new Date(data.startDate ?? hoursFromNow(24));
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
        organizerId: data.organizerId ?? (await createOrganizer()).id,
      },
    });
  };
