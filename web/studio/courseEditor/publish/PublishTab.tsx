import { Box, Stack, Alert, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { ErrorAlert } from '../../../ui/feedback/ErrorAlert';
import { useEffect, useRef, useState } from 'react';
import { formatPrice, useTranslation, useLanguage, usePlural } from '../../../language';
import { withoutPlaceholderTitles } from '../../../../schema/contract/courses/lessonTitles';
import {
  isPriceUndecided,
  lacksTitle,
  missingPublishRequirements,
  publishRequirements,
  type PublishRequirement,
} from '../../../../schema/contract/courses/publishRequirements';
import { blankTitles } from '../../../../schema/contract/courses/blankTitles';
import { parsePrice } from '../../../../schema/contract/text/decimalNumber';
import { CheckCircleIcon, WarningIcon } from '../../../art/icons/commonIcons';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { copyText } from '../../../data/browser/clipboard';
import { paths, TextLink, ButtonLink } from '../../../routing';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { FormCard } from '../FormCard';
import { checklistStyles, PublishHints, type DraftLesson } from './PublishHints';
import { useAutosaveStore, useDraft, useDraftValue, useLessonIds } from '../drafts/courseDrafts';
import { courseDraftKey, lessonDraftKey } from '../drafts/draftKeys';
import {
  saveBlockerPath,
  editorFieldPath,
  isLessonBlocker,
  useSaveBlockers,
  type SaveBlocker,
} from '../drafts/saveBlockers';
import { useGetLessonTitle, useGetSectionTitle } from '../lessons/useGetLessonTitle';
import { LinkIcon } from '../../../art/icons/sharingIcons';
import { WaveLine } from '../../../art/parts/WaveLine';
import { useUpdateCourseMutation } from '../../../catalog/courseForm/__generated__/CourseForm';
import { useSiteOrigin } from '../../../ui/navigation/serverResponse';
import { useViewer } from '../../../session/useViewer';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { invalidateCourseLists } from '../../invalidateCourseLists';
import { ArchiveCourseDialog } from '../../courseActions/CourseActionsMenu';
import { toCourseSnapshot } from '../drafts/courseDraftApi';
import type { PublishTabFragment } from './__generated__/PublishTab';

interface ChecklistRow {
  text: string;
  to: string | null;
  isOpen: boolean;
}

interface PublishChecklistProps {
  courseId: string;
  missing: readonly PublishRequirement[];
  lessons: readonly DraftLesson[];
  blockers: readonly SaveBlocker[];
  /** What students are offered: rows that always link to their field. */
  terms: readonly ChecklistRow[];
}

function publishStepPath(courseId: string, step: PublishRequirement, lessons: readonly DraftLesson[]): string {
  if (step === 'lessons') return paths.editCourse(courseId, { part: 'lessons' });
  if (step !== 'lessonTitles') return editorFieldPath(courseId, null, step);
  const lesson = lessons.find(lacksTitle);
  const [field] = lesson ? blankTitles(lesson) : [];
  return lesson && field
    ? editorFieldPath(courseId, lesson.id, field)
    : paths.editCourse(courseId, { part: 'lessons' });
}

/** The requirements for publishing, the price, and the fields that need attention; each that is open links to its field. */
function PublishChecklist({ courseId, missing, lessons, blockers, terms }: PublishChecklistProps) {
  const { t } = useTranslation('editor');
  const describeBlocker = useDescribeBlocker();
  const steps = publishRequirements.map((step) => {
    const isOpen = missing.includes(step);
    return { text: t(`publish.steps.${step}`), to: isOpen ? publishStepPath(courseId, step, lessons) : null, isOpen };
  });
  const isStep = (blocker: SaveBlocker) =>
    !isLessonBlocker(blocker) && blocker.kind === 'field' && missing.some((step) => step === blocker.path);
  const fields = blockers
    .filter((blocker) => !isStep(blocker))
    .map((blocker) => ({ text: describeBlocker(blocker), to: saveBlockerPath(courseId, blocker), isOpen: true }));
  const otherTerms = terms.filter(({ to }) => fields.every((field) => field.to !== to));
  return (
    <Box component="ul" sx={checklistStyles}>
      {[...steps, ...otherTerms, ...fields].map(({ text, to, isOpen }) => (
        <li key={`${to ?? ''} ${text}`}>
          <Box sx={{ display: 'flex', color: isOpen ? 'amberInk' : 'primary.main' }}>
            {isOpen ? <WarningIcon /> : <CheckCircleIcon />}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t(isOpen ? 'publish.toDo' : 'publish.done')}:
          </Box>
          {to ? <TextLink to={to}>{text}</TextLink> : <span>{text}</span>}
        </li>
      ))}
    </Box>
  );
}

function useDescribeBlocker(): (blocker: SaveBlocker) => string {
  const { t } = useTranslation('editor');
  const getTitle = useGetLessonTitle();
  const getSectionTitle = useGetSectionTitle();
  return (blocker) => {
    if (blocker.kind === 'quiz') return t('publish.quizBlocker', { title: getTitle(blocker.lessonId ?? '') });
    const field = blocker.kind === 'conflict' ? t('versions.choice') : t(`fields.${blocker.field}`);
    if (blocker.kind === 'unconfirmed') return t('publish.unconfirmedBlocker', { field });
    if (blocker.sectionId !== undefined)
      return t('publish.lessonFieldBlocker', { field, title: getSectionTitle(blocker.sectionId) });
    return blocker.lessonId === null
      ? t('publish.fieldBlocker', { field })
      : t('publish.lessonFieldBlocker', { field, title: getTitle(blocker.lessonId) });
  };
}

export function PublishTab({ course }: { course: PublishTabFragment }) {
  const { t } = useTranslation('editor');
  const formatCount = usePlural('editor');
  const describeTerms = useDescribeTerms();
  const draft = useDraft(courseDraftKey);
  const lessonIds = useLessonIds(course.lessons);
  const lessons = useLessonsWithUnsavedEdits(lessonIds);
  const blockers = useSaveBlockers(lessonIds);
  const [isFreeOnPurpose, setFreeOnPurpose] = useState(false);
  if (!draft) return null;
  const titledLessons = lessons.map(withoutPlaceholderTitles);
  const missing = missingPublishRequirements(draft.values, titledLessons);
  const isReady = missing.length === 0 && blockers.length === 0;
  const asksAboutPrice = isPriceUndecided({ price: draft.values.price, isArchived: course.isArchived });
  const isPriceOpen = asksAboutPrice && !isFreeOnPurpose;
  const terms = course.isPublished ? [] : describeTerms(course.id, draft.values, isPriceOpen);
  return (
    <Stack sx={{ gap: 3, maxInlineSize: 760 }}>
      {course.isPublished && <PublishedPanel course={course} />}
      {(!course.isPublished || !isReady) && (
        <FormCard
          title={t(isReady && !isPriceOpen ? 'publish.ready' : 'publish.notReady')}
          hint={t(isReady && !isPriceOpen ? 'publish.readyText' : 'publish.notReadyText')}
        >
          <PublishChecklist
            courseId={course.id}
            missing={missing}
            lessons={titledLessons}
            blockers={blockers}
            terms={terms}
          />
          {course.isArchived && (
            <Alert severity="info">{formatCount('publish.keepAccess', course.enrollmentCount)}</Alert>
          )}
          {!course.isPublished && (
            <PublishButton
              course={course}
              isReady={isReady}
              isFreeOnPurpose={asksAboutPrice ? isFreeOnPurpose : undefined}
              onFreeOnPurpose={setFreeOnPurpose}
            />
          )}
        </FormCard>
      )}
      <PublishHints courseId={course.id} values={draft.values} lessons={lessons} />
    </Stack>
  );
}

/** The price and the certificate, as students read them. */
function useDescribeTerms() {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const describePrice = (typed: string, isOpen: boolean): string => {
    const price = parsePrice(typed) ?? '0.00';
    if (isOpen) return t('publish.priceOpen');
    return Number(price) === 0 ? t('details.free') : t('publish.price', { price: formatPrice(price, language) });
  };
  return (courseId: string, { price, hasCertificate }: CourseFormValues, isPriceOpen: boolean): ChecklistRow[] => [
    {
      text: describePrice(price, isPriceOpen),
      to: editorFieldPath(courseId, null, 'price'),
      isOpen: isPriceOpen,
    },
    {
      text: t(hasCertificate ? 'details.withCertificate' : 'details.withoutCertificate'),
      to: editorFieldPath(courseId, null, 'hasCertificate'),
      isOpen: false,
    },
  ];
}

const useLessonsWithUnsavedEdits = (lessonIds: readonly string[]): DraftLesson[] =>
  useDraftValue((store) =>
    lessonIds.flatMap((id) => {
      const values = store.getDraft(lessonDraftKey(id))?.values;
      return values ? [{ ...values, id }] : [];
    }),
  );

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
    copyText(url).then(
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

interface PublishButtonProps {
  course: PublishTabFragment;
  isReady: boolean;
  /** Undefined if the price is decided. */
  isFreeOnPurpose: boolean | undefined;
  onFreeOnPurpose(isChecked: boolean): void;
}

function PublishButton({ course, isReady, isFreeOnPurpose, onFreeOnPurpose }: PublishButtonProps) {
  const { t } = useTranslation('editor');
  const isAwaitingApproval = useViewer().viewer?.isAwaitingApproval ?? false;
  const { publish, isBusy, error } = usePublishCourse(course);
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', marginBlockStart: 3 }}>
      {isReady && isFreeOnPurpose !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={isFreeOnPurpose} onChange={(_event, isChecked) => onFreeOnPurpose(isChecked)} />}
          label={t('publish.freeOnPurpose')}
        />
      )}
      {isAwaitingApproval && <Alert severity="info">{t('publish.awaitingApproval')}</Alert>}
      {error && <ErrorAlert message={error} />}
      <Button
        variant="contained"
        size="large"
        disabled={!isReady || isFreeOnPurpose === false || isAwaitingApproval}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={publish}
      >
        {t(isBusy ? 'publish.publishing' : 'publish.publish')}
      </Button>
    </Stack>
  );
}

function usePublishCourse(course: PublishTabFragment) {
  const { t } = useTranslation('editor');
  const store = useAutosaveStore();
  const toast = useToast();
  const [update] = useUpdateCourseMutation({ update: invalidateCourseLists });
  const { run, isBusy, error } = useRequest(async () => {
    if (!(await store.flush())) throw new Error(t('publish.unsaved'));
    const { data } = await update({ variables: { id: course.id, input: { isPublished: true } } });
    if (data) store.receive(courseDraftKey, toCourseSnapshot(data.updateCourse));
    toast({ title: t('publish.live') });
  });
  return { publish: run, isBusy, error: error?.message };
}
