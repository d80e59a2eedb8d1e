import type { AttemptTopic } from '../quizzes';
import { scoreAttempt, type AttemptMark } from './scoreAttempt';

/** The result of the questions with each tag, in the order in which the tags come first. */
export function scoreTopics(marks: readonly (AttemptMark & { tags: readonly string[] })[]): AttemptTopic[] {
  const tags = [...new Set(marks.flatMap((mark) => mark.tags))];
  return tags.map((tag) => ({
    tag,
    percent: scoreAttempt(marks.filter((mark) => mark.tags.includes(tag))).percent,
  }));
}
