import { simpleParser, type ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Language } from '../../schema/contract/languages';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import type { NotificationKind } from '../../schema/notifications/kinds/notificationKinds';
import { sendMail } from '../mail/sendMail';
import { refuseToRender } from './certificates/sampleCertificate';

export const sampleCourse = { courseId: 7, title: 'Home solar', titleAr: 'الطاقة الشمسية المنزلية' };
const sampleThread = {
  ...sampleCourse,
  threadId: 1,
  lessonId: 1,
  lessonTitle: 'Insulation',
  lessonTitleAr: 'العزل',
};
export const sampleEvent = {
  eventId: 3,
  title: 'Open day',
  titleAr: 'يوم مفتوح',
  startDate: '2027-03-01T09:00:00.000Z',
  endDate: '2027-03-01T11:00:00.000Z',
  location: 'Algiers',
  locationAr: 'الجزائر',
  meetingUrl: 'https://meet.example.dz/room',
  updatedAt: '2027-02-01T09:00:00.000Z',
};

const link = { linkId: '0f0e7f2e-8a3c-4d0b-9a55-2b8f4f7f6a10' };

export const samplePayment = {
  paymentId: 7,
  reference: 'TY-4K7Q9X',
  title: 'Rooftop PV design',
  titleAr: 'تصميم الأنظمة الشمسية',
  amount: '16000.00',
  expiresAt: '2027-03-01T09:00:00.000Z',
  seatHeldUntil: null,
  reason: null,
  refundReference: null,
};

const sampleCertificate = {
  certificateId: 7,
  number: 'TYR-2027-000123',
  code: '7Q2M4K9XB3TN8RWC',
  title: 'Rooftop PV design',
  titleAr: 'تصميم الأنظمة الشمسية',
};

/** A payload of every kind; the compiler demands one for a new message. */
export const samplePayloads: Record<NotificationKind, object> = {
  confirm_address: link,
  welcome: { role: 'student' },
  reset_password: link,
  set_password: link,
  password_changed: {},
  email_change_requested: link,
  email_changing: { ...link, isConfirmed: true },
  data_export_ready: { expiresAt: '2027-03-01T09:00:00.000Z' },
  account_deletion_requested: {
    deleteAfter: '2027-03-01T09:00:00.000Z',
    certificates: [{ number: 'TYR-2027-000123', title: 'Rooftop PV design', titleAr: 'تصميم الأنظمة الشمسية' }],
    payments: [
      { reference: 'TY-4K7Q9X', effect: 'closed' },
      { reference: 'TY-4K7Q9Y', effect: 'submitted' },
      { reference: 'TY-4K7Q9Z', effect: 'refund_requested' },
    ],
  },
  account_deleted: {},
  newsletter_confirm: { subscriberId: 1 },
  second_factor_changed: { change: 'enabled', codesLeft: 10 },
  new_sign_in: { browser: 'Firefox', system: 'Android', at: '2027-03-01T09:00:00.000Z' },
  enrolled: sampleCourse,
  office_message: {
    subjectAr: 'موعد جديد للورشة',
    textAr: 'نلتقي يوم الأحد.\nأحضروا بطاقاتكم.',
    subject: 'A new date',
    text: 'We meet on Sunday.\nBring your card.',
  },
  course_message: {
    ...sampleCourse,
    subjectAr: 'نعيد شرح الدرس الثالث',
    textAr: 'نلتقي يوم الأحد.\nأحضروا أسئلتكم.',
    subject: 'Lesson 3 once more',
    text: 'We meet on Sunday.\nBring your questions.',
  },
  course_completed: { ...sampleCourse, awaitsName: true },
  certificate_issued: sampleCertificate,
  certificate_name_needed: {},
  certificate_revoked: { ...sampleCertificate, reason: '2 ≠ 3' },
  new_lesson: { ...sampleCourse, lessons: 3 },
  event_registered: sampleEvent,
  event_changed: sampleEvent,
  event_cancelled: sampleEvent,
  event_reminder: sampleEvent,
  payment_opened: { ...samplePayment, seatHeldUntil: '2027-02-28T09:00:00.000Z' },
  order_price_lowered: samplePayment,
  seat_released: samplePayment,
  order_cancelled: { ...samplePayment, cause: 'free' },
  payment_without_place: samplePayment,
  refund_offered: samplePayment,
  payment_confirmed: samplePayment,
  payment_rejected: { ...samplePayment, reason: 'The amount does not match' },
  payment_expired: samplePayment,
  payment_refunded: { ...samplePayment, refundReference: 'VIR-2027-0042', keepsAccess: false },
  refund_declined: { ...samplePayment, reason: 'The course was completed' },
  payment_waiting: samplePayment,
  refund_requested: samplePayment,
  new_student: sampleCourse,
  result_corrected: {
    ...sampleCourse,
    lessonId: 1,
    lessonTitle: 'Final quiz',
    lessonTitleAr: 'الاختبار النهائي',
    attemptId: 1,
    percent: 80,
    isPassed: true,
    isNewPass: true,
  },
  practice_due: { ...sampleCourse, questions: 5, otherCourses: 1 },
  thread_answered: { ...sampleThread, isByTrainer: true },
  thread_asked: sampleThread,
  new_review: { ...sampleCourse, rating: 5 },
  daily_digest: {
    day: '2027-03-01',
    courses: [{ ...sampleCourse, students: 3, reviews: 1, completions: 2, questions: 1 }],
  },
  trainer_approved: {},
  contact_message_waiting: { contactMessageId: 1 },
  review_waiting: sampleCourse,
  trainer_waiting: { trainerId: 1 },
  contact_received: {},
  contact_reply: { subject: '2026', text: '09:00\n\n12:30' },
};

const sampleFirstName = 'أمل';
export const sampleSender = {
  address: '12 Didouche Mourad Street, Algiers',
  addressAr: '12 شارع ديدوش مراد، الجزائر العاصمة',
  phone: '+213 555 12 34 56',
  email: 'office@tayyar.example',
};
const sampleSettings = {
  ccpHolder: 'SARL Tayyar',
  ccpNumber: '0021453687',
  ccpKey: '33',
  rip: '00799999002145368733',
  bankName: 'BNA',
  bankHolder: 'SARL Tayyar',
  rib: '00100012345678901234',
};

export const sampleSiteUrl = 'https://tayyar.example';

/** The mail that a recipient of the language gets. Its tokens are of another server than the one under test. */
export async function composeSampleMail(
  kind: string,
  language: Language,
  payload: object,
  siteUrl = sampleSiteUrl,
  changes: { user?: object; payment?: object } = {},
): Promise<ParsedMail> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let raw: Buffer | undefined;
  const user = {
    email: 'amel@example.dz',
    preferredLanguage: language,
    firstName: sampleFirstName,
    emailConfirmedAt: new Date(0),
    ...changes.user,
  };
  await sendMail(
    {
      // The only statements of a mail read its recipient, the contact details, the account of an order and its certificate, which is not valid here.
      db: {
        user: {
          findFirst: ({ select }: { select: object }) =>
            Promise.resolve(Object.fromEntries(Object.entries(user).filter(([column]) => column in select))),
        },
        certificate: { findFirst: () => Promise.resolve(null) },
        contactDetails: { findUnique: () => Promise.resolve(sampleSender) },
        payment: { findUnique: () => Promise.resolve({ method: 'ccp', status: 'pending', ...changes.payment }) },
        paymentSettings: { findUniqueOrThrow: () => Promise.resolve(sampleSettings) },
      } as unknown as PrismaClient,
      renderCertificate: refuseToRender,
      transport: {
        send: async (mail) => {
          raw = (await transport.sendMail(mail)).message as Buffer;
        },
        close: () => undefined,
      },
      linkTokens: createLinkTokens('a secret for tests'),
      siteUrl,
      from: 'Tayyar <no-reply@tayyar.example>',
    },
    { messageId: '00000000-0000-4000-8000-000000000001', kind, payload, to: { userId: 5 } },
  );
  if (!raw) throw new Error('No mail was sent');
  return simpleParser(raw);
}
