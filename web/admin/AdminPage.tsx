import { Box, Typography } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../language';
import type { workplace } from '../language/messages/en/workplace';
import { PageMeta } from '../seo/PageMeta';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/Section';
import { AdminTableSkeleton } from './table/TableSkeleton';

export const adminPageStyles = { paddingBlock: { xs: 1, md: 1.5 } } as const;

/** `sx` of a heading and the sentence about it, in one line where there is room: the records begin near the top. */
export const adminHeadingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  '& > h1': { fontSize: { xs: '1.375rem', md: '1.625rem' } },
  '& > p': { color: 'text.secondary' },
} as const;

/** Id of an item in the rail. */
export type AdminPageName = keyof typeof workplace.navItems;

interface AdminPageProps {
  name: AdminPageName;
  text?: string;
  children: ReactNode;
}

/** Layout of a screen outside the tabs: heading, and the table after hydration. */
export function AdminPage({ name, text, children }: AdminPageProps) {
  const { t } = useTranslation('admin');
  const isReady = useIsHydrated();
  return (
    <PageContainer sx={adminPageStyles}>
      <PageMeta title={t(`navItems.${name}`)} isIndexed={false} />
      <Box sx={adminHeadingStyles}>
        <Typography variant="h1">{t(`navItems.${name}`)}</Typography>
        {text && <Typography>{text}</Typography>}
      </Box>
      <Suspense fallback={<AdminTableSkeleton />}>
        <Box sx={{ marginBlockStart: 2 }}>{isReady ? children : <AdminTableSkeleton />}</Box>
      </Suspense>
    </PageContainer>
  );
}
