import { Navigate } from 'react-router-dom';
import { useServerResponse } from '../../session/serverContext';

interface RedirectProps {
  to: string;
  /** History state, in the browser only. */
  state?: object;
}

/** An HTTP redirect on the server, a history replacement in the browser. */
export function Redirect({ to, state }: RedirectProps) {
  const serverResponse = useServerResponse();
  serverResponse?.redirectTo(to);
  return serverResponse ? null : <Navigate to={to} state={state} replace />;
}
