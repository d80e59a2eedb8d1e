import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** `preventScrollReset` leaves the page where it is, for links that change what is in sight. */
type RouterLinkProps = { to: string; preventScrollReset?: boolean };

/** A link that looks like a button. */
export function ButtonLink(props: Omit<ButtonProps<'a'>, 'href' | 'component'> & RouterLinkProps) {
  return <Button component={Link} {...props} />;
}

/** A link in running text. */
export function TextLink(props: Omit<LinkProps, 'href' | 'component'> & RouterLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
