import { Navigate } from 'react-router-dom';
import { useServerResponse } from '../../session/serverContext';

interface RedirectProps {
  to: string;
  /** What the page there is told, in the browser alone. */
  state?: object;
}

/** Leads elsewhere instead of showing anything: an HTTP redirect on the server, a replaced address in the browser. */
export function Redirect({ to, state }: RedirectProps) {
  const answer = useServerResponse();
  answer?.redirectTo(to);
  return answer ? null : <Navigate to={to} state={state} replace />;
}
