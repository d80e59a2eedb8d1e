import type { Language } from '../languages';

/** Problems of orders, payments, coupons and enrollments that are reported as 409 Conflict. */
export const paymentConflicts = {
  paymentStateChanged: {
    status: 409,
    text: {
      en: 'This payment is in another state now. Reload the page to see it',
      ar: 'تغيّرت حالة هذا الطلب. أعد تحميل الصفحة لرؤيتها',
    },
  },
  proofAlreadySent: {
    status: 409,
    text: {
      en: 'A proof of this payment was already sent. Reload the page to see it',
      ar: 'سبق إرسال إثبات لهذا الطلب. أعد تحميل الصفحة لرؤيته',
    },
  },
  newerOrderExists: {
    status: 409,
    text: {
      en: 'There is a newer order of the same. Send the proof on the page of that order',
      ar: 'يوجد طلب أحدث للشيء نفسه. أرسل الإثبات من صفحة ذلك الطلب',
    },
  },
  addressNotConfirmed: {
    status: 409,
    text: {
      en: 'Confirm your email address first: a seat is held for confirmed addresses only',
      ar: 'أكّد بريدك الإلكتروني أولًا: لا يُحجز مقعد إلا لمن أكّد بريده',
    },
  },
  userHasProof: {
    status: 409,
    text: {
      en: 'A proof of payment of this person for a course is under review. Decide on it first',
      ar: 'لهذا الشخص إثبات دفع لدورة قيد المراجعة. بتّ فيه أولًا',
    },
  },
  alreadyOrdered: {
    status: 409,
    text: {
      en: 'This person already has a payment of this item. See it in the table of payments',
      ar: 'لهذا الشخص طلب لهذه الدورة أو الفعالية من قبل. تجده في جدول المدفوعات',
    },
  },
  alreadyEnrolled: {
    status: 409,
    text: { en: 'Already enrolled in this course', ar: 'سبق التسجيل في هذه الدورة' },
  },
  enrollmentNotOpen: {
    status: 409,
    text: { en: 'This enrollment gives no access now', ar: 'هذا التسجيل غير مفتوح' },
  },
  alreadyRegistered: {
    status: 409,
    text: { en: 'Already registered for this event', ar: 'سبق التسجيل في هذه الفعالية' },
  },
  nothingToPay: {
    status: 409,
    text: { en: 'This is free: there is nothing to pay', ar: 'هذا مجاني ولا يلزم دفع شيء' },
  },
  priceChanged: {
    status: 409,
    text: {
      en: 'The amount has changed since it was shown. Check it and try again',
      ar: 'تغيّر المبلغ منذ عُرض عليك. تحقق منه ثم أعد المحاولة',
    },
  },
  paymentRequired: {
    status: 409,
    text: { en: 'This event is paid. Order it from its checkout page', ar: 'هذه فعالية مدفوعة. اطلبها من صفحة الدفع' },
  },
  seatIsPaid: {
    status: 409,
    text: {
      en: 'This event is paid. Choose how this person pays',
      ar: 'هذه فعالية مدفوعة. اختر كيف يدفع هذا الشخص',
    },
  },
  paidRegistration: {
    status: 409,
    text: {
      en: 'This registration is paid. Ask for a refund from the page of the order',
      ar: 'هذا التسجيل مدفوع. اطلب استرداد المبلغ من صفحة الطلب',
    },
  },
  enrollmentEnded: {
    status: 409,
    text: {
      en: 'Your access to this course has ended. Please contact us',
      ar: 'انتهى وصولك إلى هذه الدورة. يرجى الاتصال بنا',
    },
  },
  methodNotOffered: {
    status: 409,
    text: { en: 'This payment method is not offered at present', ar: 'طريقة الدفع هذه غير متاحة حاليًا' },
  },
  amountNotForCards: {
    status: 409,
    text: {
      en: 'Cards can pay whole dinars only. Choose another method for this amount',
      ar: 'الدفع بالبطاقة متاح بالدينار الكامل فقط. اختر طريقة أخرى لهذا المبلغ',
    },
  },
  cardPageOpen: {
    status: 409,
    text: {
      en: 'The card payment page of this order is still open. Try again in a few minutes',
      ar: 'صفحة الدفع بالبطاقة لهذا الطلب ما زالت مفتوحة. أعد المحاولة بعد بضع دقائق',
    },
  },
  proofNotNeeded: {
    status: 409,
    text: { en: 'Payments by card need no proof', ar: 'لا يحتاج الدفع بالبطاقة إلى إثبات' },
  },
  couponNotValid: {
    status: 409,
    text: { en: 'This coupon is not valid here', ar: 'هذه القسيمة غير صالحة هنا' },
  },
  couponUsedUp: {
    status: 409,
    text: { en: 'This coupon has been used up', ar: 'استُنفدت هذه القسيمة' },
  },
  couponUsedByYou: {
    status: 409,
    text: { en: 'You have already used this coupon', ar: 'سبق لك استعمال هذه القسيمة' },
  },
  couponHasPayments: {
    status: 409,
    text: {
      en: 'This coupon has been used. Deactivate it instead of deleting it',
      ar: 'استُعملت هذه القسيمة. عطّلها بدلًا من حذفها',
    },
  },
  couponCodeTaken: {
    status: 409,
    text: { en: 'There is already a coupon with this code', ar: 'توجد قسيمة بهذا الرمز' },
  },
  couponLimitTooLow: {
    status: 409,
    text: { en: 'This coupon already has more uses', ar: 'استُعملت هذه القسيمة أكثر من هذا الحد' },
  },
  guaranteeEnded: {
    status: 409,
    text: {
      en: 'The guarantee period of this payment has ended',
      ar: 'انتهت مدة ضمان هذا الطلب',
    },
  },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
