import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../art/icons/contentIcons';
import { PageContainer } from '../ui/layout/PageContainer';
import { Section } from '../ui/layout/Section';
import { ButtonLink } from '../ui/navigation/routerLinks';

interface HomeSectionProps {
  title: string;
  subtitle: string;
  /** The page that has all of it, and what the link to it says. */
  viewAllLink: { to: string; label: string };
  children: ReactNode;
}

/** A part of home that shows the first few of what another page has. The link's words end where the cards end. */
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

interface CardRowProps {
  /** The window's width, in pixels, from which they stand side by side. */
  rowMinWidth?: number;
  children: ReactNode;
}

/** Three cards: side by side, or one below the other; never two and a hole. */
export function CardRow({ rowMinWidth = 720, children }: CardRowProps) {
  const beside = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 3, sm: 2, md: 3 },
        [`@media (min-width: ${rowMinWidth}px)`]: beside,
      }}
    >
      {children}
    </Box>
  );
}
