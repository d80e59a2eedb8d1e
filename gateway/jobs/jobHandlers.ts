import type { CardCheckout, CardGateway } from '../../schema/core/cardGateway';
import type { JobName, JobPayloads } from '../../schema/core/jobs';
import { deleteDueAccounts } from '../../schema/accounts/privacy/deleteAccount';
import { sendPasswordReset } from '../../schema/accounts/links/passwordReset';
import { issueDueCertificates } from '../../schema/certificates/issueCertificates';
import { announceLessons } from '../../schema/catalog/newLessons';
import { remindParticipants } from '../../schema/events/eventMessages';
import { queueNewsletterBatch } from '../../schema/newsletter/issueDeliveries';
import { expirePayments } from '../../schema/payments/expirePayments';
import { updateOrderLater } from '../../schema/payments/orderUpdates';
import { subscribe } from '../../schema/newsletter/subscription';
import type { CheckoutOutcome } from '../../schema/payments/cardPayments';
import { checkCardPayments } from '../../schema/payments/checkCardPayments';
import { deliverMessage } from '../../schema/notifications/deliverMessage';
import { sendDigests } from '../../schema/studio/trainerDigests';
import { sendMail, type MailSender } from '../mail/sendMail';
import type { Retention } from '../config';
import { dataExportKey, type FileStorage } from '../storage/createStorage';
import { sendNewsletter, sendNewsletterTest } from '../mail/sendNewsletter';
import { cleanUp } from './cleanUp';
import { archiveCertificates } from './archiveCertificates';
import { exportData } from './exportData';
import { deleteUploadedFile } from '../uploads/linkPreviews';

export interface JobRun {
  /** Aborted 5 seconds after the worker began to close; the job is then repeated later. */
  signal: AbortSignal | undefined;
}

/** Runs a job; it is repeated later if this throws. */
type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<unknown>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** What the handlers of jobs need. */
export interface JobServices extends MailSender {
  storage: FileStorage;
  exportStorage: FileStorage;
  unfinishedExportFolder: string;
  /** An export waits while the disk has less space left. */
  minFreeBytes: number;
  retention: Retention;
  /** Payments by card; null without an account. */
  cardGateway: CardGateway | null;
  /** Called with each answer of the card gateway. */
  onCheckout?: (checkout: CardCheckout, outcome: CheckoutOutcome) => void;
}

/** The handler of every job. */
export const createJobHandlers = (services: JobServices): JobHandlers => ({
  deliver_message: (delivery) => deliverMessage(services.db, delivery),
  send_mail: (delivery, { signal }) => sendMail(services, delivery, signal),
  announce_lessons: (lessons) => announceLessons(services.db, lessons),
  remind_participants: () => remindParticipants(services.db),
  send_digests: () => sendDigests(services.db),
  send_password_reset: (request) => sendPasswordReset(services.db, request),
  expire_payments: () => expirePayments(services.db, services),
  update_order: ({ paymentId }) => updateOrderLater(services.db, services.cardGateway, paymentId),
  check_card_payments: (_payload, { signal }) => checkOpenCardPayments(services, signal),
  issue_certificates: () => issueDueCertificates(services.db),
  archive_certificates: (request, { signal }) => archiveCertificates(services, request, signal),
  clean_up: () => cleanUp(services),
  export_data: (request, { signal }) => exportData(services, request, signal),
  delete_accounts: () => deleteDueAccounts(services.db, services.cardGateway),
  delete_files: (files) => deleteFiles(services, files),
  subscribe_to_newsletter: (request) => subscribe(services.db, request),
  queue_newsletter: (batch) => queueNewsletterBatch(services.db, batch),
  send_newsletter: (delivery, { signal }) => sendNewsletter(services, delivery, signal),
  send_newsletter_test: (delivery, { signal }) => sendNewsletterTest(services, delivery, signal),
});

async function checkOpenCardPayments(
  { db, cardGateway, onCheckout }: JobServices,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (cardGateway) await checkCardPayments(db, cardGateway, {}, { signal, onAnswer: onCheckout });
}

async function deleteFiles(
  { storage, exportStorage }: JobServices,
  { uploads, exports }: JobPayloads['delete_files'],
): Promise<void> {
  for (const key of uploads) await deleteUploadedFile(storage, key);
  for (const id of exports) await exportStorage.delete(dataExportKey(id));
}
