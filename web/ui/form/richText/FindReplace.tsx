import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage, usePlural, useTranslation, formatNumber, type Language } from '../../../language';
import { applyEdit } from './applyEdit';
import { findMatches, replaceMatches } from './findMatches';

interface FindReplaceProps {
  text: string;
  lang: Language;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onClose(): void;
}

/** Finds and replaces within one text; every replacement can be undone in the text area. */
export function FindReplace({ text, lang, fieldRef, onClose }: FindReplaceProps) {
  const { t } = useTranslation('textEditor');
  const { language } = useLanguage();
  const formatCount = usePlural('textEditor');
  const [search, setSearch] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [replaced, setReplaced] = useState<number>();
  const matches = findMatches(text, search, isCaseSensitive);
  const position = Math.min(current, Math.max(0, matches.length - 1));
  const show = (index: number) => {
    const at = matches.at(index % Math.max(1, matches.length));
    if (at === undefined) return;
    setCurrent(matches.indexOf(at));
    fieldRef.current?.focus();
    fieldRef.current?.setSelectionRange(at, at + search.length);
  };
  const replace = (chosen: readonly number[]) => {
    const field = fieldRef.current;
    const [first] = chosen;
    if (!field || first === undefined) return;
    const changed = replaceMatches(text, chosen, search.length, replacement);
    applyEdit(field, { text: changed, start: first, end: first + replacement.length });
    setReplaced(chosen.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    event.preventDefault();
    show(position);
  };
  const status =
    replaced !== undefined && matches.length === 0
      ? formatCount('replaced', replaced)
      : search !== '' &&
        (matches.length === 0
          ? t('noMatch')
          : t('position', {
              number: formatNumber(position + 1, language),
              count: formatNumber(matches.length, language),
            }));
  const inputs = { htmlInput: { lang, dir: 'auto', autoComplete: 'off', spellCheck: false } };
  return (
    <Box role="group" aria-label={t('find')} onKeyDown={handleKey} sx={findStyles}>
      <TextField
        size="small"
        autoFocus
        label={t('search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setCurrent(0);
          setReplaced(undefined);
        }}
        slotProps={inputs}
      />
      <TextField
        size="small"
        label={t('replacement')}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        slotProps={inputs}
      />
      <FormControlLabel
        control={<Checkbox checked={isCaseSensitive} onChange={(_event, checked) => setCaseSensitive(checked)} />}
        label={t('caseSensitive')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button disabled={matches.length === 0} onClick={() => show(position + matches.length - 1)}>
          {t('previous')}
        </Button>
        <Button disabled={matches.length === 0} onClick={() => show(position + 1)}>
          {t('next')}
        </Button>
        <Button disabled={matches.length === 0} onClick={() => replace(matches.slice(position, position + 1))}>
          {t('replace')}
        </Button>
        <Button disabled={matches.length === 0} onClick={() => replace(matches)}>
          {t('replaceAll')}
        </Button>
        <Typography component="span" role="status" color="text.secondary">
          {status}
        </Typography>
      </Box>
    </Box>
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
