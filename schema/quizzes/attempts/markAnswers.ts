import type { Grade } from '../../contract/grading/grade';
import { gradeResponse } from '../../contract/grading/gradeResponse';
import type { QuestionResponse } from '../../contract/grading/questions/question';
import { scoreAttempt } from '../../contract/grading/scoreAttempt';
import { scoreTopics } from '../../contract/grading/scoreTopics';
import type { StoredVersion } from './questions/questionVersions';

/** A question of an attempt with the answer that counts. */
export interface CountedAnswer {
  position: number;
  versionId: number;
  points: number;
  isCritical: boolean;
  response: QuestionResponse | null;
  tags: string[];
}

export type Mark = CountedAnswer & Grade;

/** Marks the answers of an attempt with the keys of their versions. */
export const markAnswers = <Answer extends CountedAnswer>(
  answers: readonly Answer[],
  versions: ReadonlyMap<number, StoredVersion>,
): (Answer & Grade)[] =>
  answers.map((answer) => {
    const version = versions.get(answer.versionId);
    if (!version) throw new Error(`Version ${answer.versionId} is missing`);
    return { ...answer, ...gradeResponse(version, answer.response) };
  });

/** Marks as the SQL functions take them: `[{position, versionId, verdict, numerator, denominator}]`. */
export const toMarksJson = (marks: readonly Mark[]): string =>
  JSON.stringify(
    marks.map(({ position, versionId, verdict, numerator, denominator }) => ({
      position,
      versionId,
      verdict,
      numerator,
      denominator,
    })),
  );

/** The result of an attempt as the SQL functions take it: `{score, percent, criticalMissed, topics}`. */
export function toResultJson(marks: readonly Mark[]): string {
  const { score, percent, criticalMissed } = scoreAttempt(marks);
  return JSON.stringify({ score, percent, criticalMissed, topics: scoreTopics(marks) });
}
