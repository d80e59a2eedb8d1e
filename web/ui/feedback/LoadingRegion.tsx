import { Box, Skeleton, CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from '../../language';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { visuallyHidden } from '../layout/layoutStyles';

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

/** One line of text that is loading. */
export const skeletonLine = (inlineSize: string, fontSize?: string) => (
  <Skeleton variant="text" sx={{ inlineSize, fontSize }} />
);

const lineWidths = ['100%', '96%', '88%', '100%', '72%'];

export function TextSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} variant="text" sx={{ inlineSize: lineWidths[index % lineWidths.length] }} />
  ));
}

/** Replaces a whole screen, whose title is not known yet. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', minBlockSize: '60vh' }}>
      <LoadingPageTitle />
      <CircularProgress aria-label={t('loading')} />
    </Stack>
  );
}
