import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';
import { PencilIcon, TrashIcon } from '../art/icons/editIcons';
import { LinkIcon } from '../art/icons/sharingIcons';
import { localizeFieldWithLang, localizeField } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { hashMatchesId, useHashTarget } from '../ui/hooks/useHashTarget';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { Highlight } from '../ui/text/Highlight';
import { TermTranslation, TermName } from './TermName';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';
import { useTermEditor } from './termEditor/TermEditorProvider';
import { termAnchor } from './termLetters';

const targetStyles = { borderColor: 'amber', boxShadow: '0 0 0 3px var(--tayyar-palette-amberTint)' } as const;

export interface TermCardProps {
  term: GlossaryTermEntryFragment;
  search: string;
}

const termRowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  columnGap: { xs: 1, sm: 3 },
  rowGap: 1.5,
  paddingBlock: 2,
  paddingInline: 2.5,
} as const;

/** Below the names on phones, between the names and the actions on wider windows. */
const definitionStyles = {
  gridRow: { xs: 2, sm: 1 },
  gridColumn: { xs: '1 / -1', sm: 2 },
  maxInlineSize: '46rem',
  textAlign: 'start',
  whiteSpace: 'pre-line',
} as const;

export function TermRow({ term, search }: TermCardProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  return (
    <TermContainer id={term.id} sx={termRowStyles}>
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <Typography component="h4" variant="h4">
          <TermName term={term} search={search} />
        </Typography>
        <TermTranslation term={term} search={search} />
        <Box sx={{ marginBlockStart: 0.5 }}>
          <TermBadges term={term} />
        </Box>
      </Stack>
      <Typography variant="body2" {...langProps} sx={definitionStyles}>
        <Highlight text={text} search={search} />
      </Typography>
      <Box sx={{ gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
        <TermActions term={term} />
      </Box>
    </TermContainer>
  );
}

export function TermCard({ term, search }: TermCardProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  return (
    <TermContainer id={term.id} sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, padding: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <TermBadges term={term} />
        <TermActions term={term} />
      </Stack>
      <Typography component="h4" variant="h4">
        <TermName term={term} search={search} />
      </Typography>
      <Typography
        variant="body2"
        {...langProps}
        sx={{ flexGrow: 1, maxInlineSize: '46rem', textAlign: 'start', whiteSpace: 'pre-line' }}
      >
        <Highlight text={text} search={search} />
      </Typography>
      <Divider sx={{ marginBlockStart: 0.5 }} />
      <TermTranslation term={term} search={search} />
    </TermContainer>
  );
}

const containerStyles = {
  scrollMarginBlockStart: 8,
  overflow: 'visible',
  '&[data-named]': targetStyles,
  // After client-side navigation the browser does not update `:target`, so scripts set an attribute instead.
  '@media (scripting: none)': { '&:target': targetStyles },
} as const;

interface TermContainerProps {
  id: string;
  sx: object;
  children: ReactNode;
}

function TermContainer({ id, sx, children }: TermContainerProps) {
  const anchor = termAnchor(id);
  const cardRef = useHashTarget<HTMLDivElement>(anchor);
  const { hash } = useLocation();
  const isTarget = useIsHydrated() && hashMatchesId(hash, anchor);
  return (
    <Card
      ref={cardRef}
      component="article"
      id={anchor}
      tabIndex={-1}
      data-named={isTarget || undefined}
      sx={{ ...containerStyles, ...sx }}
    >
      {children}
    </Card>
  );
}

function TermActions({ term }: { term: GlossaryTermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { search } = useLocation();
  const editing = useTermEditor();
  const name = { term: localizeField(term, 'term', language) };
  return (
    <Stack direction="row" className="no-print" sx={{ flexShrink: 0, marginBlockStart: -0.75, marginInlineEnd: -1 }}>
      {editing && term.canEdit && (
        <>
          <IconButton size="small" aria-label={t('edit.edit', name)} onClick={() => editing.edit(term)}>
            <PencilIcon />
          </IconButton>
          <IconButton
            size="small"
            color="error"
            aria-label={t('edit.delete', name)}
            onClick={() => editing.remove(term)}
          >
            <TrashIcon />
          </IconButton>
        </>
      )}
      <IconButton component={Link} size="small" to={{ search, hash: termAnchor(term.id) }} aria-label={t('link', name)}>
        <LinkIcon />
      </IconButton>
    </Stack>
  );
}

function TermBadges({ term }: { term: GlossaryTermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'category', language);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, minInlineSize: 0 }}>
      <Chip size="small" label={<span {...langProps}>{text}</span>} />
      {!term.isPublished && <Chip size="small" color="secondary" label={t('draft')} />}
    </Stack>
  );
}
