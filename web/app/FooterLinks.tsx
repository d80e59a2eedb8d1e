import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paint } from '../theme/variables';

const List = styled('ul')({ display: 'grid', gap: 2, margin: 0, marginBlockStart: 8, padding: 0, listStyle: 'none' });

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  color: paint.onDeepMuted,
  textDecoration: 'none',
  '&:hover': { color: paint.onDeep, textDecoration: 'underline', textUnderlineOffset: 6 },
} as const;

const FooterLink = styled(Link)(look);
const UnbuiltLink = styled('a')(look);

interface FooterLinksProps {
  title: string;
  links: { text: string; to: string }[];
}

/** A titled column of links. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <List>
        {links.map(({ text, to }) => (
          <li key={text}>
            {to === '#' ? <UnbuiltLink href={to}>{text}</UnbuiltLink> : <FooterLink to={to}>{text}</FooterLink>}
          </li>
        ))}
      </List>
    </nav>
  );
}
