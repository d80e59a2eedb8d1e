import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../art/icons/ArrowForwardIcon';
import { Page } from '../ui/Page';
import { ButtonLink } from '../ui/RouterLink';
import { Section } from '../ui/Section';

interface TeaserProps {
  title: string;
  subtitle: string;
  /** The page that has all of it, and what the link to it says. */
  all: { to: string; label: string };
  children: ReactNode;
}

/** A part of home that shows the first few of what another page has. The link's words end where the cards end. */
export function Teaser({ title, subtitle, all, children }: TeaserProps) {
  const link = (
    <ButtonLink to={all.to} endIcon={<ArrowForwardIcon />} sx={{ marginInline: '-10px' }}>
      {all.label}
    </ButtonLink>
  );
  return (
    <Page>
      <Section title={title} subtitle={subtitle} action={link}>
        {children}
      </Section>
    </Page>
  );
}
