import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage, usePlural, useTranslation, formatNumber, type Language } from '../../../language';
import { applyEditAsTyped } from './applyEditAsTyped';
import { findMatches, nextMatch, replaceMatches } from './findMatches';

interface FindReplaceProps {
  text: string;
  lang: Language;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onClose(): void;
}

/** Shows a range in a text area, which scrolls to its selection only when it gets the focus; the focus stays where it was. */
function revealRange(field: HTMLTextAreaElement, start: number, end: number): void {
  const { activeElement } = document;
  field.setSelectionRange(start, end);
  field.focus();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** The matches of a search in the text of a field, one of them current, and what replaces them. */
function useFind({ text, fieldRef }: Pick<FindReplaceProps, 'text' | 'fieldRef'>) {
  const [search, setSearch] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [current, setCurrent] = useState<number>();
  const [replaced, setReplaced] = useState(0);
  const matches = findMatches(text, search, isCaseSensitive);
  const position = Math.min(current ?? 0, Math.max(0, matches.length - 1));
  const restart = () => {
    setCurrent(undefined);
    setReplaced(0);
  };
  const show = (index: number) => {
    const shown = index % Math.max(1, matches.length);
    const at = matches[shown];
    if (at === undefined || !fieldRef.current) return;
    setCurrent(shown);
    setReplaced(0);
    revealRange(fieldRef.current, at, at + search.length);
  };
  const replace = (chosen: readonly number[]) => {
    const field = fieldRef.current;
    const last = chosen.at(-1);
    if (!field || last === undefined) return;
    const { activeElement } = document;
    const changed = replaceMatches(text, chosen, search.length, replacement);
    const end = last + search.length + chosen.length * (replacement.length - search.length);
    // A replacement that holds the search text is not found again.
    const rest = findMatches(changed, search, isCaseSensitive);
    const next = nextMatch(rest, end);
    const at = chosen.length === 1 ? rest[next] : undefined;
    applyEditAsTyped(field, {
      text: changed,
      start: at ?? end - replacement.length,
      end: at === undefined ? end : at + search.length,
    });
    if (activeElement instanceof HTMLElement) activeElement.focus();
    setCurrent(next);
    setReplaced(chosen.length);
  };
  const changeSearch = (changed: string) => {
    setSearch(changed);
    restart();
  };
  const changeCase = (changed: boolean) => {
    setCaseSensitive(changed);
    restart();
  };
  const options = { search, changeSearch, replacement, setReplacement, isCaseSensitive, changeCase };
  const showNext = () => show(current === undefined ? 0 : position + 1);
  return { ...options, matches, position, replaced, show, showNext, replace };
}

/** Finds and replaces within one text; every replacement can be undone in the text area. */
export function FindReplace({ text, lang, fieldRef, onClose }: FindReplaceProps) {
  const { t } = useTranslation('textEditor');
  const find = useFind({ text, fieldRef });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    event.preventDefault();
    find.showNext();
  };
  const slotProps = { htmlInput: { lang, dir: 'auto', autoComplete: 'off', spellCheck: false } };
  const actions = {
    previous: () => find.show(find.position + find.matches.length - 1),
    next: find.showNext,
    replace: () => find.replace(find.matches.slice(find.position, find.position + 1)),
    replaceAll: () => find.replace(find.matches),
  };
  return (
    <Box role="group" aria-label={t('find')} onKeyDown={handleKey} sx={findStyles}>
      <TextField
        size="small"
        autoFocus
        label={t('search')}
        value={find.search}
        onChange={({ target }) => find.changeSearch(target.value)}
        slotProps={slotProps}
      />
      <TextField
        size="small"
        label={t('replacement')}
        value={find.replacement}
        onChange={({ target }) => find.setReplacement(target.value)}
        slotProps={slotProps}
      />
      <FormControlLabel
        control={<Checkbox checked={find.isCaseSensitive} onChange={(_event, checked) => find.changeCase(checked)} />}
        label={t('caseSensitive')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {(['previous', 'next', 'replace', 'replaceAll'] as const).map((action) => (
          <Button key={action} disabled={find.matches.length === 0} onClick={actions[action]}>
            {t(action)}
          </Button>
        ))}
        <FindStatus {...find} />
      </Box>
    </Box>
  );
}

type FindStatusProps = Pick<ReturnType<typeof useFind>, 'search' | 'matches' | 'position' | 'replaced'>;

function FindStatus({ search, matches, position, replaced }: FindStatusProps) {
  const { t } = useTranslation('textEditor');
  const { language } = useLanguage();
  const formatCount = usePlural('textEditor');
  const place = { number: formatNumber(position + 1, language), total: formatNumber(matches.length, language) };
  const found = matches.length === 0 ? t('noMatch') : t('position', place);
  const isReplaced = replaced > 1 || (replaced === 1 && matches.length === 0);
  return (
    <Typography component="span" role="status" color="text.secondary">
      {isReplaced ? formatCount('replaced', replaced) : search !== '' && found}
    </Typography>
  );
}

const findStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  padding: 1.5,
  marginBlockEnd: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
} as const;
