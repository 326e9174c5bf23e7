import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { productNow } from '../core/clock.ts';
import { useSession } from '../core/session/session.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { useStatus } from '../core/status.ts';
import { SITE } from '../lib/site.ts';

const paper = (): MediaQueryList => window.matchMedia('print');
const subscribe = (listener: () => void): (() => void) => {
  const media = paper();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Stands over what is printed, and nowhere else: whose it is, of when, and where its figures come from. */
export function PrintNote() {
  const isPrinting = useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
  const { user } = useSession();
  const { dateTime } = useReaderFormat();
  const source = useStatus()?.source.label;
  // A tenant's pages do not bear our name.
  const isOurs = !useLocation().pathname.startsWith('/w/') && !SITE;
  if (!isPrinting || !isOurs) return null;
  const stated = ['ClearEdge', user?.username, dateTime(new Date(productNow()).toISOString()), source, window.location.host];
  return createPortal(<p className="print-note">{stated.filter(Boolean).join(' · ')}</p>, document.body);
}
