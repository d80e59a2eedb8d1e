import { Stack, Typography, Box } from '@mui/material';
import { type ReactNode, useId } from 'react';
import {
  useTranslation,
  localizeBlocks,
  useLanguage,
  minutesToCeilHours,
  usePlural,
  localizeFieldWithLang,
} from '../../language';
import { RichText } from '../../ui/text/richText/RichText';
import { useIsPrinting } from '../../ui/hooks/useIsPrinting';
import { leadOf } from './CourseHero';
import { CoursePromise } from './CoursePromise';
import type { CourseDetailFragment } from './__generated__/CourseDetail';
import type { CourseQuestionFragment } from './__generated__/CourseOverview';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { CertificateSampleArt } from '../../art/illustrations/CertificateSampleArt';
import type { CertificateSampleFragment } from './__generated__/CertificateSample';
import { ChevronDownIcon } from '../../art/icons/commonIcons';
import { paths, TextLink } from '../../routing';

interface CourseOverviewProps {
  course: CourseDetailFragment;
  questions: readonly CourseQuestionFragment[];
  curriculum: ReactNode;
  reviews: ReactNode;
}

/** Everything about the course, the description after its first paragraph, which the hero shows. Paper has the lessons in their own tab. */
export function CourseOverview({ course, questions, curriculum, reviews }: CourseOverviewProps) {
  const isPrinting = useIsPrinting();
  return (
    <Stack sx={{ gap: { xs: 5, md: 6 } }}>
      <CoursePromise course={course} />
      <CourseAbout course={course} />
      {!isPrinting && <div>{curriculum}</div>}
      {course.hasCertificate && <CertificateSample course={course} />}
      {!isPrinting && reviews}
      <CourseQuestions questions={questions} isFree={course.isFree} />
    </Stack>
  );
}

function CourseAbout({ course }: { course: CourseDetailFragment }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(course, 'descriptionBlocks', language);
  const rest = blocks.slice(leadOf(blocks) === '' ? 0 : 1);
  if (rest.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.about')}
      </Typography>
      <div {...langProps}>
        <RichText blocks={rest} lang={langProps.lang} headingLevel={3} />
      </div>
    </div>
  );
}

/** A drawing of the certificate with the names of the course and its trainer. */
function CertificateSample({ course }: { course: CertificateSampleFragment }) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  const headingId = useId();
  const quizCount = course.lessons.filter(({ kind, isRequired }) => kind === 'quiz' && isRequired).length;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {t('course.certificateTitle')}
      </Typography>
      <Typography sx={{ marginBlockEnd: 2, color: 'text.secondary' }}>
        {t('course.certificateText')}
        {quizCount > 0 && ` ${formatCount('course.certificateQuizzes', quizCount)}`}
      </Typography>
      <Box
        sx={{ overflow: 'hidden', border: '1px solid', borderColor: 'divider', borderRadius: '12px', lineHeight: 0 }}
      >
        <CertificateSampleArt
          title={t('course.certificateAlt')}
          courseTitle={{ en: course.title, ar: course.titleAr }}
          trainerName={{ en: displayName(course.trainer, 'en'), ar: displayName(course.trainer, 'ar') }}
          hours={minutesToCeilHours(course.duration)}
          lessons={course.lessonCount}
        />
      </Box>
    </section>
  );
}

const questionStyles = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  '& + &': { marginBlockStart: 1 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    paddingInline: 2.5,
    paddingBlock: 1.5,
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: 0 },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingInline: 2.5, paddingBlockEnd: 2 },
} as const;

interface CourseQuestionsProps {
  questions: readonly CourseQuestionFragment[];
  /** Leaves out the questions about payment. */
  isFree: boolean;
}

/** The questions of the site that concern courses and their payment. */
function CourseQuestions({ questions, isFree }: CourseQuestionsProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const headingId = useId();
  const shown = questions.filter(({ category }) => !isFree || category?.slug !== 'payment');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('course.questions')}
      </Typography>
      {shown.map((faq) => {
        const { text, ...questionLang } = localizeFieldWithLang(faq, 'question', language);
        const { blocks, ...answerLang } = localizeBlocks(faq, 'answerBlocks', language);
        return (
          <Box component="details" key={faq.id} sx={questionStyles}>
            <summary {...questionLang}>
              {text}
              <ChevronDownIcon size={20} />
            </summary>
            <div {...answerLang}>
              <RichText blocks={blocks} lang={answerLang.lang} headingLevel={3} />
            </div>
          </Box>
        );
      })}
      <Typography sx={{ marginBlockStart: 2 }}>
        <TextLink to={paths.contact}>{t('course.ask')}</TextLink>
      </Typography>
    </section>
  );
}
