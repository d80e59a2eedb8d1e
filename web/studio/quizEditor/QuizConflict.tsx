import type { DraftHandle } from '../../drafts/createDraftHooks';
import { useLanguage, useTranslation } from '../../language';
import { DraftConflict } from '../courseEditor/drafts/DraftConflict';
import { useAutosaveStore } from '../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../courseEditor/drafts/draftKeys';
import type { QuizValues, SlotValues } from './drafts/quizValues';
import { nameQuestion } from './slots/describeQuestion';

/** The choice between two versions of a quiz's rules or places. */
export function QuizConflict({ draft }: { draft: DraftHandle<QuizValues> }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  const labels = {
    passPercent: t('quiz.passPercent.label'),
    attemptsAllowed: t('quiz.attemptsAllowed.label'),
    pauseMinutes: t('quiz.pauseMinutes.label'),
    timeLimit: t('quiz.timeLimit.label'),
    reveal: t('quiz.reveal.label'),
    shuffleQuestions: t('quiz.shuffleQuestions.label'),
    shuffleOptions: t('quiz.shuffleOptions.label'),
    slots: t('tabs.questions'),
  };
  const describeSlot = ({ questionId, drawTag, drawCount, points }: SlotValues): string => {
    const values = store.getDraft(questionDraftKey(questionId))?.values;
    const name = values ? nameQuestion(values, language, t) : `${t('draw.summary', { tag: drawTag })} ${drawCount}`;
    return `${name} (${t('list.points')}: ${points})`;
  };
  const format = (value: QuizValues[keyof QuizValues]): string => {
    if (typeof value === 'boolean') return t(value ? 'quiz.yes' : 'quiz.no');
    return typeof value === 'string' ? value : value.map(describeSlot).join('\n');
  };
  return (
    <DraftConflict
      draft={draft}
      labels={labels}
      formatValue={(field, value) => (field === 'reveal' ? t(`quiz.reveal.${draft.values.reveal}`) : format(value))}
    />
  );
}
