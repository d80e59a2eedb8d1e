/** How a lesson is taken: a text with video and files, or questions. */
export const lessonKinds = ['content', 'quiz'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** Kinds that a passed attempt completes, and no click on "done". */
export const needsEvidence = (kind: LessonKind): boolean => kind !== 'content';
