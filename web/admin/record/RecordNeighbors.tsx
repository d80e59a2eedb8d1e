import { Stack, Typography } from '@mui/material';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { formatNumber, useTranslation } from '../../language';
import { ButtonLink } from '../../routing';
import { useRememberedList } from './rememberedList';

interface RecordNeighborsProps {
  id: string;
  listPath: string;
}

/** The records before and after this one on the page of the list that it was opened from. */
export function RecordNeighbors({ id, listPath }: RecordNeighborsProps) {
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
