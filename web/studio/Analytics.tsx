import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NoCoursesArt } from '../art/NoCoursesArt';
import { useStudioAnalyticsQuery, useStudioPlotsQuery } from './__generated__/StudioAnalytics';
import { EmptyState } from '../ui/EmptyState';
import { NativeSelect } from '../ui/form/NativeSelect';
import { Remote } from '../ui/Remote';
import { useFreshRead } from '../ui/useFreshRead';
import { AnalyticsFigures } from './AnalyticsFigures';
import { CourseSelect } from './CourseSelect';
import { Plots, PlotsSkeleton } from './Plots';
import { rangeNames, ranges } from './state';
import { RowsSkeleton } from './StudioSkeleton';
import type { TabProps } from './StudioTabs';
import { NewCourseLink } from './StudioWelcome';
import { TopCourses } from './TopCourses';

/** How the courses do: the numbers and the best courses of spec.md section 2, and plots of all courses or one. */
export function Analytics({ state, change, figures }: TabProps) {
  const { t } = useTranslation('studio');
  const { course, range } = state;
  const analytics = useStudioAnalyticsQuery(useFreshRead());
  const { data, previousData, ...plots } = useStudioPlotsQuery({
    ...useFreshRead(),
    variables: { courseId: course || undefined, ...ranges[range] },
  });
  if (figures.totalCourses === 0) return <NothingToMeasure />;
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <AnalyticsFigures figures={figures} />
      <Remote of={analytics} skeleton={<RowsSkeleton />}>
        {({ topCourses }) => <TopCourses courses={topCourses} />}
      </Remote>
      <Box component="section" aria-labelledby="closer-heading">
        <Typography id="closer-heading" component="h2" variant="h3" sx={{ marginBlockEnd: 2 }}>
          {t('analytics.closer')}
        </Typography>
        <Box sx={choices}>
          <CourseSelect id="studio-plot-course" value={course} onChoose={(chosen) => change({ course: chosen })} />
          <NativeSelect
            id="studio-plot-range"
            name="range"
            label={t('analytics.range')}
            value={range}
            options={rangeNames.map((name) => ({ value: name, label: t(`analytics.${name}`) }))}
            onChoose={(chosen) => change({ range: rangeNames.find((name) => name === chosen) ?? range })}
          />
        </Box>
        <Box aria-busy={plots.loading}>
          <Remote of={{ ...plots, data: data ?? previousData }} skeleton={<PlotsSkeleton />}>
            {(plotted) => <Plots plotted={plotted} range={range} />}
          </Remote>
        </Box>
      </Box>
    </Stack>
  );
}

function NothingToMeasure() {
  const { t } = useTranslation('studio');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('analytics.none')}
      text={t('analytics.noneText')}
      action={<NewCourseLink />}
    />
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  maxInlineSize: 760,
  gap: { xs: 2, md: 3 },
  marginBlockEnd: 3,
} as const;
