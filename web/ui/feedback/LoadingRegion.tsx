import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../layout/hiddenStyles';

/** Something is on its way: drawn as a skeleton, said to those who don't see it. */
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
