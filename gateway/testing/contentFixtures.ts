import type { User } from '../../prisma/generated/client';
import { hoursFromNow } from '../../schema/testing/factories';
import type { TestGateway } from './testGateway';

interface EventTexts {
  draftTitle: string;
  meetingPath: string;
}

/** Events of the trainer; `enrolledStudent` is registered for `registeredEvent`, which has a meeting URL. */
export async function seedEvents(
  { createEvent, db }: TestGateway,
  { trainer, enrolledStudent }: Record<'trainer' | 'enrolledStudent', User>,
  { draftTitle, meetingPath }: EventTexts,
) {
  const organizerId = trainer.id;
  const registeredEvent = await createEvent({
    organizerId,
    isOnline: true,
    meetingUrl: `https://example.dz/${meetingPath}`,
  });
  const openEvent = await createEvent({ organizerId, startDate: hoursFromNow(48) });
  const draftEvent = await createEvent({ organizerId, title: draftTitle, isPublished: false });
  const data = { eventId: registeredEvent.id, userId: enrolledStudent.id };
  const eventRegistration = await db.eventRegistration.create({ data });
  return { registeredEvent, openEvent, draftEvent, eventRegistration };
}

interface FaqAndMessageTexts {
  draftQuestion: string;
  message: string;
  subscriber: string;
}

/** A published and a draft FAQ, a contact message and a newsletter subscriber. */
export async function seedFaqsAndMessages(
  { createFaq, createFaqCategory, db }: TestGateway,
  texts: FaqAndMessageTexts,
) {
  const { id: categoryId } = await createFaqCategory();
  const faq = await createFaq({ categoryId });
  const draftFaq = await createFaq({
    categoryId,
    question: texts.draftQuestion,
    answer: texts.draftQuestion,
    isPublished: false,
  });
  const contactMessage = await db.contactMessage.create({
    data: { name: 'N', email: 'n@example.dz', subject: texts.message, message: texts.message, dedupeHash: 'first' },
  });
  const subscriber = await db.newsletterSubscriber.create({ data: { email: texts.subscriber } });
  const siteDocument = await db.siteDocument.create({
    data: { name: 'privacy', title: 'Privacy Policy', titleAr: 'سياسة الخصوصية', body: 'Text', bodyAr: 'نص' },
  });
  return { faq, draftFaq, contactMessage, subscriber, siteDocument };
}

interface TermAuthors {
  trainer: { id: number };
  otherTrainer: { id: number };
}

/** A published and a draft term of one trainer, and a term of another. */
export async function seedGlossaryTerms(
  { createGlossaryTerm }: TestGateway,
  { trainer, otherTrainer }: TermAuthors,
  draft: string,
) {
  return {
    term: await createGlossaryTerm({ createdBy: trainer.id }),
    draftTerm: await createGlossaryTerm({ definition: draft, isPublished: false, createdBy: trainer.id }),
    otherTerm: await createGlossaryTerm({ createdBy: otherTrainer.id }),
  };
}

/** Two published posts in one category, one of them by `authorId`, and a draft of that author. */
export async function seedBlogPosts(
  { createCategory, createBlogPost }: TestGateway,
  { authorId, draftTitle }: { authorId: number; draftTitle: string },
) {
  const { id: categoryId } = await createCategory();
  const blogPost = await createBlogPost({ categoryId, slug: 'article', authorId });
  await createBlogPost({ categoryId });
  const draft = { title: draftTitle, content: draftTitle, excerpt: draftTitle };
  const draftBlogPost = await createBlogPost({
    ...draft,
    categoryId,
    slug: 'draft-article',
    isPublished: false,
    authorId,
  });
  return { blogPost, draftBlogPost };
}

/** Users without a persona, for admins to change and delete. */
export async function seedSpareUsers({ createUser }: TestGateway) {
  const createSpareUser = () => createUser({ firstName: 'spare' });
  return {
    spareUser: await createSpareUser(),
    deletableUser: await createSpareUser(),
    bulkDeletableUser: await createSpareUser(),
  };
}
