import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../art/icons/PlusIcon';
import { NoPostsArt } from '../../art/NoPostsArt';
import { paths } from '../../paths';
import { BackLink } from '../../ui/BackLink';
import { EmptyState } from '../../ui/EmptyState';
import { arranged, type OrderValues } from './kinds';
import { LessonEditor } from './LessonEditor';
import { LessonList } from './LessonList';
import { orderSheet, useWriting } from './sheets';
import { useLessonDeeds } from './useLessonDeeds';
import type { EditedCourse } from './useOpenDesk';

interface LessonsPartProps {
  course: EditedCourse;
  openId: string | null;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
} as const;

/** The list of lessons, and beside it the one that is open; on narrow windows one or the other. */
export function LessonsPart({ course, openId }: LessonsPartProps) {
  const { t } = useTranslation('editor');
  const order = useWriting<OrderValues>(orderSheet);
  const { add, isAdding, remove } = useLessonDeeds(course);
  const present = course.lessons.map(({ id }) => id);
  const ids = arranged(present, order?.values.lessonIds ?? present);
  const adding = (label: string) => (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={add} aria-disabled={isAdding} aria-busy={isAdding}>
      {isAdding ? t('lessons.adding') : label}
    </Button>
  );
  if (ids.length === 0 && !openId) {
    return (
      <EmptyState
        art={<NoPostsArt />}
        title={t('lessons.empty')}
        text={t('lessons.emptyText')}
        action={adding(t('lessons.first'))}
      />
    );
  }
  return (
    <Box sx={columns}>
      <Box sx={{ display: openId ? { xs: 'none', md: 'block' } : 'block', minInlineSize: 0 }}>
        <LessonList
          courseId={course.id}
          ids={ids}
          openId={openId}
          onArrange={(lessonIds) => order?.type({ lessonIds })}
        />
        <Box sx={{ marginBlockStart: 2, '& > button': { inlineSize: '100%' } }}>{adding(t('lessons.add'))}</Box>
      </Box>
      <Box sx={{ display: openId ? 'block' : { xs: 'none', md: 'block' }, minInlineSize: 0 }}>
        {openId && (
          <Box sx={{ display: { md: 'none' } }}>
            <BackLink to={paths.editCourse(course.id, { part: 'lessons' })}>{t('lessons.all')}</BackLink>
          </Box>
        )}
        {openId ? (
          <LessonEditor key={openId} courseId={course.id} ids={ids} id={openId} onRemove={() => remove(openId)} />
        ) : (
          <EmptyState title={t('lessons.choose')} text={t('lessons.chooseText')} level={2} />
        )}
      </Box>
    </Box>
  );
}
