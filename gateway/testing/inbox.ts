import type { aGateway } from './gateway';

interface Secrets {
  draftQuestion: string;
  message: string;
  subscriber: string;
}

/** A published and a draft question, and what only admins read: a message to us, an address of the newsletter. */
export async function anInbox({ aFaq, aFaqCategory, db }: Awaited<ReturnType<typeof aGateway>>, secrets: Secrets) {
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
