import { useTranslation } from '../../language';
import { PersonalMessageDialog } from '../../notifications/parts/PersonalMessageDialog';
import { useCourseMessageReachQuery, useSendCourseMessageMutation } from './__generated__/gradeBook';

interface CourseMessageDialogProps {
  courseId: string;
  enrollmentIds: readonly string[];
  isOpen: boolean;
  /** After the message was sent. */
  onSent(): void;
  onClose(): void;
  onExited(): void;
}

/** A message to chosen learners of a course. */
export function CourseMessageDialog({ courseId, enrollmentIds, onSent, ...dialog }: CourseMessageDialogProps) {
  const { t } = useTranslation('gradeBook');
  const [send] = useSendCourseMessageMutation();
  const { data, error, refetch } = useCourseMessageReachQuery({
    variables: { courseId, enrollmentIds: [...enrollmentIds] },
    fetchPolicy: 'no-cache',
  });
  return (
    <PersonalMessageDialog
      {...dialog}
      title={t('write.title')}
      purpose={t('write.purpose')}
      chosen={enrollmentIds.length}
      reach={{ counts: data?.courseMessageReach, error, retry: () => void refetch() }}
      onSend={async (texts) => {
        const input = { ...texts, enrollmentIds: [...enrollmentIds] };
        const { data } = await send({ variables: { courseId, input } });
        onSent();
        return data?.sendCourseMessage ?? 0;
      }}
    />
  );
}
