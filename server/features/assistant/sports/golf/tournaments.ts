import { type Finding, finding } from '../../session/finding.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';

export const HREF = '/golf/tournaments';
/** The page of a tournament. */
export const hrefOf = (id: string): string => `${HREF}/${id}`;
/** So many players or events an answer lists at most. */
export const MOST = 8;

type Tournaments = Awaited<ReturnType<typeof listAll>>;
export const listAll = ({ ctx, read }: AssistantSession) => read(ctx, 'GET /api/golf/tournaments');

/** The tournament that is being played, else the next, else the last. */
export function currentOf(all: Tournaments, isPast: boolean): Tournaments[number] | null {
  const inPlay = all.find(({ status }) => status === 'in-progress');
  const done = all.filter(({ status }) => status === 'completed').toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
  const next = all.filter(({ status }) => status === 'upcoming').toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  return inPlay ?? (isPast ? (done ?? next) : (next ?? done)) ?? null;
}

const NONE = 'No golf tournament is on the calendar at the moment.';
export const none = (): Finding => finding([NONE], { links: [{ label: 'Golf', href: HREF }] });

export const isOf = (reading: Reading, playerId: string): boolean => reading.players.some((player) => player.playerId === playerId);
