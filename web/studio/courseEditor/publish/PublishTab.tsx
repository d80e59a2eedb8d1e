import { Box, Stack, Alert, Button, Card, Typography } from '@mui/material';
import { ErrorAlert } from '../../../ui/feedback/ErrorAlert';
import { useEffect, useRef, useState } from 'react';
import { useTranslation, localizeField, useLanguage, usePlural } from '../../../language';
import {
  missingPublishRequirements,
  publishRequirements,
  type PublishRequirement,
} from '../../../../schema/contract/courses/publishRequirements';
import { parseFormNumber } from '../../../../schema/contract/validation/numberFields';
import { CheckCircleIcon, WarningIcon, InfoIcon } from '../../../art/icons/commonIcons';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { paths, TextLink, ButtonLink } from '../../../routing';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { FormSection } from '../FormSection';
import { isLessonEmpty, type LessonFormValues } from '../courseDraftPolicies';
import { courseDraftKey, lessonDraftKey, useAutosaveStore, useDraft, useLessonIds, useSaveStatus } from '../draftKeys';
import { conflictPath, draftProblemPath, useDraftProblems, type DraftProblem } from '../draftProblems';
import { useGetLessonTitle } from '../lessons/useGetLessonTitle';
import { rootField } from '../../../drafts/draftModel';
import { LinkIcon } from '../../../art/icons/sharingIcons';
import { WaveLine } from '../../../art/parts/WaveLine';
import { useUpdateCourseMutation } from '../../../catalog/courseForm/__generated__/CourseForm';
import { toClientError } from '../../../data/clientError';
import { useSiteOrigin } from '../../../ui/navigation/serverResponse';
import { useViewer } from '../../../session/useViewer';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { invalidateCourseLists } from '../../invalidateCourseLists';
import { ArchiveCourseDialog } from '../../courseActions/CourseActionsMenu';
import { toCourseSnapshot } from '../courseDraftApi';
import type { PublishTabFragment } from './__generated__/PublishTab';

interface PublishChecklistProps {
  courseId: string;
  missing: readonly PublishRequirement[];
  problems: readonly DraftProblem[];
}

const checklistStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44 },
} as const;

const publishStepPath = (courseId: string, step: PublishRequirement): string =>
  step === 'lessons' ? paths.editCourse(courseId, { part: 'lessons' }) : `${paths.editCourse(courseId)}#course-${step}`;

/** The requirements for publishing and the fields that need attention; what is open links to its field. */
function PublishChecklist({ courseId, missing, problems }: PublishChecklistProps) {
  const { t } = useTranslation('editor');
  const describeProblem = useDescribeProblem();
  const steps = publishRequirements.map((step) => ({
    text: t(`publish.steps.${step}`),
    to: missing.includes(step) ? publishStepPath(courseId, step) : null,
  }));
  const isStep = ({ lessonId, path }: DraftProblem) => lessonId === null && missing.some((step) => step === path);
  const fields = problems
    .filter((problem) => !isStep(problem))
    .map((problem) => ({ text: describeProblem(problem), to: draftProblemPath(courseId, problem) }));
  return (
    <Box component="ul" sx={checklistStyles}>
      {[...steps, ...fields].map(({ text, to }) => (
        <li key={to ?? text}>
          <Box sx={{ display: 'flex', color: to ? 'amberInk' : 'primary.main' }}>
            {to ? <WarningIcon /> : <CheckCircleIcon />}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t(to ? 'publish.toDo' : 'publish.done')}:
          </Box>
          {to ? <TextLink to={to}>{text}</TextLink> : <span>{text}</span>}
        </li>
      ))}
    </Box>
  );
}

/** Returns the text of a problem: its field and lesson. */
function useDescribeProblem(): (problem: DraftProblem) => string {
  const { t } = useTranslation('editor');
  const getTitle = useGetLessonTitle();
  return ({ lessonId, path }) => {
    // A path starts with the name of a field of one of the two forms.
    const name = rootField(path) as keyof CourseFormValues | keyof LessonFormValues;
    const field = path === conflictPath ? t('versions.choice') : t(`fields.${name}`);
    return lessonId === null
      ? t('publish.fieldProblem', { field })
      : t('publish.lessonFieldProblem', { field, title: getTitle(lessonId) });
  };
}

/** The publish checklist and button, and hints to improve the course. */
export function PublishTab({ course }: { course: PublishTabFragment }) {
  const { t } = useTranslation('editor');
  const formatCount = usePlural('editor');
  const draft = useDraft(courseDraftKey);
  const lessons = useLessonsWithUnsavedEdits(course);
  const problems = useDraftProblems(useLessonIds(course.lessons));
  if (!draft) return null;
  const missing = missingPublishRequirements(draft.values, lessons);
  const isReady = missing.length === 0 && problems.length === 0;
  return (
    <Stack sx={{ gap: 3, maxInlineSize: 760 }}>
      {course.isPublished && <PublishedPanel course={course} />}
      {(!course.isPublished || !isReady) && (
        <FormSection
          title={t(isReady ? 'publish.ready' : 'publish.notReady')}
          hint={t(isReady ? 'publish.readyText' : 'publish.notReadyText')}
        >
          <PublishChecklist courseId={course.id} missing={missing} problems={problems} />
          {course.isArchived && (
            <Alert severity="info">{formatCount('publish.keepAccess', course.enrollmentCount)}</Alert>
          )}
          {!course.isPublished && <PublishButton course={course} isReady={isReady} />}
        </FormSection>
      )}
      <PublishHints courseId={course.id} values={draft.values} lessons={lessons} />
    </Stack>
  );
}

interface PublishHintsProps {
  courseId: string;
  values: CourseFormValues;
  lessons: readonly DraftLesson[];
}

/** The text field of the missing language, if a lesson has text in one language only. */
function missingTranslations({ content, contentAr }: DraftLesson): ('content' | 'contentAr')[] {
  const [hasEnglish, hasArabic] = [content, contentAr].map((text) => text.trim() !== '');
  if (hasEnglish === hasArabic) return [];
  return [hasEnglish ? 'contentAr' : 'content'];
}

/** Optional improvements: empty or untranslated lessons, draft lessons, length, picture. */
function PublishHints({ courseId, values, lessons }: PublishHintsProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const details = paths.editCourse(courseId);
  const hints = [
    ...lessons.flatMap((lesson) => {
      const title = localizeField(lesson, 'title', language) || t('untitled');
      const to = paths.editCourse(courseId, { lesson: lesson.id });
      return [
        ...(isLessonEmpty(lesson) ? [{ to, text: t('publish.blankLesson', { title }) }] : []),
        ...missingTranslations(lesson).map((field) => ({
          to: `${to}#lesson-${field}`,
          text: t(`publish.oneLanguage.${field}`, { title }),
        })),
        ...(lesson.isPublished ? [] : [{ to: `${to}#lesson-isPublished`, text: t('publish.draftLesson', { title }) }]),
      ];
    }),
    ...(parseFormNumber(values.duration) === 0
      ? [{ to: `${details}#course-duration`, text: t('publish.noLength') }]
      : []),
    ...(values.thumbnail === '' ? [{ to: `${details}#course-thumbnail`, text: t('publish.noPicture') }] : []),
  ];
  if (hints.length === 0) return null;
  return (
    <FormSection title={t('publish.advice')} hint={t('publish.adviceText')}>
      <Box component="ul" sx={checklistStyles}>
        {hints.map(({ to, text }) => (
          <li key={text}>
            <Box sx={{ display: 'flex', color: 'text.secondary' }}>
              <InfoIcon />
            </Box>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </Box>
    </FormSection>
  );
}

interface DraftLesson extends LessonFormValues {
  id: string;
}

/** The lessons with unsaved changes included. */
function useLessonsWithUnsavedEdits(course: PublishTabFragment): DraftLesson[] {
  const store = useAutosaveStore();
  // The save status changes with every merge; lessons are not edited while this tab is open.
  useSaveStatus();
  return course.lessons.flatMap(({ id }) => {
    const values = store.getDraft(lessonDraftKey(id))?.values;
    return values ? [{ ...values, id }] : [];
  });
}

/** The address of the published course, and the button to unpublish it. */
function PublishedPanel({ course }: { course: PublishTabFragment }) {
  const { t } = useTranslation('editor');
  const origin = useSiteOrigin();
  const toast = useToast();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  // The focused publish button has left the page.
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, []);
  const url = origin + paths.course(course.id);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: t('publish.copied') }),
      () => undefined,
    );
  return (
    <Card
      component="section"
      aria-labelledby="live-heading"
      data-surface="dark"
      sx={{ border: 0, backgroundColor: 'deep' }}
    >
      <Stack sx={{ gap: 2, padding: { xs: 2.5, sm: 4 }, paddingBlockEnd: 2, alignItems: 'start' }}>
        <Typography
          id="live-heading"
          ref={headingRef}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ outline: 'none' }}
        >
          {t('publish.live')}
        </Typography>
        <Box>
          <Typography sx={{ color: 'onDeepMuted' }}>{t('publish.liveText')}</Typography>
          <Typography component="p" dir="ltr" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink variant="contained" color="secondary" to={paths.course(course.id)}>
            {t('publish.open')}
          </ButtonLink>
          <Button variant="outlined" color="inherit" startIcon={<LinkIcon />} onClick={() => void copy()}>
            {t('publish.copy')}
          </Button>
          <Button color="inherit" onClick={() => setConfirmOpen(true)}>
            {t('publish.unpublish')}
          </Button>
        </Stack>
      </Stack>
      <WaveLine />
      <ArchiveCourseDialog course={course} isOpen={isConfirmOpen} onClose={() => setConfirmOpen(false)} />
    </Card>
  );
}

function PublishButton({ course, isReady }: { course: PublishTabFragment; isReady: boolean }) {
  const { t } = useTranslation('editor');
  const isAwaitingApproval = useViewer().viewer?.isAwaitingApproval ?? false;
  const { publish, isBusy, error } = usePublishCourse(course);
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', marginBlockStart: 3 }}>
      {isAwaitingApproval && <Alert severity="info">{t('publish.awaitingApproval')}</Alert>}
      {error && <ErrorAlert message={error} />}
      <Button
        variant="contained"
        size="large"
        disabled={!isReady || isAwaitingApproval}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={publish}
      >
        {t(isBusy ? 'publish.publishing' : 'publish.publish')}
      </Button>
    </Stack>
  );
}

/** Publishes the course after saving pending changes. */
function usePublishCourse(course: PublishTabFragment) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const toast = useToast();
  const [update] = useUpdateCourseMutation({ update: invalidateCourseLists });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const saveAndPublish = async () => {
    if (!(await store.flush())) {
      setError(t('publish.unsaved'));
      return;
    }
    const { data } = await update({ variables: { id: course.id, input: { isPublished: true } } });
    if (data) store.receive(courseDraftKey, toCourseSnapshot(data.updateCourse));
    toast({ title: t('publish.live') });
  };
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await saveAndPublish().catch((error: unknown) => setError(toClientError(error).message));
    setBusy(false);
  };
  return { publish: () => void publish(), isBusy, error };
}
