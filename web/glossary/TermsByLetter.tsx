import { Box, Stack, Card, Chip, Divider, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useTranslation, localizeFieldWithLang, localizeField, useLanguage } from '../language';
import { usePageAddress } from '../routing/pageAddress';
import { useHashTarget, hashMatchesId } from '../ui/hooks/useHashTarget';
import type { ListView } from '../ui/navigation/ViewSwitch';
import { PencilIcon, TrashIcon } from '../art/icons/editIcons';
import { LinkIcon } from '../art/icons/sharingIcons';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { Highlight } from '../ui/text/Highlight';
import { letterAnchor, type LetterGroup, termAnchor } from './termLetters';
import { TermTranslation, TermName } from './TermName';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';
import { useTermEditor } from './termEditor/TermEditorProvider';

interface TermsByLetterProps {
  groups: readonly LetterGroup[];
  view: ListView;
  search: string;
}

const termGridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function TermsByLetter({ groups, view, search }: TermsByLetterProps) {
  return groups.map(({ letter, terms }) => (
    <LetterSection key={letter} letter={letter}>
      <TermList terms={terms} view={view} search={search} />
    </LetterSection>
  ));
}

interface TermListProps {
  terms: readonly GlossaryTermEntryFragment[];
  view: ListView;
  search: string;
  /** Below the heading of a letter by default. */
  heading?: TermHeading;
}

type TermHeading = 'h3' | 'h4';

export const TermList = ({ terms, view, ...props }: TermListProps) =>
  view === 'list' ? (
    <Stack sx={{ gap: 1.5 }}>
      {terms.map((term) => (
        <TermRow key={term.id} term={term} {...props} />
      ))}
    </Stack>
  ) : (
    <Box sx={termGridStyles}>
      {terms.map((term) => (
        <TermCard key={term.id} term={term} {...props} />
      ))}
    </Box>
  );

const letterSectionStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  paddingBlock: { xs: 2, md: 2.5 },
} as const;

const letterHeadingStyles = {
  position: { md: 'sticky' },
  insetBlockStart: { md: 92 },
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: { xs: 48, md: 64 },
  blockSize: { xs: 48, md: 64 },
  margin: 0,
  borderRadius: { xs: '12px', md: '16px' },
  backgroundColor: 'tint',
  color: 'onTint',
  fontSize: { xs: '1.5rem', md: '2rem' },
  fontWeight: 800,
  lineHeight: 1,
} as const;

function LetterSection({ letter, children }: { letter: string; children: ReactNode }) {
  const id = letterAnchor(letter);
  const headingRef = useHashTarget(id);
  return (
    <Box component="section" aria-labelledby={id} sx={letterSectionStyles}>
      <Box component="h3" id={id} ref={headingRef} tabIndex={-1} sx={letterHeadingStyles}>
        <bdi>{letter}</bdi>
      </Box>
      {children}
    </Box>
  );
}

const targetStyles = { borderColor: 'amber', boxShadow: '0 0 0 3px var(--tayyar-palette-amberTint)' } as const;

interface TermCardProps {
  term: GlossaryTermEntryFragment;
  search: string;
  heading?: TermHeading;
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

function TermRow({ term, search, heading = 'h4' }: TermCardProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  return (
    <TermContainer id={term.id} sx={termRowStyles}>
      <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
        <Typography component={heading} variant="h4">
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

export function TermCard({ term, search, heading = 'h4' }: TermCardProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'definition', language);
  return (
    <TermContainer id={term.id} sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, padding: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <TermBadges term={term} />
        <TermActions term={term} />
      </Stack>
      <Typography component={heading} variant="h4">
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
  '&[data-target]': targetStyles,
  // After client-side navigation the browser does not update `:target`, so the application sets an attribute instead.
  'html:not([data-application="ready"]) &:target': targetStyles,
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
      data-target={isTarget || undefined}
      sx={{ ...containerStyles, ...sx }}
    >
      {children}
    </Card>
  );
}

function TermActions({ term }: { term: GlossaryTermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { search } = usePageAddress();
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
