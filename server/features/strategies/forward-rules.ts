import type { Selection } from '@clearedge/quant/grading';
import { centsToDollars } from '@clearedge/quant/money';
import { gradeSelection } from '../../sports/registry.ts';
import type { Contest, GradableFacts } from '../contests/index.ts';
import type { MarketSide } from '../odds/index.ts';
import { type Backtest, profitCentsOf, type SettledBet, stakeCentsOf } from './figure-rules.ts';
import { matchupText, selectionText } from './selection-text.ts';
import type { MatchRow } from './strategy-rows.ts';

/** What a strategy fired on, as far as it is settled. */
export interface Forward {
  bets: (SettledBet & { match: MatchRow })[];
  waiting: number;
}

const selectionOf = ({ market, side, line }: MatchRow): Selection =>
  ({ market, period: 'full', side, ...(line === null ? {} : { line }) }) as Selection;

/** Of a match's own number at the close; books that closed on another one say nothing of it. */
const closeFairOf = (closes: readonly MarketSide[], { contestId, market, side, line }: MatchRow): number | null =>
  closes.find((one) => one.contestId === contestId && one.market === market && one.side === side && one.line === line)?.noVigProbability ??
  null;

/** Bets since the conditions are what they are, graded like any other, with `closes` for what they were worth; voids are no bets. */
export function forwardOf(
  matches: readonly MatchRow[],
  since: Date,
  { facts, closes }: { facts: ReadonlyMap<string, GradableFacts>; closes: readonly MarketSide[] },
): Forward {
  const own = matches.filter(({ firedAt }) => firedAt >= since);
  const forward: Forward = { bets: [], waiting: 0 };
  for (const match of own) {
    const known = facts.get(match.contestId);
    const decision = known && gradeSelection(selectionOf(match), known, { pitcherRule: 'action' });
    if (decision?.kind !== 'graded') forward.waiting += 1;
    else if (decision.grade !== 'void')
      forward.bets.push({ on: match.slateOn, odds: match.odds, grade: decision.grade, closeFair: closeFairOf(closes, match), match });
  }
  return forward;
}

/** The newest first. */
export const presentForward = ({ bets }: Forward, contests: ReadonlyMap<string, Contest>, bankrollPercentage: number): Backtest['bets'] =>
  bets.toReversed().flatMap(({ match, grade, odds }) => {
    const contest = contests.get(match.contestId);
    if (!contest) return [];
    return [
      {
        gameId: contest.gameId,
        date: match.slateOn,
        matchup: matchupText(contest),
        selection: selectionText(contest, match),
        odds,
        book: match.book,
        result: grade,
        profit: centsToDollars(profitCentsOf({ odds, grade }, stakeCentsOf(bankrollPercentage))),
      },
    ];
  });
