import type { User } from '../../prisma/generated/client';
import { inHours } from '../../schema/testing/events';
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
  { anEvent, db }: Awaited<ReturnType<typeof createTestGateway>>,
  { trainer, enrolled }: Record<'trainer' | 'enrolled', User>,
  { draftTitle, meeting }: EventSecrets,
) {
  const organizerId = trainer.id;
  const evening = await anEvent({ organizerId, isOnline: true, meetingUrl: `https://example.dz/${meeting}` });
  const workshop = await anEvent({ organizerId, startDate: inHours(48) });
  const draftEvent = await anEvent({ organizerId, title: draftTitle, isPublished: false });
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
  { aFaq, aFaqCategory, db }: Awaited<ReturnType<typeof createTestGateway>>,
  secrets: InboxSecrets,
) {
  const { id: categoryId } = await aFaqCategory();
  const faq = await aFaq({ categoryId });
  const draftFaq = await aFaq({
    categoryId,
    question: secrets.draftQuestion,
    answer: secrets.draftQuestion,
    isPublished: false,
  });
  const message = await db.contactMessage.create({
    data: { name: 'N', email: 'n@example.dz', subject: secrets.message, message: secrets.message, contentKey: 'first' },
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
  { aTerm }: Awaited<ReturnType<typeof createTestGateway>>,
  { trainer, otherTrainer }: TermAuthors,
  draft: string,
) {
  return {
    term: await aTerm({ createdBy: trainer.id }),
    draftTerm: await aTerm({ definition: draft, isPublished: false, createdBy: trainer.id }),
    otherTerm: await aTerm({ createdBy: otherTrainer.id }),
  };
}

/** Two articles of a category, one of them by `authorId`, and a draft of that author. */
export async function seedBlogPosts(
  { aCategory, aPost }: Awaited<ReturnType<typeof createTestGateway>>,
  { authorId, draftTitle }: { authorId: number; draftTitle: string },
) {
  const { id: categoryId } = await aCategory();
  const article = await aPost({ categoryId, slug: 'article', authorId });
  await aPost({ categoryId });
  const draft = { title: draftTitle, content: draftTitle, excerpt: draftTitle };
  const draftArticle = await aPost({ ...draft, categoryId, slug: 'draft-article', isPublished: false, authorId });
  return { article, draftArticle };
}

/** People whom nobody is: for admins to change, and to take away one after the other. */
export async function seedSpareUsers({ aUser }: Awaited<ReturnType<typeof createTestGateway>>) {
  const spare = () => aUser({ firstName: 'spare' });
  return { account: await spare(), doomed: await spare(), alsoDoomed: await spare() };
}
