import type { AuditedEntity } from './auditedEntities';

/** Entities to whose rows the fields of an audited row refer, by field. */
const referencedEntities = {
  categoryId: 'categories',
  trainerId: 'users',
  studentId: 'users',
  userId: 'users',
  authorId: 'users',
  organizerId: 'users',
  createdBy: 'users',
  hiddenBy: 'users',
  decidedBy: 'users',
  courseId: 'courses',
  sectionId: 'course_sections',
  lessonId: 'lessons',
  quizId: 'lessons',
  previewLessonId: 'lessons',
  eventId: 'events',
  pollId: 'polls',
  couponId: 'coupons',
  paymentId: 'payments',
  replacesId: 'certificates',
} as const satisfies Record<string, AuditedEntity>;

export type ReferencedEntity = (typeof referencedEntities)[keyof typeof referencedEntities] | 'faq_categories';

/** The entity to whose rows a field of an audited row refers; undefined for a field that is no reference. */
export function findReferencedEntity(entity: AuditedEntity, field: string): ReferencedEntity | undefined {
  if (field === 'categoryId' && entity === 'faqs') return 'faq_categories';
  return Object.entries(referencedEntities).find(([name]) => name === field)?.[1];
}

/** Most references in one query for their names. */
export const maxNamedReferences = 200;
