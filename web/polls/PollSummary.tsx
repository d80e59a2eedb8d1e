import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ArrowForwardIcon } from '../art/icons/ArrowForwardIcon';
import { UsersIcon } from '../art/icons/UsersIcon';
import type { PollFiguresFragment } from './__generated__/PollsScreen';
import { bilingual } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Fact } from '../ui/Fact';
import { stretched } from '../ui/stretched';
import { OptionResult } from './OptionResult';
import { resultListStyles } from './resultListStyles';
import { sharesOf } from './shares';

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  padding: { xs: 2.5, sm: 4 },
} as const;

/** How a poll stands, in a card that leads to it. */
export function PollSummary({ poll }: { poll: PollFiguresFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const counted = useCounted('polls');
  const { text, ...tongue } = bilingual(poll, 'question', language);
  const shares = sharesOf(poll);
  return (
    <Card component="article" data-lift sx={cardStyles}>
      <Typography component="h3" variant="h4" {...tongue}>
        <Link component={RouterLink} to={paths.poll(poll.id)} underline="none" sx={stretched}>
          {text}
        </Link>
      </Typography>
      <Box component="ul" sx={resultListStyles}>
        {poll.options.map((option, at) => (
          <OptionResult key={option.id} option={option} percent={shares[at] ?? 0} />
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', marginBlockStart: 'auto' }}
      >
        <Fact icon={<UsersIcon size={18} />}>{counted('votes', poll.voterCount)}</Fact>
        <Box component="span" aria-hidden sx={{ color: 'primary.main', fontWeight: 700 }}>
          {t('teaser.vote')} <ArrowForwardIcon size={18} />
        </Box>
      </Stack>
    </Card>
  );
}
