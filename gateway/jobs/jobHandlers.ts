import type { CardCheckout, CardProvider } from '../../schema/core/services/cardProvider';
import { cleanUpJob, type JobDefinition, type JobPayload } from '../../schema/core/jobs';
import { archiveCertificatesJob } from '../../schema/certificates/certificateArchive';
import { exportDataJob } from '../../schema/accounts/privacy/dataExport';
import { sendNewsletterTestJob } from '../../schema/newsletter/issueSending';
import { deliverNotificationsJob } from '../../schema/notifications/sendNotification';
import { deleteFilesJob } from '../../schema/uploads/uploads';
import { deleteAccountsJob, deleteDueAccounts } from '../../schema/accounts/privacy/deleteAccount';
import { sendPasswordReset, sendPasswordResetJob } from '../../schema/accounts/links/passwordReset';
import { issueCertificatesJob, issueDueCertificates } from '../../schema/certificates/issueCertificates';
import { announceLessons, announceLessonsJob } from '../../schema/catalog/lessons/newLessons';
import { remindParticipants, remindParticipantsJob } from '../../schema/events/eventNotifications';
import { queueNewsletterBatch, queueNewsletterJob, sendNewsletterJob } from '../../schema/newsletter/issueDeliveries';
import { expirePayments, expirePaymentsJob } from '../../schema/payments/orders/expirePayments';
import { updateOrderJob, updateOrderLater } from '../../schema/payments/orders/orderUpdates';
import { subscribe, subscribeJob } from '../../schema/newsletter/subscription';
import type { CheckoutOutcome } from '../../schema/payments/cards/cardPayments';
import { checkCardPayments, checkCardPaymentsJob } from '../../schema/payments/cards/checkCardPayments';
import { deliverNotifications, sendMailJob } from '../../schema/notifications/deliverNotifications';
import { countAnswers, countAnswersJob } from '../../schema/quizzes/countAnswers';
import { correctMarks, correctMarksJob } from '../../schema/quizzes/corrections/correctMarks';
import { remindPractice, remindPracticeJob } from '../../schema/practice/practiceReminders';
import { closeAttempts, closeAttemptsJob } from '../../schema/quizzes/attempts/closeAttempts';
import { sendDigests, sendDigestsJob } from '../../schema/studio/trainerDigests';
import { sendMail, type MailSender } from '../mail/sendMail';
import type { Retention } from '../config';
import { zipFileKey, type FileStorage } from '../storage/createStorage';
import { sendNewsletter, sendNewsletterTest } from '../mail/sendNewsletter';
import { cleanUp } from './cleanUp';
import { archiveCertificates } from './archiveCertificates';
import { exportData } from './exportData';
import { deleteUploadedFile } from '../uploads/linkPreviews';

interface JobRun {
  /** Aborted 5 seconds after the worker began to close; the job is then repeated later. */
  signal: AbortSignal | undefined;
}

export interface JobHandler {
  job: JobDefinition;
  /** @param payload as stored; the job is repeated later if this throws */
  run: (payload: unknown, run: JobRun) => Promise<unknown>;
}

const handle = <Payload>(
  job: JobDefinition<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<unknown>,
): JobHandler => ({ job, run: async (payload, jobRun) => run(job.payload.parse(payload), jobRun) });

export interface JobServices extends MailSender {
  storage: FileStorage;
  exportStorage: FileStorage;
  unfinishedExportFolder: string;
  /** An export waits while the disk has less space left. */
  minFreeBytes: number;
  retention: Retention;
  /** Payments by card; null without an account. */
  cardProvider: CardProvider | null;
  /** Called with each answer of the card provider. */
  onCheckout?: (checkout: CardCheckout, outcome: CheckoutOutcome) => void;
}

export const createJobHandlers = (services: JobServices): JobHandler[] => [
  handle(deliverNotificationsJob, (deliveries) => deliverNotifications(services.db, deliveries)),
  handle(sendMailJob, (delivery, { signal }) => sendMail(services, delivery, signal)),
  handle(announceLessonsJob, (lessons) => announceLessons(services.db, lessons)),
  handle(remindParticipantsJob, () => remindParticipants(services.db)),
  handle(remindPracticeJob, () => remindPractice(services.db)),
  handle(sendDigestsJob, () => sendDigests(services.db)),
  handle(sendPasswordResetJob, (request) => sendPasswordReset(services.db, request)),
  handle(countAnswersJob, () => countAnswers(services.db)),
  handle(closeAttemptsJob, () => closeAttempts(services.db)),
  handle(correctMarksJob, () => correctMarks(services.db)),
  handle(expirePaymentsJob, () => expirePayments(services.db, services)),
  handle(updateOrderJob, ({ paymentId }) => updateOrderLater(services.db, services.cardProvider, paymentId)),
  handle(checkCardPaymentsJob, (_payload, { signal }) => checkOpenCardPayments(services, signal)),
  handle(issueCertificatesJob, () => issueDueCertificates(services.db)),
  handle(archiveCertificatesJob, (request, { signal }) => archiveCertificates(services, request, signal)),
  handle(cleanUpJob, () => cleanUp(services)),
  handle(exportDataJob, (request, { signal }) => exportData(services, request, signal)),
  handle(deleteAccountsJob, () => deleteDueAccounts(services.db, services.cardProvider)),
  handle(deleteFilesJob, (files) => deleteFiles(services, files)),
  handle(subscribeJob, (request) => subscribe(services.db, request)),
  handle(queueNewsletterJob, (batch) => queueNewsletterBatch(services.db, batch)),
  handle(sendNewsletterJob, (delivery, { signal }) => sendNewsletter(services, delivery, signal)),
  handle(sendNewsletterTestJob, (delivery, { signal }) => sendNewsletterTest(services, delivery, signal)),
];

async function checkOpenCardPayments(
  { db, cardProvider, onCheckout }: JobServices,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (cardProvider) await checkCardPayments(db, cardProvider, {}, { signal, onAnswer: onCheckout });
}

async function deleteFiles(
  { storage, exportStorage }: JobServices,
  { uploads, exports }: JobPayload<typeof deleteFilesJob>,
): Promise<void> {
  for (const key of uploads) await deleteUploadedFile(storage, key);
  for (const id of exports) await exportStorage.delete(zipFileKey(id));
}
