/** Why a learner is stuck (docs/glossary.md), the most urgent first. */
export const stuckReasons = ['no_attempt_left', 'failed_repeatedly', 'no_progress'] as const;
export type StuckReason = (typeof stuckReasons)[number];

/** Failed attempts at one quiz, without a pass or an open one, after which a learner is stuck. */
export const stuckFailures = 2;

/** How far a learner is in a course; being stuck is apart from it. */
export const learnerStates = ['not_started', 'in_progress', 'completed', 'ended'] as const;
export type LearnerState = (typeof learnerStates)[number];

/** What a learner has reached in a lesson; the last four of quizzes alone. */
export const lessonResultStates = ['opened', 'done', 'open', 'late', 'failed', 'passed'] as const;
export type LessonResultState = (typeof lessonResultStates)[number];

/** By which a grade book is filtered: a state, or all who are stuck. */
export const gradeBookStates = ['not_started', 'in_progress', 'stuck', 'completed', 'ended'] as const;
export type GradeBookState = (typeof gradeBookStates)[number];

export const gradeBookSorts = ['name', 'progress', 'lastActivity', 'result'] as const;
export type GradeBookSort = (typeof gradeBookSorts)[number];
