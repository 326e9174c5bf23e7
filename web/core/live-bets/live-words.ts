import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { type SportKey, sportOf } from '@clearedge/contract/sports';

export type OpenBet = CallResult<Contract['GET /api/bets']>[number];
export type LiveBet = CallResult<Contract['GET /api/bets/live']>[number];

/** From this chance on a bet is winning, up to the other it is losing. */
const WINNING = 0.55;
const LOSING = 0.45;

export type Standing = 'Winning' | 'Losing' | 'Even';

export function standingOf(chance: number): Standing {
  if (chance >= WINNING) return 'Winning';
  return chance <= LOSING ? 'Losing' : 'Even';
}

export interface Progress {
  /** "6 of 11 runs", "ahead by 2". */
  head: string;
  /** "needs 5 more"; empty where there is nothing to add. */
  detail: string;
  /** Steps done and needed, of an over. */
  steps: { done: number; needed: number } | null;
}

type Score = LiveBet['score'];

/** How far an open bet on the score has come; null for one that the score alone does not tell. */
export function progressOf(bet: Pick<OpenBet, 'pick' | 'sport'>, score: Score): Progress | null {
  const { pick, sport } = bet;
  if (!score || !pick || sport === null || sport === 'other') return null;
  const unit = unitOf(sport);
  if (pick.market === 'total') {
    const done = pick.team ? score[pick.team] : score.away + score.home;
    return pick.side === 'over' ? overProgress(done, pick.line, unit) : underProgress(done, pick.line, unit);
  }
  if (pick.market !== 'moneyline' && pick.market !== 'spread') return null;
  if (pick.side === 'draw') return { head: score.away === score.home ? 'tied' : 'not tied', detail: '', steps: null };
  const lead = pick.side === 'away' ? score.away - score.home : score.home - score.away;
  return sideProgress(lead, pick.market === 'spread' ? pick.line : null, unit);
}

type Unit = (count: number) => string;
const unitOf = (sport: SportKey): Unit => {
  const { scoreUnit } = sportOf(sport);
  return (count) => (count === 1 ? scoreUnit.one : scoreUnit.many);
};

function overProgress(done: number, line: number, unit: Unit): Progress {
  const needed = Math.floor(line) + 1;
  const left = needed - done;
  return {
    head: `${done} of ${needed} ${unit(needed)}`,
    detail: left > 0 ? `needs ${left} more` : 'over the number',
    steps: { done, needed },
  };
}

function underProgress(done: number, line: number, unit: Unit): Progress {
  const room = Math.ceil(line) - 1 - done;
  const detail = room < 0 ? 'at or over the number' : `room for ${room} more`;
  return { head: `${done} ${unit(done)} so far`, detail, steps: null };
}

function sideProgress(lead: number, line: number | null, unit: Unit): Progress {
  const head = lead === 0 ? 'tied' : `${lead > 0 ? 'ahead' : 'behind'} by ${Math.abs(lead)}`;
  if (line === null) return { head, detail: '', steps: null };
  const margin = lead + line;
  if (margin === 0) return { head, detail: 'a push as it stands', steps: null };
  const short = Math.floor(-margin) + 1;
  return { head, detail: margin > 0 ? 'covers as it stands' : `needs ${short} more ${unit(short)}`, steps: null };
}

/** Dollars that open bets are worth at their live chances, to the cent, and how many of them have one. */
export function fairWorth(bets: readonly { bet: Pick<OpenBet, 'stake' | 'potentialWin'>; live: LiveBet }[]): {
  worth: number;
  counted: number;
} {
  const priced = bets.filter(({ live }) => live.chance !== null);
  const worth = priced.reduce(
    (sum, { bet, live }) => sum + live.chance! * (bet.stake + bet.potentialWin) + (live.push ?? 0) * bet.stake,
    0,
  );
  return { worth: Math.round(worth * 100) / 100, counted: priced.length };
}
