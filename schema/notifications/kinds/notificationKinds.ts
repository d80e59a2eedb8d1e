import type { MessageDefinition } from '../message';
import {
  confirmAddressMessage,
  emailChangeRequestedMessage,
  emailChangingMessage,
  resetPasswordMessage,
  setPasswordMessage,
} from './accountLinks';
import { newSignInMessage, passwordChangedMessage, secondFactorChangedMessage } from './accountSecurity';
import {
  accountDeletedMessage,
  accountDeletionRequestedMessage,
  dataExportReadyMessage,
  welcomeMessage,
} from './accounts';
import { certificateIssuedMessage, certificateNameNeededMessage, certificateRevokedMessage } from './certificates';
import { contactMessageWaitingMessage, contactReceivedMessage } from './contact';
import { courseCompletedMessage, enrolledMessage, newLessonMessage } from './courses';
import { eventCancelledMessage, eventChangedMessage, eventRegisteredMessage, eventReminderMessage } from './events';
import { newsletterConfirmMessage } from './newsletter';
import {
  orderCancelledMessage,
  orderPriceLoweredMessage,
  paymentExpiredMessage,
  paymentOpenedMessage,
  seatReleasedMessage,
} from './orders';
import {
  paymentConfirmedMessage,
  paymentRejectedMessage,
  paymentWaitingMessage,
  paymentWithoutPlaceMessage,
} from './payments';
import { paymentRefundedMessage, refundDeclinedMessage, refundOfferedMessage, refundRequestedMessage } from './refunds';
import { newReviewMessage, reviewWaitingMessage } from './reviews';
import { dailyDigestMessage, newStudentMessage, trainerApprovedMessage, trainerWaitingMessage } from './trainers';

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
