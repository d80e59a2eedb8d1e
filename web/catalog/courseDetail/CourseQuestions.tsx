import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { localizeBlocks, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { ChevronDownIcon } from '../../art/icons/commonIcons';
import { paths, TextLink } from '../../routing';
import { RichText } from '../../ui/text/richText/RichText';
import type { CourseQuestionFragment } from './__generated__/CourseQuestions';

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
export function CourseQuestions({ questions, isFree }: CourseQuestionsProps) {
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
