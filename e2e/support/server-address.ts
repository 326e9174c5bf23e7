import { inject } from 'vitest';
import type { Shared } from './shared-server.ts';

const answer = await fetch(inject('sharedAt'));
if (!answer.ok) throw new Error(`the server that journeys share did not start: ${await answer.text()}`);
const shared = (await answer.json()) as Shared;

/** The address of the server this file's browsers visit: the one that journeys share, unless the file has its own. */
export let baseUrl = shared.url;

export const visitOwn = (url: string): void => {
  baseUrl = url;
};

/** Fails where a journey would change the day under the others. */
export function demandOwnServer(): void {
  if (baseUrl === shared.url) throw new Error('this journey needs a server of its own: import support/own-server.ts first');
}

/** What the machine's clock shows to the shared server: codes of an authenticator go by it. */
export const machineNow = (): Date => new Date(Date.now() - shared.behindMs);
