import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TermTeaserCardFragment } from './__generated__/TermTeaserCard';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { TextLink } from '../ui/navigation/routerLinks';
import { lineClampStyles, stretchedLinkStyles } from '../ui/layout/linkedCardStyles';
import { TermTranslation, TermName } from './TermName';

const letterBadgeStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '14px',
  backgroundColor: 'amberTint',
  color: 'amberInk',
  fontSize: '1.625rem',
  fontWeight: 800,
  lineHeight: 1,
} as const;

export function TermTeaserCard({ term }: { term: TermTeaserCardFragment }) {
  const { language } = useLanguage();
  const { text: definition, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  const name = localizeFieldWithLang(term, 'term', language).text;
  return (
    <Card
      component="article"
      data-lift
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 2, padding: 2.5, overflow: 'visible' }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'start' }}>
        <Box component="bdi" aria-hidden sx={letterBadgeStyles}>
          {language === 'ar' ? term.letterAr : term.letter}
        </Box>
        <Stack sx={{ minInlineSize: 0, alignItems: 'start', overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h4">
            <TextLink to={paths.glossary({ search: name })} underline="none" sx={stretchedLinkStyles}>
              <TermName term={term} />
            </TextLink>
          </Typography>
          <TermTranslation term={term} />
        </Stack>
      </Stack>
      <Typography
        variant="body2"
        {...langProps}
        sx={{ ...lineClampStyles(3), color: 'text.secondary', textAlign: 'start' }}
      >
        {definition}
      </Typography>
    </Card>
  );
}
