import type { JobName } from '../core/jobs';
import { findMessage } from '../notifications/messages/allMessages';

/** Names of jobs in the admin panel; the compiler requires one for each job. */
const jobLabelsAr: Readonly<Record<JobName, string>> = {
  deliver_message: 'توزيع رسالة',
  send_mail: 'إرسال بريد',
  expire_payments: 'إنهاء الطلبات غير المدفوعة',
  check_card_payments: 'التحقق من مدفوعات البطاقات',
  update_order: 'تحديث طلب',
  clean_up: 'حذف ما لم يعد لازمًا',
  issue_certificates: 'إصدار الشهادات المتأخرة',
  archive_certificates: 'ملف مضغوط للشهادات',
  announce_lessons: 'إعلان دروس جديدة',
  remind_participants: 'تذكير المشاركين بالفعاليات',
  send_digests: 'ملخّص المدرّبين اليومي',
  export_data: 'نسخة من بيانات المستخدم',
  delete_accounts: 'حذف الحسابات',
  delete_files: 'حذف ملفات',
  subscribe_to_newsletter: 'اشتراك في النشرة',
  queue_newsletter: 'إعداد عدد من النشرة',
  send_newsletter: 'إرسال عدد من النشرة',
  send_newsletter_test: 'إرسال رسالة تجريبية من النشرة',
  send_password_reset: 'إرسال رابط كلمة مرور',
};

/**
 * Arabic name of a job, with the kind of its message. Jobs of other versions of the product have their own name.
 * @param kind of the message that the job delivers; null for other jobs
 */
export function jobLabelAr(name: string, kind: string | null): string {
  const label = Object.hasOwn(jobLabelsAr, name) ? jobLabelsAr[name as JobName] : name;
  return kind === null ? label : `${label}: ${findMessage(kind)?.label.ar ?? kind}`;
}
