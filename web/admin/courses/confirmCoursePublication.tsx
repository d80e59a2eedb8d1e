import type { ComponentProps } from 'react';
import { formatNumber, formatPrice, localizeField, usePlural, useTranslation } from '../../language';
import type { ToggleChange } from '../resource/adminResource';
import type { ResourceTexts } from '../resource/resourceTexts';
import { confirmPublication } from '../resource/rowToggles';
import type { ActionConfirmation } from '../table/types';
import {
  type AdminCourseFragment,
  useCoursesToPublishQuery,
  type CoursesToPublishQuery,
} from './__generated__/courseResource';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { withoutPlaceholderTitles } from '../../../schema/contract/courses/lessonTitles';
import { missingPublishRequirements } from '../../../schema/contract/courses/publishRequirements';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { Fact, factListStyles } from '../table/factList';

/** @param saved values of a form that are saved with the publication */
export function confirmCoursePublication(
  change: ToggleChange<AdminCourseFragment>,
  texts: ResourceTexts<'adminCourses'>,
  saved?: ComponentProps<typeof PublicationFacts>['changes'],
): ActionConfirmation {
  const { isOn, rows: courses, name } = change;
  const { t } = texts;
  const confirmation = confirmPublication(change, texts);
  if (isOn) {
    return { ...confirmation, text: <PublicationFacts ids={courses.map(({ id }) => id)} changes={saved} /> };
  }
  const count = courses.reduce((sum, { enrollmentCount }) => sum + enrollmentCount, 0);
  return {
    ...confirmation,
    title: courses.length === 1 ? t('unpublish.title', { name }) : t('unpublish.titleMany'),
    text: `${t('unpublish.text')} ${t('unpublish.students', { count, n: formatNumber(count, 'ar') })}`,
  };
}

type CourseToPublish = CoursesToPublishQuery['adminCourses']['rows'][number];

interface PublicationFactsProps {
  /** None for a course that is not stored yet. */
  ids: readonly string[];
  /** Values of a form that are saved with the publication. */
  changes?: Partial<CourseToPublish> | undefined;
}

/** What becomes public with the courses, and what the checklist of the studio says is missing. */
function PublicationFacts({ ids, changes }: PublicationFactsProps) {
  const { t } = useTranslation('adminCourses');
  const pageSize = pageSizes.max;
  const query = useCoursesToPublishQuery({
    variables: { ids: ids.slice(0, pageSize), pageSize },
    fetchPolicy: 'network-only',
    skip: ids.length === 0,
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{t('publishText')}</Typography>
      {ids.length === 0 ? (
        <CourseFacts course={{ ...newCourse, ...changes }} isNamed={false} />
      ) : (
        <QueryResult of={query} skeleton={<TextSkeleton lines={3} />}>
          {({ adminCourses: { rows } }) =>
            rows.map((course) => (
              <CourseFacts key={course.id} course={{ ...course, ...changes }} isNamed={ids.length > 1} />
            ))
          }
        </QueryResult>
      )}
    </Stack>
  );
}

const newCourse = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', categoryId: '' },
  ...{ price: '0', isFree: true, duration: 0, lessons: [] },
};

interface CourseFactsProps {
  course: Omit<CourseToPublish, 'id' | '__typename'>;
  isNamed: boolean;
}

function CourseFacts({ course, isNamed }: CourseFactsProps) {
  const { t } = useTranslation('adminCourses');
  const { t: tEditor } = useTranslation('editor');
  const formatCount = usePlural('courses');
  const lessons = course.lessons.filter(({ isPublished }) => isPublished);
  const minutes = lessons.reduce((sum, { duration }) => sum + duration, 0);
  const missing = missingPublishRequirements(course, lessons.map(withoutPlaceholderTitles));
  return (
    <Stack sx={{ gap: 1 }}>
      {isNamed && (
        <Typography sx={{ fontWeight: 700 }}>
          <bdi>{localizeField(course, 'title', 'ar')}</bdi>
        </Typography>
      )}
      <Box component="dl" sx={factListStyles}>
        <Fact name={t('price')}>{course.isFree ? t('free') : <bdi>{formatPrice(course.price, 'ar')}</bdi>}</Fact>
        <Fact name={t('publishedLessons')}>
          {`${formatCount('lessons', lessons.length)} (${formatCount('minutes', minutes)})`}
        </Fact>
        <Fact name={t('duration')}>{formatNumber(course.duration, 'ar')}</Fact>
      </Box>
      {missing.length > 0 && (
        <Alert severity="warning" role="note">
          {t('missingToPublish')}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {missing.map((step) => (
              <li key={step}>{tEditor(`publish.steps.${step}`)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}
