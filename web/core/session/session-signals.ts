import { readBoot } from '../../lib/boot.ts';

// One channel for speaking and listening: a page does not hear its own words on it.
let shared: BroadcastChannel | undefined;
function channelOf(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') shared ??= new BroadcastChannel('clearedge.session');
  return shared;
}

/** Tells the other tabs that someone signed in or out. */
export const announceSession = (): void => channelOf()?.postMessage('changed');

/** Calls back when another tab, or a page restored by the back button, may show the wrong person. */
export function onSessionSignal(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener();
  };
  channelOf()?.addEventListener('message', listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    channelOf()?.removeEventListener('message', listener);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * A server that names its hint cookie in the boot data sets it beside the session's own, which no script can read.
 * Without that cookie there is no one signed in, and asking would only put a 401 into the console.
 */
export function mayBeSignedIn(): boolean {
  const hint = readBoot()['session-hint'];
  return typeof hint !== 'string' || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hint}=`));
}
