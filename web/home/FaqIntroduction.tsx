import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArrowForwardIcon } from '../art/icons/ArrowForwardIcon';
import { QuestionsArt } from '../art/QuestionsArt';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import { useAnchor } from '../ui/useAnchor';

/** The Arabic question mark opens to the other side. */
const arabicMark = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } } as const;

/** What the questions are. */
export function FaqIntroduction() {
  const { t } = useTranslation('faqs');
  const heading = useAnchor('faq');
  return (
    <div>
      <Box sx={{ display: { xs: 'none', md: 'block' }, inlineSize: 200, marginBlockEnd: 2, ...arabicMark }}>
        <QuestionsArt />
      </Box>
      <Typography ref={heading} id="faq-heading" component="h2" variant="h2" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('subtitle')}</Typography>
    </div>
  );
}

/** Where to go with a question that is not among them. */
export function FaqAsk() {
  const { t } = useTranslation('faqs');
  return (
    <Box sx={{ paddingBlockStart: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 700 }}>{t('ask.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ask.text')}
      </Typography>
      <ButtonLink
        to={paths.contact}
        endIcon={<ArrowForwardIcon />}
        sx={{ marginBlockStart: 1, marginInlineStart: '-12px' }}
      >
        {t('ask.action')}
      </ButtonLink>
    </Box>
  );
}
