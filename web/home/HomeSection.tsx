import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../art/icons/commonIcons';
import { Section, PageContainer } from '../ui/layout/Section';
import { ButtonLink } from '../routing';

interface HomeSectionProps {
  title: string;
  subtitle: string;
  viewAllLink: { to: string; label: string };
  children: ReactNode;
}

export function HomeSection({ title, subtitle, viewAllLink, children }: HomeSectionProps) {
  const link = (
    <ButtonLink to={viewAllLink.to} endIcon={<ArrowForwardIcon />} sx={{ marginInline: '-10px' }}>
      {viewAllLink.label}
    </ButtonLink>
  );
  return (
    <PageContainer>
      <Section title={title} subtitle={subtitle} action={link}>
        {children}
      </Section>
    </PageContainer>
  );
}

/** Three cards in a row or in a column, never two and one. */
export function ThreeCardRow({ rowMinWidth = 720, children }: { rowMinWidth?: number; children: ReactNode }) {
  const rowStyles = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 3, sm: 2, md: 3 },
        [`@media (min-width: ${rowMinWidth / 16}em)`]: rowStyles,
      }}
    >
      {children}
    </Box>
  );
}
