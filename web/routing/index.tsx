import { Button, type ButtonProps, Link as MuiLink, type LinkProps } from '@mui/material';
import { Link, Navigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ChevronBackIcon } from '../art/icons/commonIcons';
import { PageSpinner } from '../ui/feedback/queryStates';
import { useServerResponse } from '../ui/navigation/serverResponse';

/* The addresses of the site, and links to them. */
export * from './anchors';
export * from './paths';

/** `preventScrollReset` keeps the scroll position, for links that change part of the page. */
type RouterLinkProps = { to: string; relative?: 'path'; preventScrollReset?: boolean };

export function ButtonLink(props: Omit<ButtonProps<'a'>, 'href' | 'component'> & RouterLinkProps) {
  return <Button component={Link} {...props} />;
}

export function TextLink(props: Omit<LinkProps, 'href' | 'component'> & RouterLinkProps) {
  return <MuiLink component={Link} {...props} />;
}

interface BackLinkProps {
  to: string;
  /** Pixels, including the touch target. */
  height?: number;
  children: ReactNode;
}

export function BackLink({ to, height = 44, children }: BackLinkProps) {
  return (
    <TextLink
      className="no-print"
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minBlockSize: height,
        '@media (pointer: coarse)': { minBlockSize: 44 },
      }}
    >
      <ChevronBackIcon size={18} />
      {children}
    </TextLink>
  );
}

interface RedirectProps {
  to: string;
  /** History state, in the browser only. */
  state?: object;
  /** Shown until the next screen has loaded. */
  placeholder?: ReactNode;
}

/** An HTTP redirect on the server, a history replacement in the browser. */
export function Redirect({ to, state, placeholder = <PageSpinner /> }: RedirectProps) {
  const serverResponse = useServerResponse();
  serverResponse?.redirectTo(to);
  if (serverResponse) return null;
  return (
    <>
      <Navigate to={to} state={state} replace />
      {placeholder}
    </>
  );
}
