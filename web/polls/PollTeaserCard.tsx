import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ArrowForwardIcon, UsersIcon } from '../art/icons/contentIcons';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { usePlural } from '../language/usePlural';
import { paths } from '../paths';
import { stretchedLinkStyles } from '../ui/layout/linkedCardStyles';
import { IconText } from '../ui/text/IconText';
import { PollOptionResult } from './PollOptionResult';
import type { PollTeaserCardFragment } from './__generated__/PollTeaserCard';
import { pollPercentages } from './pollPercentages';
import { pollResultListStyles } from './pollStyles';

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  padding: { xs: 2.5, sm: 4 },
} as const;

export function PollTeaserCard({ poll }: { poll: PollTeaserCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const formatCount = usePlural('polls');
  const { text, ...langProps } = localizeFieldWithLang(poll, 'question', language);
  const percentages = pollPercentages(poll);
  return (
    <Card component="article" data-lift sx={cardStyles}>
      <Typography component="h3" variant="h4" {...langProps}>
        <Link component={RouterLink} to={paths.poll(poll.id)} underline="none" sx={stretchedLinkStyles}>
          {text}
        </Link>
      </Typography>
      <Box component="ul" sx={pollResultListStyles}>
        {poll.options.map((option, index) => (
          <PollOptionResult key={option.id} option={option} percent={percentages[index] ?? 0} />
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', marginBlockStart: 'auto' }}
      >
        <IconText icon={<UsersIcon size={18} />}>{formatCount('votes', poll.voterCount)}</IconText>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', fontWeight: 700 }}>
          {t('teaser.vote')} <ArrowForwardIcon size={18} />
        </Box>
      </Stack>
    </Card>
  );
}
