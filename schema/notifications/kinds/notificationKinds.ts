import type { NotificationDefinition } from '../defineNotification';
import {
  confirmAddressNotification,
  emailChangeRequestedNotification,
  emailChangingNotification,
  resetPasswordNotification,
  setPasswordNotification,
} from './accountLinks';
import { newSignInNotification, passwordChangedNotification, secondFactorChangedNotification } from './accountSecurity';
import {
  accountDeletedNotification,
  accountDeletionRequestedNotification,
  dataExportReadyNotification,
  welcomeNotification,
} from './accounts';
import {
  certificateIssuedNotification,
  certificateNameNeededNotification,
  certificateRevokedNotification,
} from './certificates';
import { contactMessageWaitingNotification, contactReceivedNotification, contactReplyNotification } from './contact';
import { courseMessageNotification } from './courseMessage';
import { courseCompletedNotification, enrolledNotification, newLessonNotification } from './courses';
import {
  eventCancelledNotification,
  eventChangedNotification,
  eventRegisteredNotification,
  eventReminderNotification,
} from './events';
import { newsletterConfirmNotification } from './newsletter';
import { officeMessageNotification } from './officeMessages';
import {
  orderCancelledNotification,
  orderPriceLoweredNotification,
  paymentExpiredNotification,
  paymentOpenedNotification,
  seatReleasedNotification,
} from './orders';
import {
  paymentConfirmedNotification,
  paymentRejectedNotification,
  paymentWaitingNotification,
  paymentWithoutPlaceNotification,
} from './payments';
import {
  paymentRefundedNotification,
  refundDeclinedNotification,
  refundOfferedNotification,
  refundRequestedNotification,
} from './refunds';
import { resultCorrectedNotification } from './quizzes';
import { newReviewNotification, reviewWaitingNotification } from './reviews';
import { practiceDueNotification } from './practice';
import { threadAnsweredNotification, threadAskedNotification } from './threads';
import {
  dailyDigestNotification,
  newStudentNotification,
  trainerApprovedNotification,
  trainerWaitingNotification,
} from './trainers';

/** All kinds of messages, in the order of the table of preferences. */
const definitions = [
  confirmAddressNotification,
  welcomeNotification,
  resetPasswordNotification,
  setPasswordNotification,
  passwordChangedNotification,
  emailChangeRequestedNotification,
  emailChangingNotification,
  secondFactorChangedNotification,
  newSignInNotification,
  dataExportReadyNotification,
  accountDeletionRequestedNotification,
  accountDeletedNotification,
  enrolledNotification,
  courseCompletedNotification,
  certificateIssuedNotification,
  certificateNameNeededNotification,
  certificateRevokedNotification,
  newLessonNotification,
  resultCorrectedNotification,
  practiceDueNotification,
  threadAnsweredNotification,
  courseMessageNotification,
  eventRegisteredNotification,
  eventChangedNotification,
  eventCancelledNotification,
  eventReminderNotification,
  officeMessageNotification,
  paymentOpenedNotification,
  orderPriceLoweredNotification,
  seatReleasedNotification,
  orderCancelledNotification,
  paymentConfirmedNotification,
  paymentRejectedNotification,
  paymentExpiredNotification,
  paymentWithoutPlaceNotification,
  refundOfferedNotification,
  paymentRefundedNotification,
  refundDeclinedNotification,
  newStudentNotification,
  newReviewNotification,
  threadAskedNotification,
  dailyDigestNotification,
  trainerApprovedNotification,
  contactMessageWaitingNotification,
  reviewWaitingNotification,
  trainerWaitingNotification,
  paymentWaitingNotification,
  refundRequestedNotification,
  contactReceivedNotification,
  contactReplyNotification,
  newsletterConfirmNotification,
];

type Definition = (typeof definitions)[number];
export type NotificationKind = Definition['kind'];

/** A definition whose payload has not been parsed. */
export type AnyNotification = NotificationDefinition<NotificationKind, unknown>;

/** The cast hides the payload's type, which `payload.parse` checks again. */
export const notificationKinds = definitions as unknown as readonly AnyNotification[];

const byKind = new Map<string, AnyNotification>(notificationKinds.map((definition) => [definition.kind, definition]));

/** Undefined for kinds of other versions of the product. */
export const findNotificationKind = (kind: string): AnyNotification | undefined => byKind.get(kind);
