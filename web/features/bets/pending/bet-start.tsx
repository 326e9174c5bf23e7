import { liveWords } from '../../../core/live-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { BoardGame } from '../../../core/slip/index.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import type { Bet } from '../bet-types.ts';

const STATES: Record<string, { look: BadgeLook; word: string; note?: string }> = {
  live: { look: 'live', word: 'Live' },
  completed: { look: 'plain', word: 'Final', note: 'being graded' },
  final: { look: 'plain', word: 'Final', note: 'being graded' },
  delayed: { look: 'warn', word: 'Delayed' },
  postponed: { look: 'warn', word: 'Postponed' },
  suspended: { look: 'warn', word: 'Suspended' },
  cancelled: { look: 'warn', word: 'Cancelled' },
  unknown: { look: 'warn', word: 'Status unknown' },
};

/** When the bet's game starts, or how it stands. */
export function BetStart({ bet, game }: { bet: Bet; game: BoardGame | undefined }) {
  const { date, gameTime } = useReaderFormat();
  const state = STATES[game?.status ?? bet.contestStatus ?? ''];
  const start = bet.startsAt ? `${date(bet.startsAt)}, ${gameTime(bet.startsAt)}` : 'Not on our schedule';
  // What we cannot grade waits for its owner, not for us.
  const note = bet.isGradable && bet.flag === null ? state?.note : undefined;
  const score = game && state?.word === 'Live' ? liveWords(game) : '';
  return (
    <small className="bet-start">
      {state ? <Badge look={state.look}>{state.word}</Badge> : null}
      {score || note || start}
    </small>
  );
}
