import { Typography } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { paths } from '../../routing';
import { EmptyState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { useAutosaveStore, useDraft } from '../courseEditor/drafts/courseDrafts';
import { isNewLessonId, lessonDraftKey, questionDraftKey, quizDraftKey } from '../courseEditor/drafts/draftKeys';
import { FormCard } from '../courseEditor/FormCard';
import { AttemptsTab } from './attempts/AttemptsTab';
import { useQuizDraftsQuery } from './drafts/__generated__/quizDraftApi';
import type { QuizData } from './drafts/quizDraftApi';
import { useQuizDrafts } from './drafts/useQuizDrafts';
import { QuestionCourseContext } from './questionForm/questionCourse';
import { listTags } from './quizQuestions';
import { RulesTab } from './rules/RulesTab';
import { QuestionsTab } from './slots/QuestionsTab';
import { QuizQuestionsContext } from './slots/useDrawableCount';
import { StatisticsTab } from './statistics/StatisticsTab';
import type { DraftHandle } from '../../drafts/createDraftHooks';
import { DraftConflict } from '../courseEditor/drafts/DraftConflict';
import type { QuizValues, SlotValues } from './drafts/quizValues';
import { nameQuestion } from './slots/describeQuestion';

interface QuizEditorProps {
  courseId: string;
  /** Of a lesson of kind quiz; of a new one that the server has not created yet, too. */
  lessonId: string;
  lessonIds: readonly string[];
}

/** Navigation state of a question that was just added: its text gets the focus. */
const newQuestionState = { isNew: true } as const;

const quizTabs = ['questions', 'rules', 'attempts', 'statistics'] as const;

/** The questions and rules of a quiz, its attempts and what they show. */
export function QuizEditor({ courseId, lessonId, lessonIds }: QuizEditorProps) {
  const { t } = useTranslation('quizEditor');
  const query = useQuizDraftsQuery({
    ...useRefetchOnVisitPolicy(),
    variables: { courseId, lessonId },
    skip: isNewLessonId(lessonId),
  });
  return (
    <FormCard title={t('title')}>
      {isNewLessonId(lessonId) ? (
        <Typography>{t('afterCreation')}</Typography>
      ) : (
        <QueryResult of={query} skeleton={<TextSkeleton lines={6} />}>
          {({ quiz, courseQuestions }) =>
            quiz ? (
              <LoadedQuiz
                courseId={courseId}
                lessonId={lessonId}
                lessonIds={lessonIds}
                data={{ quiz, courseQuestions }}
              />
            ) : (
              <EmptyState level={3} title={t('missing')} text={t('missingText')} />
            )
          }
        </QueryResult>
      )}
    </FormCard>
  );
}

function LoadedQuiz({ courseId, lessonId, lessonIds, data }: QuizEditorProps & { data: QuizData }) {
  const { t } = useTranslation('quizEditor');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const openTab = quizTabs.find((name) => name === search.get('quiz')) ?? 'questions';
  const addQuestion = useQuizDrafts(courseId, lessonId, data);
  const draft = useDraft(quizDraftKey(lessonId));
  const open = (question: string | null, isNew = false) =>
    void navigate(paths.editCourse(courseId, { lesson: lessonId, question: question ?? undefined }), {
      replace: true,
      preventScrollReset: true,
      state: isNew ? newQuestionState : null,
      // What is typed next belongs to the new question, which a transition would render too late.
      flushSync: isNew,
    });
  const openQuestionId = useOpenQuestionId(search.get('question'), (id) => open(id));
  const questionCourse = useQuestionCourseOf(courseId, lessonIds, data);
  if (!draft) return null;
  const pathOf = (quiz: (typeof quizTabs)[number]) =>
    paths.editCourse(courseId, { lesson: lessonId, quiz: quiz === 'questions' ? undefined : quiz });
  return (
    <QuizQuestionsContext value={data.courseQuestions}>
      <QuestionCourseContext value={questionCourse}>
        <QuizConflict draft={draft} />
        <LinkTabs
          id="quiz"
          label={t('tabs.label')}
          tabs={quizTabs.map((name) => ({ name, label: t(`tabs.${name}`), to: pathOf(name) }))}
          selected={openTab}
        >
          {openTab === 'questions' && (
            <QuestionsTab
              draft={draft}
              questions={data.courseQuestions}
              openQuestionId={openQuestionId}
              onAdd={addQuestion}
              onOpen={open}
            />
          )}
          {openTab === 'rules' && <RulesTab draft={draft} />}
          {openTab === 'attempts' && <AttemptsTab courseId={courseId} lessonId={lessonId} />}
          {openTab === 'statistics' && <StatisticsTab lessonId={lessonId} />}
        </LinkTabs>
      </QuestionCourseContext>
    </QuizQuestionsContext>
  );
}

/** The id of the open question. A new one gets it from the server, and then the URL has it too. */
function useOpenQuestionId(urlId: string | null, replace: (id: string) => void): string | null {
  const store = useAutosaveStore();
  const key = questionDraftKey(urlId ?? '');
  const readId = () => store.presentKey(key).slice(questionDraftKey('').length);
  const presentId = useSyncExternalStore(store.subscribe, readId, readId);
  const replaceUrl = useEffectEvent(replace);
  useEffect(() => {
    // Another question may have been opened since the rendering.
    const isCurrent = new URLSearchParams(window.location.search).get('question') === urlId;
    if (urlId !== null && presentId !== urlId && isCurrent) replaceUrl(presentId);
  }, [urlId, presentId]);
  return urlId === null ? null : presentId;
}

/** The lessons of the course, and the tags that were used before. */
function useQuestionCourseOf(courseId: string, lessonIds: readonly string[], { courseQuestions }: QuizData) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const store = useAutosaveStore();
  return useMemo(() => {
    const lessons = lessonIds
      .filter((id) => !isNewLessonId(id))
      .map((id) => {
        const values = store.getDraft(lessonDraftKey(id))?.values;
        const title = (values && localizeField(values, 'title', language)) || t('untitled');
        return { id, title, kind: values?.kind ?? ('content' as const) };
      });
    return { id: courseId, lessons, tags: listTags(courseQuestions) };
  }, [courseId, lessonIds, courseQuestions, store, language, t]);
}

/** The choice between two versions of a quiz's rules or places. */
function QuizConflict({ draft }: { draft: DraftHandle<QuizValues> }) {
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
