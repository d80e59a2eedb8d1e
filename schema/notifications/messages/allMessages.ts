import type { MessageDefinition } from '../message';
import { accountDeletedMessage } from './accountDeleted';
import { accountDeletionRequestedMessage } from './accountDeletionRequested';
import { dataExportReadyMessage } from './dataExportReady';
import { contactMessageWaitingMessage } from './contactMessageWaiting';
import { contactReceivedMessage } from './contactReceived';
import { certificateIssuedMessage } from './certificateIssued';
import { certificateNameNeededMessage } from './certificateNameNeeded';
import { certificateRevokedMessage } from './certificateRevoked';
import { courseCompletedMessage } from './courseCompleted';
import { dailyDigestMessage } from './dailyDigest';
import { confirmAddressMessage } from './confirmAddress';
import { emailChangeRequestedMessage } from './emailChangeRequested';
import { emailChangingMessage } from './emailChanging';
import { enrolledMessage } from './enrolled';
import { eventCancelledMessage } from './eventCancelled';
import { eventChangedMessage } from './eventChanged';
import { eventRegisteredMessage } from './eventRegistered';
import { eventReminderMessage } from './eventReminder';
import { newLessonMessage } from './newLesson';
import { newReviewMessage } from './newReview';
import { newStudentMessage } from './newStudent';
import { reviewWaitingMessage } from './reviewWaiting';
import { trainerApprovedMessage } from './trainerApproved';
import { trainerWaitingMessage } from './trainerWaiting';
import { passwordChangedMessage } from './passwordChanged';
import { resetPasswordMessage } from './resetPassword';
import { setPasswordMessage } from './setPassword';
import { welcomeMessage } from './welcome';
import { newSignInMessage } from './newSignIn';
import { secondFactorChangedMessage } from './secondFactorChanged';
import { orderCancelledMessage } from './orderCancelled';
import { orderPriceLoweredMessage } from './orderPriceLowered';
import { seatReleasedMessage } from './seatReleased';
import { paymentWithoutPlaceMessage } from './paymentWithoutPlace';
import { refundOfferedMessage } from './refundOffered';
import { paymentOpenedMessage } from './paymentOpened';
import { paymentConfirmedMessage } from './paymentConfirmed';
import { paymentRejectedMessage } from './paymentRejected';
import { paymentExpiredMessage } from './paymentExpired';
import { paymentWaitingMessage } from './paymentWaiting';
import { refundRequestedMessage } from './refundRequested';
import { paymentRefundedMessage } from './paymentRefunded';
import { refundDeclinedMessage } from './refundDeclined';
import { newsletterConfirmMessage } from './newsletterConfirm';

/** All kinds of messages, in the order of the table of preferences. */
const definitions = [
  confirmAddressMessage,
  welcomeMessage,
  resetPasswordMessage,
  setPasswordMessage,
  passwordChangedMessage,
  emailChangeRequestedMessage,
  emailChangingMessage,
  secondFactorChangedMessage,
  newSignInMessage,
  dataExportReadyMessage,
  accountDeletionRequestedMessage,
  accountDeletedMessage,
  enrolledMessage,
  courseCompletedMessage,
  certificateIssuedMessage,
  certificateNameNeededMessage,
  certificateRevokedMessage,
  newLessonMessage,
  eventRegisteredMessage,
  eventChangedMessage,
  eventCancelledMessage,
  eventReminderMessage,
  paymentOpenedMessage,
  orderPriceLoweredMessage,
  seatReleasedMessage,
  orderCancelledMessage,
  paymentConfirmedMessage,
  paymentRejectedMessage,
  paymentExpiredMessage,
  paymentWithoutPlaceMessage,
  refundOfferedMessage,
  paymentRefundedMessage,
  refundDeclinedMessage,
  newStudentMessage,
  newReviewMessage,
  dailyDigestMessage,
  trainerApprovedMessage,
  contactMessageWaitingMessage,
  reviewWaitingMessage,
  trainerWaitingMessage,
  paymentWaitingMessage,
  refundRequestedMessage,
  contactReceivedMessage,
  newsletterConfirmMessage,
];

type Definition = (typeof definitions)[number];
export type MessageKind = Definition['kind'];

/** A definition whose payload has not been parsed. */
export type AnyMessage = MessageDefinition<MessageKind, unknown>;

/** The cast hides the payload's type, which `payload.parse` checks again. */
export const allMessages = definitions as unknown as readonly AnyMessage[];

const byKind = new Map<string, AnyMessage>(allMessages.map((definition) => [definition.kind, definition]));

/** Undefined for kinds of other versions of the product. */
export const findMessage = (kind: string): AnyMessage | undefined => byKind.get(kind);
