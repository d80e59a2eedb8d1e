import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { formatDate, localizeField, usePlural, useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { TextDialog } from '../form/TextDialog';
import type { AdminCourseFragment } from '../courses/__generated__/courseResource';
import type { AdminEnrollmentFragment } from '../enrollments/__generated__/enrollmentResource';
import type { RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  useDeleteLessonWaiverMutation,
  useLessonWaiversQuery,
  useWaiveLessonMutation,
  type LessonWaiverFragment,
  type WithdrawnLessonFragment,
} from './__generated__/lessonWaivers';

export const CourseWaiversDialog = ({ row, name, ...dialog }: RowDialogProps<AdminCourseFragment>) => (
  <LessonWaiversDialog {...dialog} courseId={row.id} subject={name} />
);

export const EnrollmentWaiversDialog = ({ row, name, ...dialog }: RowDialogProps<AdminEnrollmentFragment>) => (
  <LessonWaiversDialog {...dialog} courseId={row.course.id} enrollmentId={row.id} subject={name} />
);

interface LessonWaiversDialogProps {
  courseId: string;
  /** Absent for all students of the course. */
  enrollmentId?: string;
  /** Name of the course, or of the student and the course. */
  subject: string;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
}

function LessonWaiversDialog({ courseId, enrollmentId, subject, isOpen, onClose, onExited }: LessonWaiversDialogProps) {
  const { t } = useTranslation('adminLessonWaivers');
  const { t: tCommon } = useTranslation();
  const query = useLessonWaiversQuery({ variables: { courseId, enrollmentId }, fetchPolicy: 'network-only' });
  return (
    <RowDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      maxWidth="md"
      title={t('title')}
      contentProps={{ dividers: true, tabIndex: 0 }}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {tCommon('close')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <div>
          <Typography component="p" variant="h5" dir="auto">
            {subject}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t(enrollmentId ? 'aboutOne' : 'about')}</Typography>
        </div>
        <QueryResult of={query} skeleton={<TextSkeleton lines={4} />}>
          {({ withdrawnLessons, lessonWaivers }) => (
            <>
              <WaiverSection title={t('owed')} empty={t('nothingOwed')} isEmpty={withdrawnLessons.length === 0}>
                {withdrawnLessons.map((lesson) => (
                  <OwedLesson key={lesson.lessonId} lesson={lesson} enrollmentId={enrollmentId} />
                ))}
              </WaiverSection>
              <WaiverSection title={t('waivers')} empty={t('noWaivers')} isEmpty={lessonWaivers.length === 0}>
                {lessonWaivers.map((waiver) => (
                  <WaiverItem key={waiver.id} waiver={waiver} />
                ))}
              </WaiverSection>
            </>
          )}
        </QueryResult>
      </Stack>
    </RowDialogFrame>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

interface WaiverSectionProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

function WaiverSection({ title, empty, isEmpty, children }: WaiverSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h6">
        {title}
      </Typography>
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
    </section>
  );
}

/** A lesson, and the dialog that asks for the reason of its waiver and says whom it concerns. */
function OwedLesson({ lesson, enrollmentId }: { lesson: WithdrawnLessonFragment; enrollmentId: string | undefined }) {
  const { t } = useTranslation('adminLessonWaivers');
  const formatCount = usePlural('adminLessonWaivers');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [waive] = useWaiveLessonMutation();
  const [isOpen, setOpen] = useState(false);
  const { lessonId, owedBy, completedByWaiver, withdrawnAt } = lesson;
  const title = localizeField(lesson, 'title', 'ar');
  return (
    <Box component="li" sx={rowStyles}>
      <div>
        <Box component="span" dir="auto" sx={{ fontWeight: 700 }}>
          {title}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('withdrawnOn', { date: formatDate(withdrawnAt, 'ar') })}
          {!enrollmentId && ` · ${formatCount('owedBy', owedBy)}`}
        </Typography>
      </div>
      <Button variant="outlined" aria-label={t('waiveOf', { title })} onClick={() => setOpen(true)}>
        {t('waive')}
      </Button>
      <TextDialog
        isOpen={isOpen}
        title={t('waiveTitle', { title })}
        label={t('reason')}
        submit={t(enrollmentId ? 'waiveOne' : 'waiveAll')}
        maxLength={bounds.lessonWaivers.reasonMax}
        isMultiline
        onSubmit={async (reason) => {
          const { data } = await waive({ variables: { lessonId, enrollmentId, reason } });
          setOpen(false);
          showToast({
            title: t('waived'),
            description: formatCount('completed', data?.waiveLesson.completed ?? 0),
            variant: 'success',
          });
          await invalidateQueries();
        }}
        onClose={() => setOpen(false)}
      >
        <Typography>
          {enrollmentId
            ? t(completedByWaiver > 0 ? 'completesOne' : 'completesNone')
            : `${formatCount('concerns', owedBy)} ${formatCount('completes', completedByWaiver)}`}
        </Typography>
      </TextDialog>
    </Box>
  );
}

function WaiverItem({ waiver }: { waiver: LessonWaiverFragment }) {
  const { t } = useTranslation('adminLessonWaivers');
  const showToast = useToast();
  const invalidateQueries = useInvalidateAllQueries();
  const [remove] = useDeleteLessonWaiverMutation();
  const [isOpen, setOpen] = useState(false);
  const title = localizeField(waiver.lesson, 'title', 'ar');
  const { run, isBusy, error, reset } = useRequest(async () => {
    await remove({ variables: { id: waiver.id } });
    setOpen(false);
    showToast({ title: t('removed'), variant: 'success' });
    await invalidateQueries();
  });
  return (
    <Box component="li" sx={rowStyles}>
      <div>
        <Box component="span" dir="auto" sx={{ fontWeight: 700 }}>
          {title}
        </Box>
        {' · '}
        <bdi>{waiver.studentNameAr ?? t('everyone')}</bdi>{' '}
        {waiver.isEnded && <Chip size="small" label={t('ended')} title={t('endedText')} />}
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {waiver.reason}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDate(waiver.createdAt, 'ar')}
        </Typography>
      </div>
      <Button color="error" aria-label={t('removeOf', { title })} onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removeTitle')}
        confirm={t('remove')}
        isBusy={isBusy}
        error={error?.message}
        onConfirm={run}
        onClose={() => setOpen(false)}
        onExited={reset}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Box>
  );
}
