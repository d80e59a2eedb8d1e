import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** `preventScrollReset` leaves the page where it is, for links that change what is in sight. */
type To = { to: string; preventScrollReset?: boolean };

/** A link that looks like a button. */
export function ButtonLink(props: Omit<ButtonProps<'a'>, 'href' | 'component'> & To) {
  return <Button component={Link} {...props} />;
}

/** A link in running text. */
export function TextLink(props: Omit<LinkProps, 'href' | 'component'> & To) {
  return <MuiLink component={Link} {...props} />;
}
