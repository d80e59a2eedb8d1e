import { Box, Card, styled, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import type { WaitingKind } from '../../data/__generated__/schemaTypes';
import { waitingPath } from '../../routing/waitingPaths';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { formatRelativeTime, isOlderThan } from '../../ui/text/formatRelativeTime';
import { formatWaitingCount } from '../../ui/text/formatWaitingCount';
import type { WaitingCountFragment } from './__generated__/waitingCount';

const Tile = styled(Link)({
  display: 'grid',
  alignContent: 'start',
  blockSize: '100%',
  boxSizing: 'border-box',
  padding: '14px 20px 16px',
  border: `1px solid ${colorVars.line}`,
  borderRadius: borderRadii.card,
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
  textDecoration: 'none',
  transition: 'transform 120ms ease, border-color 120ms ease',
  '&:hover, &:focus-visible': { borderColor: colorVars.edge, transform: 'translateY(-2px)' },
  '&[data-late]': { borderColor: colorVars.amber, boxShadow: `inset 0 3px 0 ${colorVars.amber}` },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:hover, &:focus-visible': { transform: 'none' } },
});

const tileListStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(11.5rem, 1fr))' },
  gap: 1.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

/** A proof that waits longer is late. */
const lateMs = 24 * 3_600_000;

type AdminWaitingKind = Exclude<WaitingKind, 'drafts'>;

const isForAdmins = (kind: WaitingKind): kind is AdminWaitingKind => kind !== 'drafts';

/** One tile per kind; those of which nothing waits are left out. */
export function WaitingTiles({ waiting }: { waiting: readonly WaitingCountFragment[] }) {
  const { t } = useTranslation('adminOverview');
  const tiles = waiting.flatMap(({ kind, ...waits }) =>
    waits.count > 0 && isForAdmins(kind) ? [{ kind, ...waits }] : [],
  );
  if (tiles.length === 0)
    return (
      <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: '18px 20px' }}>
        <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <CheckCircleIcon size={28} />
        </Box>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 500 }}>{t('nothingWaits')}</Typography>
      </Card>
    );
  return (
    <Box component="ul" aria-labelledby="waiting-heading" sx={tileListStyles}>
      {tiles.map(({ kind, count, oldestAt, onlyId }) => (
        <li key={kind}>
          <Tile to={waitingPath(kind, onlyId)} data-late={oldestAt && isOlderThan(oldestAt, lateMs) ? '' : undefined}>
            <Typography component="span" sx={{ fontSize: '2.25rem', fontWeight: 800, lineHeight: 1.25 }}>
              <bdi>{formatWaitingCount(count)}</bdi>
            </Typography>
            <Typography component="span" sx={{ fontWeight: 700 }}>
              {t(`waiting.${kind}`, { count })}
            </Typography>
            {oldestAt && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {t('since', { age: formatRelativeTime(oldestAt, 'ar') })}
              </Typography>
            )}
          </Tile>
        </li>
      ))}
    </Box>
  );
}
