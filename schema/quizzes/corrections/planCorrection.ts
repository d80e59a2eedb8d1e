import { correctGrade, correctResult } from '../../contract/grading/correctGrade';
import type { Grade } from '../../contract/grading/grade';
import { scoreTopics } from '../../contract/grading/scoreTopics';
import type { AttemptTopic } from '../../contract/quizzes';
import type { StoredVersion } from '../attempts/questions/questionVersions';
import type { CorrectableAttempt } from './correctableAttempts';
import type { Correction } from './findCorrections';

interface PlannedResult {
  /** Decimal text. */
  score: string;
  percent: number;
  criticalMissed: number;
  topics: Pick<AttemptTopic, 'tag' | 'percent'>[];
}

/** What a correction does to an attempt. */
export interface PlannedCorrection {
  attempt: CorrectableAttempt;
  /** Points that the question is worth. */
  points: number;
  before: Grade;
  after: Grade;
  /** Null if nothing of the result changes. */
  result: PlannedResult | null;
  isNewPass: boolean;
  /** The mark would fall and cost the pass: the attempt keeps what it has. */
  keepsPass: boolean;
}

const isSameGrade = (a: Grade, b: Grade): boolean =>
  a.verdict === b.verdict && a.numerator * b.denominator === b.numerator * a.denominator;

/** What a correction does to an attempt: the same for the preview and the job. */
export function planCorrection(
  { method, versionId }: Correction,
  attempt: CorrectableAttempt,
  versions: ReadonlyMap<number, StoredVersion>,
): PlannedCorrection {
  const { position, response, marks, passPercent, state } = attempt;
  const before = marks.find((mark) => mark.position === position);
  const [answered, corrected] = [versions.get(attempt.versionId), versions.get(versionId)];
  if (!before || !answered || !corrected) throw new Error(`Attempt ${attempt.id} has no mark or version to correct`);
  const grade = correctGrade(method, corrected, { response, grade: before, answered });
  const planned = correctResult(marks, { position, grade }, { hasPassed: state === 'passed', passPercent });
  const after = planned.keepsPass ? before : grade;
  const { score, percent, criticalMissed } = planned.score;
  return {
    attempt,
    points: before.points,
    before,
    after,
    result: isSameGrade(before, after) ? null : { score, percent, criticalMissed, topics: scoreTopics(planned.marks) },
    isNewPass: state === 'failed' && planned.isPassed,
    keepsPass: planned.keepsPass,
  };
}

/** Whether the learner sees another result than before. */
export const changesResult = ({ attempt, result, isNewPass }: PlannedCorrection): boolean =>
  result !== null &&
  (isNewPass ||
    result.percent !== attempt.percent ||
    result.criticalMissed !== attempt.criticalMissed ||
    Number(result.score) !== Number(attempt.score));
