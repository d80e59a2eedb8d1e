import type { Prisma, PrismaClient, Event, User } from '../../prisma/generated/client';
import { glossaryTermKeys } from '../contract/search/glossarySort';
import { toSearchText } from '../contract/search/searchText';

/** Makers of questions and of what they are filed under. */
export const faqFactories = (db: PrismaClient) => ({
  createFaqCategory: (data: Partial<Prisma.FaqCategoryUncheckedCreateInput> = {}) =>
    db.faqCategory.create({
      data: { name: 'Questions', nameAr: 'الأسئلة', slug: `questions-${crypto.randomUUID()}`, ...data },
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

type PollFactoryInput = Partial<Prisma.PollUncheckedCreateInput> & { answers?: number };

/** Makes polls with answers ("Answer 1" …; three unless told), by an admin of their own where none is named. */
export const pollFactory =
  (db: PrismaClient, anAdmin: () => Promise<{ id: number }>) =>
  async ({ answers = 3, ...data }: PollFactoryInput = {}) =>
    db.poll.create({
      data: {
        question: 'What comes next?',
        questionAr: 'ما التالي؟',
        ...data,
        createdBy: data.createdBy ?? (await anAdmin()).id,
        options: {
          create: Array.from({ length: answers }, (_, at) => ({
            optionText: `Answer ${at + 1}`,
            optionTextAr: `جواب ${at + 1}`,
            order: at + 1,
          })),
        },
      },
      include: { options: { orderBy: { order: 'asc' } } },
    });

/** Makes published articles, by an admin of their own where no author is named. */
export const blogPostFactory =
  (db: PrismaClient, anAdmin: () => Promise<{ id: number }>) =>
  async (data: Partial<Prisma.BlogPostUncheckedCreateInput> = {}) => {
    const texts = {
      title: 'Reading a battery label',
      titleAr: 'قراءة ملصق البطارية',
      content: 'What the figures mean.\n\nAnd what they leave out.',
      contentAr: 'ما تعنيه الأرقام.\n\nوما تسكت عنه.',
    };
    const post = { ...texts, slug: `post-${crypto.randomUUID()}`, isPublished: true, ...data };
    return db.blogPost.create({
      data: {
        ...post,
        authorId: post.authorId ?? (await anAdmin()).id,
        searchText: toSearchText(post.title, post.titleAr, post.content, post.contentAr),
      },
    });
  };

/** What a person types about a term, valid, different where told. */
export const glossaryTermInput = (different: Record<string, unknown> = {}) => ({
  term: 'Wallbox',
  termAr: 'شاحن جداري',
  definition: 'A fixed charging point.',
  definitionAr: 'نقطة شحن ثابتة.',
  category: 'Charging',
  categoryAr: 'الشحن',
  ...different,
});

/** Makes terms with the keys by which they are found and ordered, by a trainer of their own where none is named. */
export const glossaryTermFactory =
  (db: PrismaClient, aTrainer: () => Promise<{ id: number }>) =>
  async (different: Partial<Prisma.GlossaryTermUncheckedCreateInput> = {}) => {
    const term = { ...glossaryTermInput(), ...different };
    return db.glossaryTerm.create({
      data: { ...term, ...glossaryTermKeys(term), createdBy: different.createdBy ?? (await aTrainer()).id },
    });
  };

/** The moment so many hours from now; negative hours lie in the past. */
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/**
 * Makes published events, tomorrow for two hours unless told otherwise.
 * @param anOrganizer of those whose organiser does not matter
 */
export const eventFactory =
  (db: PrismaClient, anOrganizer: () => Promise<User>) =>
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
        organizerId: data.organizerId ?? (await anOrganizer()).id,
      },
    });
  };
