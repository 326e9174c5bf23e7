import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { type Finding, finding } from '../../session/finding.ts';
import type { AssistantSession } from '../../session/session.ts';
import { eventPhrases } from '../../understand/directory.ts';
import type { Reading } from '../../understand/reading.ts';

export const HREF = '/golf/tournaments';
/** The page of a tournament. */
export const hrefOf = (id: string): string => `${HREF}/${id}`;
/** So many players or events an answer lists at most. */
export const MOST = 8;

type Tournaments = Awaited<ReturnType<typeof listAll>>;
export const listAll = ({ ctx, read }: AssistantSession) => read(ctx, 'GET /api/golf/tournaments');

/** The tournament that is named, else the one that is being played, else the next, else the last. */
export function currentOf(all: Tournaments, { text }: Pick<Reading, 'text'>, isPast: boolean): Tournaments[number] | null {
  const words = ` ${tokensOf(text).join(' ')} `;
  const named = all.filter(({ name }) => eventPhrases(name).some((phrase) => words.includes(` ${phrase} `)));
  if (named.length > 0) return currentOf(named, { text: '' }, isPast);
  const inPlay = all.find(({ status }) => status === 'in-progress');
  const done = all.filter(({ status }) => status === 'completed').toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
  const next = all.filter(({ status }) => status === 'upcoming').toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  return inPlay ?? (isPast ? (done ?? next) : (next ?? done)) ?? null;
}

const NONE = 'No golf tournament is on the calendar at the moment.';
export const none = (): Finding => finding([NONE], { links: [{ label: 'Golf', href: HREF }] });

export const isOf = (reading: Reading, playerId: string): boolean => reading.players.some((player) => player.playerId === playerId);
