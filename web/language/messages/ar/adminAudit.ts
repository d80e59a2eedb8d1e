import {
  certificateStatusLabelsAr,
  enrollmentSourceLabelsAr,
  enrollmentStatusLabelsAr,
  newsletterIssueStateLabelsAr,
  paymentStatusLabelsAr,
  registrationStatusLabelsAr,
  revocationCauseLabelsAr,
} from '../../../../schema/contract/labels/stateLabelsAr';
import { paymentMethodLabels } from '../../../../schema/contract/payments';

const { baridimob, ccp, bank_transfer, card, cash } = paymentMethodLabels;
const methodLabels = {
  baridimob: baridimob.ar,
  ccp: ccp.ar,
  bank_transfer: bank_transfer.ar,
  card: card.ar,
  cash: cash.ar,
};

export const adminAudit = {
  about:
    'كل ما غيّره المديرون، وما غيّره المدرّبون في أسعار دوراتهم وشهاداتها وروابطها ونشرها: مَن غيّر، ومتى، والقيمة قبل التغيير وبعده.',
  at: 'الوقت',
  actor: 'بواسطة',
  allActors: 'الجميع',
  action: 'الإجراء',
  allActions: 'كل الإجراءات',
  actions: { create: 'إنشاء', update: 'تعديل', delete: 'حذف' },
  entity: 'العنصر',
  allEntities: 'كل العناصر',
  name: 'الاسم',
  key: 'المعرّف',
  from: 'من يوم',
  to: 'إلى يوم',
  recordAction: 'فتح الصفحة',
  record: 'فتح الصفحة: {{name}}',
  openAction: 'عرض التغييرات',
  open: 'عرض التغييرات: {{name}}',
  changes: 'التغييرات',
  field: 'الحقل',
  allFields: 'كل الحقول',
  summary: 'ما تغيّر',
  change: '{{field}}: {{before}} ← {{after}}',
  more: '\u2066+{{n}}\u2069',
  before: 'قبل',
  after: 'بعد',
  yes: 'نعم',
  no: 'لا',
  none: '—',
  values: {
    language: { ar: 'العربية', en: 'الإنجليزية' },
    preferredLanguage: { ar: 'العربية', en: 'الإنجليزية' },
    status: {
      ...enrollmentStatusLabelsAr,
      ...paymentStatusLabelsAr,
      ...registrationStatusLabelsAr,
      ...certificateStatusLabelsAr,
    },
    state: newsletterIssueStateLabelsAr,
    kind: { content: 'درس', quiz: 'اختبار' },
    reveal: {
      never: 'لا يرونها',
      after_pass: 'بعد النجاح',
      after_last: 'بعد النجاح أو بعد المحاولة الأخيرة',
      always: 'بعد كل محاولة',
    },
    revocationCause: revocationCauseLabelsAr,
    source: enrollmentSourceLabelsAr,
    password: { changed: 'تغيّرت' },
    method: methodLabels,
    refundMethod: methodLabels,
  },
} as const;
