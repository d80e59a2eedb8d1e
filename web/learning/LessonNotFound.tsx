import { useTranslation } from 'react-i18next';
import { NothingFoundArt } from '../art/NothingFoundArt';
import { paths } from '../paths';
import { useStatus } from '../session/answer';
import { EmptyState } from '../ui/EmptyState';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';
import type { PlayedCourse } from './played';

/** The address names a lesson that this course does not have. */
export function LessonNotFound({ course }: { course: PlayedCourse }) {
  const { t } = useTranslation('learning');
  useStatus(404);
  return (
    <>
      <PageTitle title={t('notFoundTitle')} listed={false} />
      <EmptyState
        level={1}
        art={<NothingFoundArt />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <ButtonLink variant="contained" to={paths.course(course.id)}>
            {t('backToCourse')}
          </ButtonLink>
        }
      />
    </>
  );
}
