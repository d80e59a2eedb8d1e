import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  missingPublishRequirements,
  publishRequirements,
} from '../../../../schema/contract/courses/publishRequirements';
import type { PublishRequirement } from '../../../../schema/contract/courses/publishRequirements';
import { parseFormNumber } from '../../../../schema/contract/validation/numberFields';
import { CheckCircleIcon, WarningIcon, InfoIcon } from '../../../art/icons/statusIcons';
import { courseDraftKey, useDraft, lessonDraftKey, useAutosaveStore } from '../../../drafts/useDraft';
import { localizeField } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import { paths } from '../../../paths';
import { visuallyHidden } from '../../../ui/layout/hiddenStyles';
import { TextLink } from '../../../ui/navigation/routerLinks';
import { FormSection } from '../FormSection';
import { isLessonEmpty } from '../courseDraftPolicies';
import type { CourseFormValues, LessonFormValues } from '../courseDraftPolicies';
import type { EditorCourse } from '../useCourseAutosave';
import { PublishedPanel, PublishButton } from './PublishActions';

interface PublishChecklistProps {
  courseId: string;
  steps: readonly PublishRequirement[];
  missing: readonly PublishRequirement[];
}

const checklistStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44 },
} as const;

/** Where a step is done. */
const publishStepPath = (courseId: string, step: PublishRequirement): string =>
  step === 'lessons' ? paths.editCourse(courseId, { part: 'lessons' }) : `${paths.editCourse(courseId)}#course-${step}`;

/** What publishing asks for, and which of it is done; what is not leads to its place. */
function PublishChecklist({ courseId, steps, missing }: PublishChecklistProps) {
  const { t } = useTranslation('editor');
  return (
    <Box component="ul" sx={checklistStyles}>
      {steps.map((step) => {
        const isMissing = missing.includes(step);
        return (
          <li key={step}>
            <Box sx={{ display: 'flex', color: isMissing ? 'amberInk' : 'primary.main' }}>
              {isMissing ? <WarningIcon /> : <CheckCircleIcon />}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {t(isMissing ? 'publish.toDo' : 'publish.done')}:
            </Box>
            {isMissing ? (
              <TextLink to={publishStepPath(courseId, step)}>{t(`publish.steps.${step}`)}</TextLink>
            ) : (
              <span>{t(`publish.steps.${step}`)}</span>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** What is missing, the button that makes the course public, and where students find it then. */
export function PublishTab({ course }: { course: EditorCourse }) {
  const { t } = useTranslation('editor');
  const writing = useDraft<CourseFormValues>(courseDraftKey);
  const lessons = useDraftLessons(course);
  if (!writing) return null;
  const missing = missingPublishRequirements(writing.values, lessons);
  const isReady = missing.length === 0;
  return (
    <Stack sx={{ gap: 3, maxInlineSize: 760 }}>
      {course.isPublished && <PublishedPanel course={course} />}
      {(!course.isPublished || !isReady) && (
        <FormSection
          title={t(isReady ? 'publish.ready' : 'publish.notReady')}
          hint={t(isReady ? 'publish.readyText' : 'publish.notReadyText')}
        >
          <PublishChecklist courseId={course.id} steps={publishRequirements} missing={missing} />
          {!course.isPublished && <PublishButton course={course} isReady={isReady} />}
        </FormSection>
      )}
      <PublishHints courseId={course.id} values={writing.values} lessons={lessons} />
    </Stack>
  );
}

interface PublishHintsProps {
  courseId: string;
  values: CourseFormValues;
  lessons: readonly DraftLesson[];
}

/** The language in which a lesson has no text, while it has one in the other. */
function missingTranslations({ content, contentAr }: DraftLesson): ('content' | 'contentAr')[] {
  const [hasEnglish, hasArabic] = [content, contentAr].map((text) => text.trim() !== '');
  if (hasEnglish === hasArabic) return [];
  return [hasEnglish ? 'contentAr' : 'content'];
}

/** What makes a good course better: lessons with nothing in them or in one language alone, drafts, no length, no picture. */
function PublishHints({ courseId, values, lessons }: PublishHintsProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const details = paths.editCourse(courseId);
  const advice = [
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
  if (advice.length === 0) return null;
  return (
    <FormSection title={t('publish.advice')} hint={t('publish.adviceText')}>
      <Box component="ul" sx={checklistStyles}>
        {advice.map(({ to, text }) => (
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

/** The lessons of the course as they are being written. */
function useDraftLessons(course: EditorCourse): DraftLesson[] {
  const desk = useAutosaveStore();
  // Redrawn at every change of how the desk stands: nothing is typed while this is in sight.
  useSyncExternalStore(desk.subscribe, desk.getStatus, desk.getStatus);
  return course.lessons.flatMap(({ id }) => {
    const values = desk.getDraft<LessonFormValues>(lessonDraftKey(id))?.values;
    return values ? [{ ...values, id }] : [];
  });
}
