import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/useLanguage';
import { indexOf, letterId, type LetterGroup } from './letters';

interface LetterIndexProps {
  groups: readonly LetterGroup[];
  /** Whether every term found is on the page; else a letter may head some that are not. */
  isWhole: boolean;
}

const listStyles = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.75,
  margin: 0,
  // Room for the outline of what has the focus, where the row is cut.
  padding: '4px',
  listStyle: 'none',
} as const;

const letterStyles = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: { xs: 38, sm: 35 },
  blockSize: 40,
  borderRadius: '10px',
  fontWeight: 700,
  lineHeight: 1,
} as const;

const linkStyles = {
  ...letterStyles,
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { borderColor: 'edge', backgroundColor: 'tint', color: 'onTint' },
} as const;

/** The letters of the alphabet as a dictionary has them at its edge; those that head terms lead to them. */
export function LetterIndex({ groups, isWhole }: LetterIndexProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { search } = useLocation();
  const heading = new Set(groups.map(({ letter }) => letter));
  const letters = indexOf(groups, language).filter((letter) => isWhole || heading.has(letter));
  return (
    <Box component="nav" aria-label={t('letters')} sx={{ marginBlockEnd: { xs: 1, md: 2 }, marginInline: '-4px' }}>
      <Box component="ul" sx={listStyles}>
        {letters.map((letter) =>
          heading.has(letter) ? (
            <li key={letter}>
              <Box component={Link} to={{ search, hash: encodeURIComponent(letterId(letter)) }} sx={linkStyles}>
                <bdi>{letter}</bdi>
              </Box>
            </li>
          ) : (
            <Box
              component="li"
              key={letter}
              aria-hidden
              sx={{ ...letterStyles, display: { xs: 'none', sm: 'grid' }, color: 'text.disabled', fontWeight: 500 }}
            >
              {letter}
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
