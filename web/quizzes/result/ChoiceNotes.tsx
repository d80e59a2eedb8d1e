import { Box, Typography } from '@mui/material';
import type { Language } from '../../../schema/contract/languages';
import { localizeField, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { plainOptionText } from '../questions/QuestionTexts';
import type { QuestionView } from '../questions/questionView';
import type { AnswerReviewFieldsFragment } from '../attempt/__generated__/attempt';

/** For links to the lessons that a note names. */
export interface ReviewedCourse {
  id: string;
  lessons: readonly { id: string }[];
}
type ChoiceNote = AnswerReviewFieldsFragment['notes'][number];

interface ChoiceNotesProps {
  question: QuestionView;
  notes: readonly ChoiceNote[];
  course: ReviewedCourse;
}

/** What the author says about the choices of a learner, each named, with the place in the lessons that mends it. */
export function ChoiceNotes({ question, notes, course }: ChoiceNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={listStyles}>
      {notes.map((note) => (
        <NoteItem key={note.option} note={note} question={question} course={course} />
      ))}
    </Box>
  );
}

function NoteItem({ note, question, course }: Omit<ChoiceNotesProps, 'notes'> & { note: ChoiceNote }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(note, 'text', language);
  const name = localizeField(note, 'misconception', language);
  const choice = nameChoice(question, note.option, language);
  return (
    <li>
      {choice && (
        <Typography>
          {t('review.choice')} <strong>{choice}</strong>
        </Typography>
      )}
      {name && <Typography sx={{ fontWeight: 700 }}>{t('review.misconception', { name })}</Typography>}
      {text && <Typography {...langProps}>{text}</Typography>}
      <LessonLink note={note} course={course} />
    </li>
  );
}

/** An option, step or place in plain text, in the language of the page; null if the question has none of this id. */
function nameChoice(question: QuestionView, id: string, language: Language): string | null {
  const option = question.options?.find((each) => each.id === id);
  if (option) return plainOptionText(option, language);
  const place = question.places?.find((each) => each.id === id);
  return place ? localizeField(place, 'text', language) : null;
}

function LessonLink({ note: { lessonId, second }, course }: { note: ChoiceNote; course: ReviewedCourse }) {
  const { t } = useTranslation('quizzes');
  const index = course.lessons.findIndex(({ id }) => id === lessonId);
  if (lessonId === null || index === -1) return null;
  const number = String(index + 1);
  return (
    <ButtonLink
      variant="outlined"
      size="small"
      to={paths.course(course.id, { lesson: lessonId, at: second })}
      sx={{ marginBlockStart: 1, minBlockSize: 44, whiteSpace: 'normal' }}
    >
      {second === null
        ? t('review.toLesson', { number })
        : t('review.toSecond', { number, time: formatTimestamp(second) })}
    </ButtonLink>
  );
}

const listStyles = {
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  margin: 0,
  marginBlockStart: 1.5,
  padding: 1.5,
  border: '1px solid transparent',
  borderRadius: '12px',
  backgroundColor: 'amberTint',
  color: 'text.primary',
  '& > li + li': { paddingBlockStart: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
