import { useNavigate } from 'react-router';
import type { User } from '../../core/session/session.ts';
import { paths } from '../../lib/paths.ts';

/** What follows a sign-in; an admin who has to set up a second factor is shown where, for nothing else would work. */
export function useArrival(onDone: () => void): (user: User) => void {
  const navigate = useNavigate();
  return (user) => {
    onDone();
    if (user.secondFactor === 'required') void navigate(paths.settings);
  };
}
