import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useStopMail } from '../digest.queries.ts';

/** The token of the link in a mail, taken out of the address at once: an address ends up in histories. */
function useToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('unsubscribe'));
  useEffect(() => {
    if (token !== null) window.history.replaceState(window.history.state, '', pathname + search);
  }, [token, pathname, search]);
  return token;
}

/** One click in the mail is enough: opening the link ends the daily mail, and this says so. */
export function StopNotice() {
  const token = useToken();
  const { mutate, isSuccess, isError } = useStopMail();
  const isSent = useRef(false);
  useEffect(() => {
    if (token === null || isSent.current) return;
    isSent.current = true;
    mutate(token);
  }, [token, mutate]);
  if (token === null) return null;
  if (isError)
    return (
      <p className="note bad" role="alert">
        The mail could not be stopped by this link. Sign in and turn it off in <Link to={paths.settings}>Settings</Link>.
      </p>
    );
  return (
    <p className="note" role="status">
      {isSuccess ? (
        <>
          You will get no more digests by email. You can turn them on again in <Link to={paths.settings}>Settings</Link>.
        </>
      ) : (
        'Stopping the daily mail…'
      )}
    </p>
  );
}
