import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '../../schema/contract/permissions';
import { PlusIcon } from '../art/icons/PlusIcon';
import { formatNumber } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { ViewSwitch } from '../ui/ViewSwitch';
import { useEditing } from './editing';
import { addressOf, type GlossaryFilters } from './filters';

interface ResultsBarProps {
  /** The line that says how many: it takes the focus of what is gone. */
  countRef: Ref<HTMLHeadingElement>;
  /** Absent while they are not known. */
  found: number | undefined;
  all: number | undefined;
  /** Whether this is the server's answer; while one types, nobody wants to hear every step. */
  isSettled: boolean;
  filters: GlossaryFilters;
}

const barStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 2,
  marginBlock: 3,
} as const;

/** How many terms were found out of how many, how they are shown, and the way to add one for those who may. */
export function ResultsBar({ countRef, found, all, isSettled, filters }: ResultsBarProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const counted = useCounted('glossary');
  const { viewer } = useViewer();
  const editing = useEditing();
  const isKnown = found !== undefined && all !== undefined;
  return (
    <Stack direction="row" sx={barStyles}>
      <Typography
        ref={countRef}
        component="h2"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        aria-busy={!isSettled}
        sx={{ minBlockSize: '1.5em', fontSize: { xs: '1.125rem', sm: '1.25rem' } }}
      >
        {isKnown && counted('found', found, { total: formatNumber(all, language) })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        {editing && viewer && may(viewer.role, 'glossary:write') && (
          <Button variant="contained" size="small" startIcon={<PlusIcon />} onClick={editing.add}>
            {t('edit.add')}
          </Button>
        )}
        <ViewSwitch chosen={filters.view} addressOf={(view) => paths.glossary(addressOf({ ...filters, view }))} />
      </Stack>
    </Stack>
  );
}
