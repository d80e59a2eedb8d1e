import type { Language } from '../languages';
import { certificateConflicts } from './certificateConflicts';
import { courseConflicts } from './courseConflicts';
import { noteConflicts } from './noteConflicts';
import { paymentConflicts } from './paymentConflicts';
import { quizConflicts } from './quizConflicts';
import { threadConflicts } from './threadConflicts';

export const conflictProblems = {
  emailTaken: {
    status: 409,
    text: { en: 'This email is already registered', ar: 'هذا البريد الإلكتروني مسجّل من قبل' },
  },
  usernameTaken: { status: 409, text: { en: 'This username is already taken', ar: 'اسم المستخدم هذا محجوز' } },
  secondFactorIsOn: {
    status: 409,
    text: { en: 'Two-step verification is already on', ar: 'التحقق بخطوتين مفعَّل من قبل' },
  },
  secondFactorIsOff: {
    status: 409,
    text: { en: 'Two-step verification is not on', ar: 'التحقق بخطوتين غير مفعَّل' },
  },
  ownSecondFactor: {
    status: 409,
    text: {
      en: 'Turn off your own two-step verification in your account',
      ar: 'يُعطَّل التحقق بخطوتين لحسابك من صفحة حسابك',
    },
  },
  notRestorable: {
    status: 409,
    text: { en: 'This value cannot be restored from here', ar: 'لا يمكن استعادة هذه القيمة من هنا' },
  },
  userNoteLimit: {
    status: 409,
    text: {
      en: 'This person has as many notes as are allowed. Delete one first',
      ar: 'بلغت ملاحظات هذا الشخص الحد الأقصى. احذف واحدة منها أولًا',
    },
  },
  contactReplyLimit: {
    status: 409,
    text: {
      en: 'This message has as many replies as are allowed',
      ar: 'بلغت الردود على هذه الرسالة الحد الأقصى',
    },
  },
  savedViewNameTaken: {
    status: 409,
    text: { en: 'You have a view of this name already', ar: 'لديك عرض محفوظ بهذا الاسم' },
  },
  savedViewLimit: {
    status: 409,
    text: {
      en: 'You have saved as many views as are allowed. Delete one first',
      ar: 'بلغت الحد الأقصى للعروض المحفوظة. احذف واحدًا منها أولًا',
    },
  },
  slugTaken: {
    status: 409,
    text: { en: 'This URL is already in use', ar: 'هذا الرابط المختصر مستعمل من قبل' },
  },
  ownAccount: {
    status: 409,
    text: {
      en: 'You cannot delete or deactivate your own account or change its role',
      ar: 'لا يمكنك حذف حسابك أو تعطيله أو تغيير دوره بنفسك',
    },
  },
  lastAdmin: {
    status: 409,
    text: {
      en: 'This is the last active admin. Add another admin first',
      ar: 'هذا آخر مدير نشط. عيّن مديرًا آخر أولًا',
    },
  },
  ownCoursesRemain: {
    status: 409,
    text: {
      en: 'You still own courses. Delete them or ask an admin to assign them to another trainer. Then delete your account',
      ar: 'ما زالت لديك دورات. احذفها أو اطلب من أحد المديرين إسنادها إلى مدرّب آخر، ثم احذف حسابك',
    },
  },
  conflict: {
    status: 409,
    text: { en: 'This conflicts with existing data', ar: 'يتعارض هذا مع ما هو محفوظ' },
  },
  changedMeanwhile: {
    status: 409,
    text: {
      en: 'This was changed by someone else. Reload and try again',
      ar: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء. أعد التحميل ثم حاول مجددًا',
    },
  },
  reviewerNotConfirmed: {
    status: 409,
    text: {
      en: 'The author has not confirmed their email address. The review can be approved after that',
      ar: 'لم يؤكّد صاحب التقييم بريده الإلكتروني. يمكن الموافقة على التقييم بعد أن يؤكّده',
    },
  },
  accountDeactivated: {
    status: 409,
    text: {
      en: 'This account is deactivated. Activate it first',
      ar: 'هذا الحساب معطَّل. فعّله أولًا',
    },
  },
  newsletterIssueSent: {
    status: 409,
    text: {
      en: 'This issue has been sent and can no longer be changed',
      ar: 'أُرسل هذا العدد ولم يعد تعديله ممكنًا',
    },
  },
  newsletterIssueNotSending: {
    status: 409,
    text: { en: 'This issue is not being sent', ar: 'هذا العدد ليس قيد الإرسال' },
  },
  newsletterIssueNotStopped: {
    status: 409,
    text: { en: 'Only an issue that stopped recently can be resumed', ar: 'لا يُتابَع إلا إرسال عدد أُوقف حديثًا' },
  },
  newsletterWithoutRecipients: {
    status: 409,
    text: {
      en: 'There is no confirmed subscriber yet',
      ar: 'لا يوجد مشترك مؤكَّد بعد',
    },
  },
  messageWithoutRecipients: {
    status: 409,
    text: {
      en: 'None of these accounts can get a message: they are deactivated or about to be deleted',
      ar: 'لا يمكن مراسلة أي من هذه الحسابات: هي معطَّلة أو تنتظر الحذف',
    },
  },
  pollClosed: { status: 409, text: { en: 'This poll has ended', ar: 'انتهى هذا الاستطلاع' } },
  alreadyVoted: {
    status: 409,
    text: { en: 'You have already voted in this poll', ar: 'سبق لك التصويت في هذا الاستطلاع' },
  },
  eventSoldOut: {
    status: 409,
    text: { en: 'This event is sold out', ar: 'نفدت مقاعد هذه الفعالية' },
  },
  eventHasRegistrations: {
    status: 409,
    text: {
      en: 'People are registered for this event. Unpublish it instead of deleting it',
      ar: 'يوجد مسجّلون في هذه الفعالية. ألغِ نشرها بدلًا من حذفها',
    },
  },
  capacityBelowRegistrations: {
    status: 409,
    text: {
      en: 'More people are already registered than this capacity allows',
      ar: 'عدد المسجّلين حاليًا أكبر من هذه السعة',
    },
  },
  pollHasVotes: {
    status: 409,
    text: {
      en: 'People have voted in this poll. Deactivate it instead of deleting it',
      ar: 'في هذا الاستطلاع أصوات. عطّله بدلًا من حذفه',
    },
  },
  optionHasVotes: {
    status: 409,
    text: {
      en: 'An option with votes cannot be removed',
      ar: 'لا يمكن حذف خيار له أصوات',
    },
  },
  eventAlreadyStarted: {
    status: 409,
    text: { en: 'This event has already started', ar: 'بدأت هذه الفعالية' },
  },
  userTeaches: {
    status: 409,
    text: {
      en: 'This user teaches courses. Deactivate the account instead',
      ar: 'لهذا المستخدم دورات يقدّمها. عطّل الحساب بدلًا من حذفه',
    },
  },
  trainerTeaches: {
    status: 409,
    text: {
      en: 'This user teaches courses. Assign them to another trainer first',
      ar: 'لهذا المستخدم دورات يقدّمها. أسندها أولًا إلى مدرّب آخر',
    },
  },
  userIsEnrolled: {
    status: 409,
    text: {
      en: 'This user is enrolled in courses. Deactivate the account instead',
      ar: 'هذا المستخدم مسجّل في دورات. عطّل الحساب بدلًا من حذفه',
    },
  },
  userHasPayments: {
    status: 409,
    text: {
      en: 'This user has payments. Deactivate the account instead',
      ar: 'لهذا المستخدم مدفوعات مسجّلة. عطّل الحساب بدلًا من حذفه',
    },
  },
  userWasReviewed: {
    status: 409,
    text: {
      en: 'This user has been reviewed by students. Deactivate the account instead',
      ar: 'لهذا المستخدم تقييمات كتبها الطلاب عن دوراته. عطّل الحساب بدلًا من حذفه',
    },
  },
  userHasBlogPosts: {
    status: 409,
    text: {
      en: 'This user has written articles. Deactivate the account instead',
      ar: 'لهذا المستخدم مقالات في المدونة. عطّل الحساب بدلًا من حذفه',
    },
  },
  userHasEvents: {
    status: 409,
    text: {
      en: 'This user organizes events. Deactivate the account instead',
      ar: 'لهذا المستخدم فعاليات ينظّمها. عطّل الحساب بدلًا من حذفه',
    },
  },
  userHasPolls: {
    status: 409,
    text: {
      en: 'This user has created polls. Deactivate the account instead',
      ar: 'لهذا المستخدم استطلاعات أنشأها. عطّل الحساب بدلًا من حذفه',
    },
  },
  userHasGlossaryTerms: {
    status: 409,
    text: {
      en: 'This user has added glossary terms. Deactivate the account instead',
      ar: 'لهذا المستخدم مصطلحات أضافها إلى القاموس. عطّل الحساب بدلًا من حذفه',
    },
  },
  categoryInUse: {
    status: 409,
    text: {
      en: 'This category has courses or articles. Move them to another category first',
      ar: 'تندرج تحت هذه الفئة دورات أو مقالات. انقلها إلى فئة أخرى أولًا',
    },
  },
  uploadQuotaExceeded: {
    status: 409,
    text: {
      en: 'Your uploads have reached 1 GB. Enter the URL of a file stored elsewhere instead',
      ar: 'بلغت ملفاتك المرفوعة غيغابايت واحدًا. ضع بدلًا من ذلك رابط ملف محفوظ في مكان آخر',
    },
  },
  ...quizConflicts,
  ...threadConflicts,
  ...noteConflicts,
  ...courseConflicts,
  ...paymentConflicts,
  ...certificateConflicts,
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
