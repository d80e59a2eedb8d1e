import { Navigate } from 'react-router-dom';
import { useAnswer } from '../session/answer';

/** Leads elsewhere instead of showing anything: an HTTP redirect on the server, a replaced address in the browser. */
export function Redirect({ to }: { to: string }) {
  const answer = useAnswer();
  answer?.redirectTo(to);
  return answer ? null : <Navigate to={to} replace />;
}
