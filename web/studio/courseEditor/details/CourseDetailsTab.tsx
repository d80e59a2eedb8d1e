import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation, localizeField, useLanguage, usePlural } from '../../../language';
import { courseLevels } from '../../../../schema/contract/courses/courseLevels';
import { parseFormNumber, parsePrice } from '../../../../schema/contract/text/decimalNumber';
import { CourseField } from '../../../catalog/courseForm/CourseField';
import { formatCourseValue, type CourseFormSettings } from '../../../catalog/courseForm/courseFormSettings';
import type { CourseCategoryFragment } from '../../../catalog/courseForm/__generated__/CourseForm';
import { type CourseFormValues, courseFieldNames } from '../../../catalog/courseForm/courseFormValues';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { lazyPart } from '../../../ui/lazyPart';
import { twoColumnGrid } from '../../../ui/layout/layoutStyles';
import { BilingualColumns, localizedFieldName, untitledLanguages } from '../../BilingualColumns';
import { DraftConflict } from '../drafts/DraftConflict';
import { FormCard } from '../FormCard';
import { useAutosaveStore, useDraft } from '../drafts/courseDrafts';
import { courseDraftKey, lessonDraftKey } from '../drafts/draftKeys';
import { isEmptyObject, pickFields } from '../../../drafts/draftModel';
import type { CourseDetailsTabFragment } from './__generated__/CourseDetailsTab';

const CoursePreview = lazyPart(async () => (await import('../../../catalog/courseForm/CoursePreview')).CoursePreview, {
  fallback: <Skeleton variant="rounded" sx={{ maxInlineSize: 380, blockSize: 480 }} />,
});
const ChangeToConfirm = lazyPart(async () => (await import('./ChangeToConfirm')).ChangeToConfirm);
const AdvancedSettings = lazyPart(async () => (await import('./AdvancedSettings')).AdvancedSettings, {
  fallback: <Skeleton variant="rounded" height={64} />,
});

interface CourseDetailsTabProps {
  course: CourseDetailsTabFragment;
  categories: readonly CourseCategoryFragment[];
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: 4,
  alignItems: 'start',
} as const;

export function CourseDetailsTab(props: CourseDetailsTabProps) {
  const draft = useDraft(courseDraftKey);
  return draft && <CourseDetailsForm {...props} draft={draft} />;
}

function CourseDetailsForm({
  course,
  categories,
  draft,
}: CourseDetailsTabProps & { draft: DraftHandle<CourseFormValues> }) {
  const { t } = useTranslation('editor');
  const form = useCourseDraftForm(draft);
  const lessonMinutes = useLessonMinutes(course);
  const settings = useCourseFormSettings(draft, { course, categories, lessonMinutes });
  return (
    <FormProvider {...form}>
      <DraftConflict
        draft={draft}
        labels={settings.labels}
        formatValue={(name, value) => formatCourseValue(settings, name, value)}
      />
      <Box sx={columnsStyles}>
        <Stack sx={{ gap: 3, minInlineSize: 0 }}>
          <FormCard title={t('details.texts')} hint={t('details.textsHint')}>
            <BilingualColumns missing={untitledLanguages(draft.values)}>
              {(language) => (
                <>
                  <CourseField name={localizedFieldName('title', language)} settings={settings} />
                  <CourseField name={localizedFieldName('description', language)} settings={settings} />
                </>
              )}
            </BilingualColumns>
          </FormCard>
          <PromiseSection settings={settings} />
          <FormCard title={t('details.place')}>
            <Box sx={twoColumnGrid}>
              <CourseField name="categoryId" settings={settings} />
              <CourseField name="level" settings={settings} />
              <Box>
                <CourseField name="price" settings={settings} />
                {draft.unconfirmedFields.includes('price') && (
                  <ChangeToConfirm name="price" course={course} draft={draft} />
                )}
              </Box>
              <Box>
                <CourseField name="duration" settings={settings} />
                <LessonMinutesButton draft={draft} lessonMinutes={lessonMinutes} />
              </Box>
            </Box>
            <CourseField name="hasCertificate" settings={settings} />
            {draft.unconfirmedFields.includes('hasCertificate') && (
              <ChangeToConfirm name="hasCertificate" course={course} draft={draft} />
            )}
          </FormCard>
          <FormCard title={t('details.search')}>
            <CourseField name="keywords" settings={settings} />
          </FormCard>
          <FormCard title={t('details.picture')}>
            <CourseField name="thumbnail" settings={settings} />
          </FormCard>
          <AdvancedSettings course={course} draft={draft} settings={settings} />
        </Stack>
        <Box
          component="figure"
          aria-label={t('details.card')}
          sx={{ margin: 0, position: { lg: 'sticky' }, insetBlockStart: 152 }}
        >
          <Box component="figcaption" sx={{ marginBlockEnd: 1.5 }}>
            <Typography component="h2" variant="h5">
              {t('details.card')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('details.cardHint')}
            </Typography>
          </Box>
          <CoursePreview course={course} values={draft.draft.serverValues} untitled={t('untitled')} />
        </Box>
      </Box>
    </FormProvider>
  );
}

/** What the course offers: the lists of its page, and the lesson that is open to everybody. */
function PromiseSection({ settings }: { settings: CourseFormSettings }) {
  const { t } = useTranslation('editor');
  return (
    <FormCard title={t('details.promise')} hint={t('details.promiseHint')}>
      <BilingualColumns>
        {(language) =>
          (['outcomes', 'audience', 'requirements'] as const).map((name) => (
            <CourseField key={name} name={localizedFieldName(name, language)} settings={settings} />
          ))
        }
      </BilingualColumns>
      <Stack sx={{ gap: 2.5, marginBlockStart: 2.5 }}>
        <CourseField name="previewLessonId" settings={settings} />
        <CourseField name="requiredCourseIds" settings={settings} />
      </Stack>
    </FormCard>
  );
}

/** The shared course form in the page's language, with element ids for the links of the publish checklist. */
function useCourseFormSettings(
  draft: DraftHandle<CourseFormValues>,
  { course, categories, lessonMinutes }: CourseDetailsTabProps & { lessonMinutes: number },
): CourseFormSettings {
  const { t } = useTranslation(['editor', 'courses']);
  const { language } = useLanguage();
  const formatCount = usePlural('editor');
  const isFree = parsePrice(draft.draft.serverValues.price) === '0.00';
  const sum =
    lessonMinutes > 0 ? t('details.lessonsTogether', { n: formatCount('lessons.minutes', lessonMinutes) }) : '';
  return {
    idPrefix: 'course',
    courseId: course.id,
    labels: {
      title: t('fields.title'),
      titleAr: t('fields.titleAr'),
      description: t('fields.description'),
      descriptionAr: t('fields.descriptionAr'),
      categoryId: t('fields.categoryId'),
      level: t('fields.level'),
      price: t('fields.price'),
      duration: t('fields.duration'),
      slug: t('fields.slug'),
      thumbnail: t('fields.thumbnail'),
      hasCertificate: t('fields.hasCertificate'),
      keywords: t('fields.keywords'),
      outcomes: t('fields.outcomes'),
      outcomesAr: t('fields.outcomesAr'),
      audience: t('fields.audience'),
      audienceAr: t('fields.audienceAr'),
      requirements: t('fields.requirements'),
      requirementsAr: t('fields.requirementsAr'),
      previewLessonId: t('fields.previewLessonId'),
      requiredCourseIds: t('fields.requiredCourseIds'),
    },
    hints: {
      description: t('details.descriptionHint'),
      descriptionAr: t('details.descriptionHint'),
      price: isFree ? t('details.free') : t('details.priceHint'),
      duration: t('details.durationHint', { sum }),
      slug: t('details.slugHint'),
      thumbnail: t('details.pictureHint'),
      hasCertificate: t('details.hasCertificateHint'),
      keywords: t('details.keywordsHint'),
      previewLessonId: t('details.previewHint'),
      requiredCourseIds: t('details.prerequisitesHint'),
    },
    options: {
      categoryId: categories.map((each) => ({ value: each.id, label: localizeField(each, 'name', language) })),
      level: courseLevels.map((level) => ({ value: level, label: t(`courses:levels.${level}`) })),
      previewLessonId: [
        { value: '', label: t('details.noPreview') },
        ...course.lessons
          .filter(({ isPublished }) => isPublished)
          .map((lesson) => ({ value: lesson.id, label: localizeField(lesson, 'title', language) })),
      ],
      requiredCourseIds: course.prerequisites.map((required) => ({
        value: required.id,
        label: localizeField(required, 'title', language),
      })),
      hasCertificate: [
        { value: 'true', label: t('details.withCertificate') },
        { value: 'false', label: t('details.withoutCertificate') },
      ],
    },
  };
}

/** The lengths of the lessons together, unsaved changes included. */
function useLessonMinutes({ lessons }: CourseDetailsTabFragment): number {
  const store = useAutosaveStore();
  return lessons
    .map(({ id, duration }) => store.getDraft(lessonDraftKey(id))?.values.duration ?? String(duration))
    .reduce((sum, duration) => sum + parseFormNumber(duration), 0);
}

function LessonMinutesButton({
  draft,
  lessonMinutes,
}: {
  draft: DraftHandle<CourseFormValues>;
  lessonMinutes: number;
}) {
  const { t } = useTranslation('editor');
  const isSame = lessonMinutes === parseFormNumber(draft.values.duration);
  if (isSame || lessonMinutes <= 0 || !Number.isInteger(lessonMinutes)) return null;
  return (
    <Button size="small" onClick={() => draft.edit({ duration: String(lessonMinutes) })}>
      {t('details.takeOver')}
    </Button>
  );
}

/** The form copies lists. */
const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A form bound to the draft of a course: it edits the draft at each keystroke and shows its values and messages. */
function useCourseDraftForm({
  values,
  validationMessages,
  edit,
}: DraftHandle<CourseFormValues>): UseFormReturn<CourseFormValues> {
  const form = useForm({ defaultValues: values });
  const { subscribe, getValues, setValue, getFieldState, setError, clearErrors } = form;
  const isCopying = useRef(false);
  const editDraft = useEffectEvent((typed: CourseFormValues) => {
    const changes = pickFields<CourseFormValues>(typed, (name) => !isSameValue(typed[name], values[name]));
    if (!isEmptyObject(changes)) edit(changes);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // While draft values are copied one by one, the form still holds older ones of other fields.
        callback: ({ values: typed }) => {
          if (!isCopying.current) editDraft(typed);
        },
      }),
    [subscribe],
  );
  useLayoutEffect(() => {
    isCopying.current = true;
    for (const name of courseFieldNames) if (!isSameValue(getValues(name), values[name])) setValue(name, values[name]);
    isCopying.current = false;
  }, [values, getValues, setValue]);
  useLayoutEffect(() => {
    for (const name of courseFieldNames) {
      const message = validationMessages[name];
      if (getFieldState(name).error?.message === message) continue;
      if (message === undefined) clearErrors(name);
      else setError(name, { type: 'draft', message });
    }
  }, [validationMessages, getFieldState, setError, clearErrors]);
  return form;
}
