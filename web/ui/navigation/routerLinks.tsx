import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** `preventScrollReset` keeps the scroll position, for links that change part of the page. */
type RouterLinkProps = { to: string; preventScrollReset?: boolean };

export function ButtonLink(props: Omit<ButtonProps<'a'>, 'href' | 'component'> & RouterLinkProps) {
  return <Button component={Link} {...props} />;
}

export function TextLink(props: Omit<LinkProps, 'href' | 'component'> & RouterLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
