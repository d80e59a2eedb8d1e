import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../art/icons/CheckIcon';
import { LockIcon } from '../art/icons/LockIcon';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { paint } from '../theme/variables';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { PlayedLesson } from './played';

interface LessonRowProps {
  lesson: PlayedLesson;
  number: number;
  /** The course to link into; null where its lessons are locked. */
  to: string | null;
  current: boolean;
  completed: boolean;
}

/** One lesson in the list. */
export function LessonRow({ lesson, number, to, current, completed }: LessonRowProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...said } = bilingual(lesson, 'title', language);
  const state = completed ? t('completed') : to === null ? t('locked') : null;
  const link = to === null ? {} : { component: Link, to: paths.course(to, { lesson: lesson.id }) };
  return (
    <li>
      <Box
        {...link}
        aria-current={current ? 'page' : undefined}
        data-current={current}
        data-open={to !== null}
        sx={row}
      >
        <Box aria-hidden sx={{ ...mark, ...(completed && done), ...(current && !completed && here) }}>
          {completed ? <CheckIcon size={18} /> : to === null ? <LockIcon size={18} /> : number}
        </Box>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography
            variant="body2"
            {...said}
            sx={{ fontWeight: current ? 700 : 500, color: 'text.primary', lineHeight: 1.55 }}
          >
            {title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('minutes', { count: Math.ceil(lesson.duration) })}
            {!lesson.isPublished && ` · ${t('draft')}`}
          </Typography>
          {state && (
            <Box component="span" sx={visuallyHidden}>
              {state}
            </Box>
          )}
        </Box>
      </Box>
    </li>
  );
}

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  padding: '10px 12px',
  borderRadius: '12px',
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  '&[data-open="true"]:hover': { backgroundColor: 'tint' },
  '&[data-current="true"]': { backgroundColor: 'tint', borderInlineStartColor: paint.amber },
} as const;

const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'line',
  backgroundColor: 'paper',
  color: 'muted',
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1,
} as const;

const done = { backgroundColor: 'primary.main', borderColor: 'primary.main', color: 'onPrimary' } as const;
const here = { backgroundColor: 'amber', borderColor: 'amber', color: 'onAmber' } as const;
