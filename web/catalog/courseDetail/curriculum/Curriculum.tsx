import { Box, Stack, Typography } from '@mui/material';
import { useTranslation, localizeFieldWithLang, useLanguage, usePlural } from '../../../language';
import { groupBySection, hasTitle } from '../../parts/courseOutline';
import type { PreviewedRole } from '../../parts/courseViewpoint';
import { CurriculumLesson } from './CurriculumLesson';
import type { CurriculumFragment, CurriculumLessonFragment } from './__generated__/Curriculum';

const headingStyles = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

const curriculumListStyles = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

interface CurriculumProps {
  course: CurriculumFragment;
  isOpen: boolean;
  /** Null unless staff see the page as another role. */
  viewAs: PreviewedRole | null;
}

export function Curriculum({ course, isOpen, viewAs }: CurriculumProps) {
  const { t } = useTranslation('courses');
  const groups = groupBySection(course.sections, course.lessons);
  return (
    <>
      <Stack direction="row" sx={{ ...headingStyles, marginBlockEnd: 2 }}>
        <Typography variant="h3" component="h2">
          {t('curriculum.title')}
        </Typography>
        {course.lessons.length > 0 && <LessonTotals lessons={course.lessons} />}
      </Stack>
      {course.lessons.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('curriculum.empty')}</Typography>}
      <Stack sx={{ gap: 3 }}>
        {groups.map(({ section, lessons }) => (
          <div key={section?.id ?? 'none'}>
            {section && hasTitle(section) && <SectionHeading section={section} lessons={lessons} />}
            <Box component="ol" sx={curriculumListStyles}>
              {lessons.map((lesson) => (
                <CurriculumLesson
                  key={lesson.id}
                  courseId={course.id}
                  number={course.lessons.indexOf(lesson) + 1}
                  preview={!isOpen && lesson.isPreview ? course.previewLesson : null}
                  lesson={lesson}
                  isOpen={isOpen}
                  viewAs={viewAs}
                />
              ))}
            </Box>
          </div>
        ))}
      </Stack>
    </>
  );
}

interface SectionHeadingProps {
  section: CurriculumFragment['sections'][number];
  lessons: readonly CurriculumLessonFragment[];
}

function SectionHeading({ section, lessons }: SectionHeadingProps) {
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(section, 'title', language);
  return (
    <Stack direction="row" sx={{ ...headingStyles, marginBlockEnd: 1 }}>
      <Typography variant="h5" component="h3" {...langProps} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LessonTotals lessons={lessons} />
    </Stack>
  );
}

/** Minutes are rounded up. */
function LessonTotals({ lessons }: { lessons: readonly CurriculumLessonFragment[] }) {
  const formatCount = usePlural('courses');
  const minutes = lessons.reduce((sum, { duration }) => sum + Math.ceil(duration), 0);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {formatCount('lessons', lessons.length)}
      {minutes > 0 && ` · ${formatCount('minutes', minutes)}`}
    </Typography>
  );
}
