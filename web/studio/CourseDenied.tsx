import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { useTranslation } from '../language';
import { paths, ButtonLink } from '../routing';
import { EmptyState } from '../ui/feedback/queryStates';
import { useResponseStatus } from '../ui/navigation/serverResponse';
import { useBackLink } from './useBackLink';

/** In place of a page of a course that is missing, or of another trainer. */
export function CourseDenied({
  reason,
  status,
  courseId,
}: {
  reason: 'missing' | 'notYours';
  status: number;
  courseId?: string;
}) {
  const { t } = useTranslation('editor');
  const { to, back } = useBackLink();
  useResponseStatus(status);
  return (
    <EmptyState
      level={1}
      art={<NoSearchResultsArt />}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <>
          {courseId && (
            <ButtonLink variant="contained" to={paths.course(courseId)}>
              {t('notYours.see')}
            </ButtonLink>
          )}
          <ButtonLink variant={courseId ? 'outlined' : 'contained'} to={to}>
            {back}
          </ButtonLink>
        </>
      }
    />
  );
}
