import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../layout/hiddenStyles';

/** Announces loading to screen readers; the children are its skeleton. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <Box role="status" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
