import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useLanguage, useTranslation, type Language } from '../../language';
import { CheckIcon } from '../../art/icons/lessonIcons';
import { PrerequisiteLinks } from '../parts/PrerequisiteLinks';
import type { CoursePromiseFragment } from './__generated__/CoursePromise';

type ListName = 'outcomes' | 'audience' | 'requirements';

/** The list of the page's language; where it is empty, that of the other, with its language. */
function localizedList(course: CoursePromiseFragment, name: ListName, language: Language) {
  const lists = { en: course[name], ar: course[`${name}Ar`] };
  const shown = lists[language].length > 0 ? language : language === 'ar' ? 'en' : 'ar';
  return { items: lists[shown], ...(shown !== language && { lang: shown, dir: shown === 'ar' ? 'rtl' : 'ltr' }) };
}

const outcomesStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 1.25, lineHeight: 1.7 },
  '& svg': { flexShrink: 0, marginBlockStart: '0.2em', color: 'primary.main' },
} as const;

/** What a learner can do afterwards, for whom the course is and what it takes. Empty lists are left out. */
export function CoursePromise({ course }: { course: CoursePromiseFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const headingId = useId();
  const { items, ...langProps } = localizedList(course, 'outcomes', language);
  const others = (['audience', 'requirements'] as const).filter(
    (name) => localizedList(course, name, language).items.length > 0,
  );
  return (
    <>
      {items.length > 0 && (
        <Card component="section" aria-labelledby={headingId} sx={{ padding: { xs: 2.5, sm: 3.5 } }}>
          <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
            {t('course.outcomes')}
          </Typography>
          <Box component="ul" {...langProps} sx={outcomesStyles}>
            {items.map((item) => (
              <li key={item}>
                <CheckIcon size={20} />
                <bdi>{item}</bdi>
              </li>
            ))}
          </Box>
        </Card>
      )}
      {course.prerequisites.length > 0 && <Prerequisites course={course} />}
      {others.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}>
          {others.map((name) => (
            <PlainList key={name} title={t(`course.${name}`)} {...localizedList(course, name, language)} />
          ))}
        </Box>
      )}
    </>
  );
}

function Prerequisites({ course }: { course: CoursePromiseFragment }) {
  const { t } = useTranslation('courses');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ marginBlockEnd: 1 }}>
        {t('course.prerequisites')}
      </Typography>
      <Box component="ul" sx={plainListStyles}>
        <PrerequisiteLinks course={course} />
      </Box>
    </section>
  );
}

const plainListStyles = {
  margin: 0,
  paddingInlineStart: 2.5,
  '& > li': { lineHeight: 1.8, '&::marker': { color: 'primary.main' } },
} as const;

function PlainList({ title, items, ...langProps }: { title: string } & ReturnType<typeof localizedList>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <Box component="ul" {...langProps} sx={plainListStyles}>
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </Box>
    </section>
  );
}
