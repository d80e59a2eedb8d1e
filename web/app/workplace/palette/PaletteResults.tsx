import { Box, Button, styled } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePlural, useTranslation } from '../../../language';
import { colorVars } from '../../../theme/cssVariables';
import { borderRadii } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/layout/layoutStyles';
import { furtherActions, newRecords } from '../newRecords';
import { useOfficeSearchQuery } from './__generated__/officeSearch';
import type { PaletteProps } from './CommandPalette';
import {
  addRecentEntry,
  matchEntries,
  readRecentEntries,
  resultPaths,
  type PaletteEntry,
  type PaletteGroup,
} from './paletteEntries';

const debounceMs = 150;
/** The server answers shorter texts with nothing. */
const minLetters = 2;

const List = styled('div')({ overflowY: 'auto', overscrollBehavior: 'contain', padding: '6px 8px 10px' });

const GroupName = styled('div')({
  padding: '8px 10px 2px',
  color: colorVars.muted,
  fontSize: '0.875rem',
  fontWeight: 500,
});

const Option = styled(Link)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: 44,
  boxSizing: 'border-box',
  padding: '4px 10px',
  borderRadius: borderRadii.chip,
  color: colorVars.ink,
  textDecoration: 'none',
  '& > :first-child': { fontWeight: 500 },
  '& > :nth-child(2)': { color: colorVars.muted, fontSize: '0.9375rem' },
  '&[aria-selected="true"]': {
    backgroundColor: colorVars.tint,
    color: colorVars.onTint,
    boxShadow: `inset 0 0 0 1px ${colorVars.primary}`,
    '& > :nth-child(2)': { color: colorVars.onTint },
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

const Keys = styled('div')({
  flexShrink: 0,
  padding: '8px 18px',
  borderBlockStart: `1px solid ${colorVars.line}`,
  color: colorVars.muted,
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { display: 'none' },
});

interface PaletteResultsProps extends PaletteProps {
  text: string;
  input: HTMLInputElement;
  listId: string;
}

/** What the text finds here at once, and on the server after a pause in typing. */
export function PaletteResults(props: PaletteResultsProps) {
  const { text, input, listId, viewerId } = props;
  const { t } = useTranslation('workplace');
  const formatCount = usePlural('workplace');
  const navigate = useNavigate();
  const { groups, isSettled, error, retry } = usePaletteGroups(props);
  const entries = groups.flatMap((group) => group.entries);
  const [choice, setChoice] = useState({ text, index: 0 });
  /** Enter came before the results of what was typed. */
  const awaited = useRef<{ text: string; inNewTab: boolean }>(null);
  const index = choice.text === text ? Math.min(choice.index, entries.length - 1) : 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const choose = (at: number) => setChoice({ text, index: at });

  const open = (entry: PaletteEntry, inNewTab: boolean) => {
    addRecentEntry(viewerId, entry);
    input.closest('dialog')?.close();
    if (inNewTab) window.open(entry.to, '_blank', 'noopener');
    else void navigate(entry.to);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
    event.preventDefault();
    const inNewTab = ctrlKey || metaKey;
    const entry = entries[index];
    if (key === 'ArrowDown') choose((index + 1) % Math.max(1, entries.length));
    else if (key === 'ArrowUp') choose(index <= 0 ? entries.length - 1 : index - 1);
    else if (entry) open(entry, inNewTab);
    else if (!isSettled) awaited.current = { text, inNewTab };
  });
  const openAwaited = useEffectEvent(() => {
    const [first] = entries;
    if (first && awaited.current?.text === text) open(first, awaited.current.inNewTab);
    awaited.current = null;
  });
  useEffect(() => {
    input.addEventListener('keydown', handleKey);
    return () => input.removeEventListener('keydown', handleKey);
  }, [input]);
  useEffect(() => {
    if (isSettled) openAwaited();
  }, [isSettled]);
  const activeId = entries.length > 0 ? optionId(index) : undefined;
  useEffect(() => {
    if (activeId === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [input, activeId]);

  return (
    <>
      <List id={listId} role="listbox" aria-label={t('palette.results')} aria-busy={!isSettled}>
        {groups.map((group) => (
          <OptionGroup
            key={group.name}
            group={group}
            listId={listId}
            index={index}
            onChoose={choose}
            offset={entries.indexOf(group.entries[0] ?? { title: '', to: '' })}
            onOpen={(entry) => addRecentEntry(viewerId, entry)}
          />
        ))}
      </List>
      {entries.length === 0 && (
        <Box sx={{ padding: '4px 18px 20px', color: 'text.secondary' }}>
          {error ? <SearchFailure onRetry={retry} /> : t(isSettled ? 'palette.none' : 'palette.searching')}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {isSettled && text !== '' && formatCount('palette.found', entries.length)}
      </Box>
      <Keys aria-hidden>{t('palette.keys')}</Keys>
    </>
  );
}

function SearchFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('workplace');
  return (
    <>
      {t('palette.failed')}{' '}
      <Button size="small" aria-pressed={false} onClick={onRetry}>
        {t('palette.retry')}
      </Button>
    </>
  );
}

interface OptionGroupProps {
  group: PaletteGroup;
  listId: string;
  /** Index of the first entry among those of all groups. */
  offset: number;
  /** Index of the chosen entry. */
  index: number;
  onChoose: (index: number) => void;
  onOpen: (entry: PaletteEntry) => void;
}

function OptionGroup({ group: { name, entries }, listId, offset, index, onChoose, onOpen }: OptionGroupProps) {
  const { t } = useTranslation('workplace');
  return (
    <div role="group" aria-labelledby={`${listId}-${name}`}>
      <GroupName id={`${listId}-${name}`}>{t(`palette.groups.${name}`)}</GroupName>
      {entries.map((entry, position) => (
        <Option
          key={`${entry.to} ${entry.title}`}
          id={`${listId}-${offset + position}`}
          role="option"
          aria-selected={offset + position === index}
          tabIndex={-1}
          to={entry.to}
          onMouseMove={() => {
            if (offset + position !== index) onChoose(offset + position);
          }}
          onClick={() => onOpen(entry)}
        >
          <bdi>{entry.title}</bdi>
          {entry.subtitle && <bdi>{entry.subtitle}</bdi>}
        </Option>
      ))}
    </div>
  );
}

/** Groups in their order, without empty ones. `isSettled`: nothing more is to come for this text. */
function usePaletteGroups({ text, role, navItems, viewerId }: PaletteResultsProps) {
  const { t } = useTranslation('workplace');
  const search = text.trim();
  const [searched, setSearched] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search), debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const query = useOfficeSearchQuery({
    variables: { text: searched },
    skip: searched.length < minLetters,
    fetchPolicy: 'cache-and-network',
  });
  const isSettled = searched === search && (!query.loading || query.data !== undefined);
  const further = role === 'admin' ? (Object.keys(furtherActions) as (keyof typeof furtherActions)[]) : [];
  const actions = [
    ...newRecords[role].map(({ id, to }) => ({ title: t(`palette.actions.${id}`), to })),
    ...further.map((id) => ({ title: t(`palette.actions.${id}`), to: furtherActions[id] })),
  ];
  const otherItems = navItems.filter(({ to }) => !actions.some((action) => action.to === to));
  const navEntries = otherItems.map(({ id, group, to }) => ({
    title: t(`navItems.${id}`),
    to,
    ...(group !== 'overview' && { subtitle: t(`groups.${group}`) }),
  }));
  // Results of another text must not be opened by Enter.
  const found = searched === search && search.length >= minLetters ? query.data?.officeSearch : undefined;
  const groups: PaletteGroup[] = [
    ...(search === '' ? [{ name: 'recent' as const, entries: readRecentEntries(viewerId) }] : []),
    { name: 'actions', entries: matchEntries(search, actions) },
    { name: 'navItems', entries: matchEntries(search, navEntries) },
    ...(found ?? []).map(({ kind, results }) => ({
      name: kind,
      entries: results.map((result) => ({ ...result, to: resultPaths[kind](result, role) })),
    })),
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSettled,
    error: query.error,
    retry: () => void query.refetch().catch(() => undefined),
  };
}
