import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  missingPublishRequirements,
  publishRequirements,
} from '../../../../schema/contract/courses/publishRequirements';
import type { PublishRequirement } from '../../../../schema/contract/courses/publishRequirements';
import { parseFormNumber } from '../../../../schema/contract/validation/numberFields';
import { CheckCircleIcon, WarningIcon, InfoIcon } from '../../../art/icons/statusIcons';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { localizeField } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import { paths } from '../../../paths';
import { visuallyHidden } from '../../../ui/layout/hiddenStyles';
import { TextLink } from '../../../ui/navigation/routerLinks';
import { FormSection } from '../FormSection';
import { isLessonEmpty } from '../courseDraftPolicies';
import type { LessonFormValues } from '../courseDraftPolicies';
import { courseDraftKey, lessonDraftKey, useAutosaveStore, useDraft, useSaveStatus } from '../draftKeys';
import { PublishedPanel, PublishButton } from './PublishActions';
import type { PublishTabFragment } from './__generated__/PublishTab';

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

const publishStepPath = (courseId: string, step: PublishRequirement): string =>
  step === 'lessons' ? paths.editCourse(courseId, { part: 'lessons' }) : `${paths.editCourse(courseId)}#course-${step}`;

/** The requirements for publishing; missing ones link to their field. */
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

/** The publish checklist and button, and hints to improve the course. */
export function PublishTab({ course }: { course: PublishTabFragment }) {
  const { t } = useTranslation('editor');
  const draft = useDraft(courseDraftKey);
  const lessons = useDraftLessons(course);
  if (!draft) return null;
  const missing = missingPublishRequirements(draft.values, lessons);
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
function useDraftLessons(course: PublishTabFragment): DraftLesson[] {
  const store = useAutosaveStore();
  // The save status changes with every merge; lessons are not edited while this tab is open.
  useSaveStatus();
  return course.lessons.flatMap(({ id }) => {
    const values = store.getDraft(lessonDraftKey(id))?.values;
    return values ? [{ ...values, id }] : [];
  });
}
