import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { paths } from '../../routing';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { isComplete } from '../questions/answerGaps';
import type { AttemptWithQuestionsFragment } from './__generated__/attempt';

interface ShownQuestion {
  /** From 1. */
  number: number;
  showQuestion(number: number): void;
  /** Of the heading of the shown question, which gets the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

type Attempt = Pick<AttemptWithQuestionsFragment, 'id' | 'lessonId' | 'questions'>;

/** The shown question is in the address, so that a reload shows it again. An attempt that is resumed opens at its first open question. */
export function useQuestionNumber(courseId: string, attempt: Attempt): ShownQuestion {
  const { id, lessonId, questions } = attempt;
  const [firstOpen] = useState(() => findFirstOpen(questions));
  const [number, setNumber] = useUrlState(
    (params) => Math.min(Math.max(1, Math.trunc(Number(params.get('question'))) || firstOpen), questions.length),
    (question) => paths.course(courseId, { lesson: lessonId, attempt: id, question }),
  );
  const [request, setRequest] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isFirstPage] = useState(!useIsHydrated());
  const focused = useRef(isFirstPage ? `${number} 0` : null);
  useEffect(() => {
    const current = `${number} ${request}`;
    if (focused.current === current) return;
    focused.current = current;
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, [number, request]);
  useNumberInAddress(() => setNumber(number, true));
  const showQuestion = (next: number) => {
    // The shown question gets the focus again, as after a dialog.
    if (next === number) setRequest(request + 1);
    else setNumber(next, true);
  };
  return { number, showQuestion, headingRef };
}

/** A later reload shows the same question, also once it is answered. */
function useNumberInAddress(write: () => void): void {
  const isMissing = !useSearchParams()[0].has('question');
  const writeNumber = useEffectEvent(write);
  useEffect(() => {
    if (isMissing) writeNumber();
  }, [isMissing]);
}

/** The last one where all are answered: from there the attempt is handed in. */
function findFirstOpen(questions: Attempt['questions']): number {
  const open = questions.find(
    // The server has checked that the response fits its question.
    (question) => !isComplete(question, question.response as QuestionResponse | null),
  );
  return open?.position ?? questions.length;
}
