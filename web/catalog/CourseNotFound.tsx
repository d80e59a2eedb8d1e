import { useTranslation } from 'react-i18next';
import { NoCoursesArt } from '../art/NoCoursesArt';
import { paths } from '../paths';
import { useStatus } from '../session/answer';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';

/** No course has this address, or none that the visitor may see (spec.md section 2). */
export function CourseNotFound() {
  const { t } = useTranslation('courses');
  useStatus(404);
  return (
    <Page sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageTitle title={t('course.notFound')} listed={false} />
      <EmptyState
        level={1}
        art={<NoCoursesArt />}
        title={t('course.notFound')}
        text={t('course.notFoundText')}
        action={
          <ButtonLink to={paths.courses()} variant="contained">
            {t('course.back')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
