import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { formatNumber, useTranslation } from '../../language';
import { ButtonLink } from '../../routing';
import { useRememberedList } from './rememberedList';

interface RecordPageProps {
  id: string;
  name: string;
  /** Chips beside the name. */
  states?: ReactNode;
  actions: ReactNode;
  /** The record itself, and what belongs to it. */
  facts: ReactNode;
  main: ReactNode;
  aside: ReactNode;
  /** What is read with the facts: after them in a narrow window, first beside them in a wide one. */
  notes?: ReactNode;
  /** Gives the first column the whole width, such as for a form. */
  isSingleColumn: boolean;
  listPath: string;
}

const gap = { xs: 2, md: 2.5 };

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 420px)' },
  gap,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const singleColumnStyles = { ...columnStyles, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * The order of the elements is that of one column. In two columns a row grows only for what is in it alone, so that no gap is above
 * the main part or the aside.
 */
const notedColumnStyles = {
  ...columnStyles,
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > :nth-of-type(1)': { gridRow: { lg: '1 / 3' } },
  '& > :nth-of-type(2)': { gridColumn: { lg: 2 } },
  '& > :nth-of-type(3)': { gridRow: { lg: 3 } },
  '& > :last-of-type': { gridColumn: { lg: 2 }, gridRow: { lg: '2 / 4' } },
} as const;

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  marginBlockEnd: 2,
} as const;

/** On a phone two of a width in a line. A long action in large text takes two lines. */
const actionsStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  inlineSize: { xs: '100%', sm: 'auto' },
  marginInlineStart: { md: 'auto' },
  '& .MuiButton-root': {
    flex: { xs: '1 1 8rem', sm: '0 1 auto' },
    paddingInline: { xs: 1, sm: 2 },
    whiteSpace: 'normal',
  },
} as const;

const columnProps = { sx: { gap, minInlineSize: 0, '@media print': { marginBlockEnd: 2 } } } as const;

/** Layout of a record: its name and actions, the record itself, and beside it what belongs to it. */
export function RecordPage({ id, name, states, actions, facts, main, aside, ...props }: RecordPageProps) {
  const { isSingleColumn, listPath, notes } = props;
  return (
    <>
      <Box component="header" sx={headerStyles}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {states && <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }} children={states} />}
        <Stack direction="row" className="no-print" sx={actionsStyles}>
          {actions}
        </Stack>
      </Box>
      <RecordNeighbors id={id} listPath={listPath} />
      <Box sx={isSingleColumn ? singleColumnStyles : notes ? notedColumnStyles : columnStyles}>
        <Stack {...columnProps}>
          {facts}
          {!notes && main}
        </Stack>
        {notes && <Stack {...columnProps}>{notes}</Stack>}
        {notes && main && <Stack {...columnProps}>{main}</Stack>}
        <Stack {...columnProps}>{aside}</Stack>
      </Box>
    </>
  );
}

/** Has the shape of the page. */
export function RecordSkeleton() {
  return (
    <>
      <Skeleton variant="text" sx={{ inlineSize: '40%', fontSize: '2rem', marginBlockEnd: 2 }} />
      <Box sx={columnStyles}>
        <Skeleton variant="rounded" sx={{ blockSize: 420 }} />
        <Skeleton variant="rounded" sx={{ blockSize: 280 }} />
      </Box>
    </>
  );
}

interface RecordNeighborsProps {
  id: string;
  listPath: string;
}

/** The records before and after this one on the page of the list that it was opened from. */
function RecordNeighbors({ id, listPath }: RecordNeighborsProps) {
  const { t } = useTranslation('admin');
  const ids = useRememberedList(listPath)?.ids ?? [];
  const index = ids.indexOf(id);
  if (index < 0 || ids.length < 2) return null;
  const neighbors = [
    { name: 'previous', neighborId: ids[index - 1], icon: { startIcon: <ChevronBackIcon size={18} /> } },
    { name: 'next', neighborId: ids[index + 1], icon: { endIcon: <ChevronForwardIcon size={18} /> } },
  ] as const;
  return (
    <Stack
      component="nav"
      className="no-print"
      aria-label={t('record.neighbors')}
      direction="row"
      sx={{ alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      {neighbors.map(
        ({ name, neighborId, icon }) =>
          neighborId && (
            <ButtonLink
              key={name}
              to={`../${neighborId}`}
              relative="path"
              size="small"
              color="inherit"
              {...icon}
              sx={{ order: name === 'next' ? 1 : 0, minBlockSize: 40 }}
            >
              {t(`record.${name}`)}
            </ButtonLink>
          ),
      )}
      <Typography component="span" variant="body2">
        {t('record.position', { position: formatNumber(index + 1, 'ar'), total: formatNumber(ids.length, 'ar') })}
      </Typography>
    </Stack>
  );
}
