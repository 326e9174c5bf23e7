import type { Selection } from '@clearedge/quant/grading';
import { centsToDollars } from '@clearedge/quant/money';
import { gradeSelection } from '../../sports/registry.ts';
import type { Contest, GradableFacts } from '../contests/index.ts';
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

/** Bets since the conditions are what they are, graded like any other; voids are no bets. */
export function forwardOf(matches: readonly MatchRow[], since: Date, facts: ReadonlyMap<string, GradableFacts>): Forward {
  const own = matches.filter(({ firedAt }) => firedAt >= since);
  const forward: Forward = { bets: [], waiting: 0 };
  for (const match of own) {
    const known = facts.get(match.contestId);
    const decision = known && gradeSelection(selectionOf(match), known, { pitcherRule: 'action' });
    if (decision?.kind !== 'graded') forward.waiting += 1;
    else if (decision.grade !== 'void') forward.bets.push({ on: match.slateOn, odds: match.odds, grade: decision.grade, match });
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
