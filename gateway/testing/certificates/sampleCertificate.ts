import type { RenderCertificate } from '../../certificates/document/certificateRenderer';
import type { CredentialData } from '../../certificates/credential/openBadge';

/** Data of a valid certificate. */
export const sampleCertificate: CredentialData = {
  id: 123,
  courseId: 7,
  number: 'TYR-2026-000123',
  code: '0A1B2C3D4E5F6G7H',
  status: 'valid',
  holderName: 'Amine Ben Ali',
  holderNameAr: 'أمين بن علي',
  courseTitle: 'Home chargers',
  courseTitleAr: 'شواحن المنازل',
  level: 'beginner',
  hours: 12,
  lessonCount: 14,
  trainerName: 'Salima Hadj',
  trainerNameAr: null,
  completedAt: new Date('2026-11-20T10:00:00.123Z'),
  issuedAt: new Date('2026-11-23T09:30:00.456Z'),
  evidence: null,
};

/** For senders of mails that contain no certificate. */
export const refuseToRender: RenderCertificate = () => Promise.reject(new Error('No certificate is expected'));
