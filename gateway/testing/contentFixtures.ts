import type { User } from '../../prisma/generated/client';
import { hoursFromNow } from '../../schema/testing/factories';
import type { createTestGateway } from './testGateway';

interface EventSecrets {
  draftTitle: string;
  meeting: string;
}

/**
 * Events of the trainer: `evening`, for which `enrolled` is registered, and which tells those who come where to meet;
 * `workshop`, to register for; `draftEvent`.
 */
export async function seedEvents(
  { createEvent, db }: Awaited<ReturnType<typeof createTestGateway>>,
  { trainer, enrolled }: Record<'trainer' | 'enrolled', User>,
  { draftTitle, meeting }: EventSecrets,
) {
  const organizerId = trainer.id;
  const evening = await createEvent({ organizerId, isOnline: true, meetingUrl: `https://example.dz/${meeting}` });
  const workshop = await createEvent({ organizerId, startDate: hoursFromNow(48) });
  const draftEvent = await createEvent({ organizerId, title: draftTitle, isPublished: false });
  await db.eventRegistration.create({ data: { eventId: evening.id, userId: enrolled.id } });
  return { evening, workshop, draftEvent };
}

interface InboxSecrets {
  draftQuestion: string;
  message: string;
  subscriber: string;
}

/** A published and a draft question, and what only admins read: a message to us, an address of the newsletter. */
export async function seedFaqsAndMessages(
  { createFaq, createFaqCategory, db }: Awaited<ReturnType<typeof createTestGateway>>,
  secrets: InboxSecrets,
) {
  const { id: categoryId } = await createFaqCategory();
  const faq = await createFaq({ categoryId });
  const draftFaq = await createFaq({
    categoryId,
    question: secrets.draftQuestion,
    answer: secrets.draftQuestion,
    isPublished: false,
  });
  const message = await db.contactMessage.create({
    data: { name: 'N', email: 'n@example.dz', subject: secrets.message, message: secrets.message, dedupeHash: 'first' },
  });
  const subscriber = await db.newsletterSubscriber.create({ data: { email: secrets.subscriber } });
  return { faq, draftFaq, message, subscriber };
}

interface TermAuthors {
  trainer: { id: number };
  otherTrainer: { id: number };
}

/** A term and a draft of one trainer, and a term of another. */
export async function seedGlossaryTerms(
  { createGlossaryTerm }: Awaited<ReturnType<typeof createTestGateway>>,
  { trainer, otherTrainer }: TermAuthors,
  draft: string,
) {
  return {
    term: await createGlossaryTerm({ createdBy: trainer.id }),
    draftTerm: await createGlossaryTerm({ definition: draft, isPublished: false, createdBy: trainer.id }),
    otherTerm: await createGlossaryTerm({ createdBy: otherTrainer.id }),
  };
}

/** Two articles of a category, one of them by `authorId`, and a draft of that author. */
export async function seedBlogPosts(
  { createCategory, createBlogPost }: Awaited<ReturnType<typeof createTestGateway>>,
  { authorId, draftTitle }: { authorId: number; draftTitle: string },
) {
  const { id: categoryId } = await createCategory();
  const article = await createBlogPost({ categoryId, slug: 'article', authorId });
  await createBlogPost({ categoryId });
  const draft = { title: draftTitle, content: draftTitle, excerpt: draftTitle };
  const draftArticle = await createBlogPost({
    ...draft,
    categoryId,
    slug: 'draft-article',
    isPublished: false,
    authorId,
  });
  return { article, draftArticle };
}

/** People whom nobody is: for admins to change, and to take away one after the other. */
export async function seedSpareUsers({ createUser }: Awaited<ReturnType<typeof createTestGateway>>) {
  const spare = () => createUser({ firstName: 'spare' });
  return { account: await spare(), doomed: await spare(), alsoDoomed: await spare() };
}
