import { useEffect, useRef, useState, type RefObject } from 'react';
import { paths } from '../../routing';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useUrlState } from '../../ui/hooks/useUrlState';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

interface ShownQuestion {
  /** From 1. */
  number: number;
  showQuestion(number: number): void;
  /** Of the heading of the shown question, which gets the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The shown question is in the address, so that a reload shows it again. */
export function useQuestionNumber(
  courseId: string,
  { id, lessonId, questions }: Pick<AttemptWithQuestionsFragment, 'id' | 'lessonId' | 'questions'>,
): ShownQuestion {
  const [number, setNumber] = useUrlState(
    (params) => Math.min(Math.max(1, Math.trunc(Number(params.get('question'))) || 1), questions.length),
    (question) => paths.course(courseId, { lesson: lessonId, attempt: id, question }),
  );
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isFirstPage] = useState(!useIsHydrated());
  const focused = useRef(isFirstPage ? number : null);
  useEffect(() => {
    if (focused.current === number) return;
    focused.current = number;
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, [number]);
  return { number, showQuestion: (next) => setNumber(next, true), headingRef };
}
