import { type BaseballFacts, findResultDoubts, partScores, type ReportedTotal } from '@clearedge/quant/grading';
import type { LiveState } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../contest.ts';

type Side = 'away' | 'home';
type InPlay = Pick<Contest, 'sport' | 'status' | 'scheduledInnings' | 'liveState'>;

/** Runs by inning with those of the inning being played; a half that has not begun may be missing or unknown. */
const inningsOf = ({ lineScore }: LiveState, side: Side): (number | null)[] =>
  lineScore[side].slice(0, lineScore[side].findLastIndex((runs) => runs !== null) + 1);

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The runs of each side must agree with the score, the innings, the newest play, and the last play of the complete innings. */
function doubtsOf(live: LiveState, complete: number): string[] {
  const [newest, before] = [live.plays[0], live.plays.find(({ inning }) => inning <= complete)];
  const totalsOf = (side: Side): ReportedTotal[] => {
    const innings = inningsOf(live, side);
    const throughComplete = innings.slice(0, complete);
    const whole = { name: side, unit: 'runs', total: live.score[side], parts: { name: 'innings', values: innings } };
    return [
      {
        ...whole,
        others: [
          { name: 'totals', total: live.lineScore.totals[side].runs },
          { name: 'play-by-play', total: newest?.score?.[side] ?? null },
        ],
      },
      {
        name: side,
        unit: 'runs',
        total: throughComplete.length < complete ? null : sum(throughComplete),
        others: [{ name: 'plays so far', total: before?.score?.[side] ?? null }],
      },
    ];
  };
  return findResultDoubts([...totalsOf('away'), ...totalsOf('home')]);
}

/**
 * What is certain of a game in play: its complete innings. An inning counts once the next has begun, when no review can reopen it. Null
 * before, and while the source contradicts itself.
 */
export function playedSoFar({ sport, status, scheduledInnings, liveState: live }: InPlay): BaseballFacts | null {
  if (!gameModuleOf(sport)?.settlesParts || status !== 'live' || !live || live.inning < 2) return null;
  const completedInnings = live.inning - 1;
  if (doubtsOf(live, completedInnings).length > 0) return null;
  const runsOf = (side: Side): number[] => inningsOf(live, side).slice(0, completedInnings).map(Number);
  return {
    state: 'live',
    scheduledInnings,
    completedInnings,
    score: live.score,
    lineScore: { away: runsOf('away'), home: runsOf('home') },
    starters: { away: null, home: null },
    players: {},
  };
}

/** Whether a part of the game is complete that was not before, or has other runs than before. */
export function hasNewPart(before: InPlay, after: InPlay): boolean {
  const [then, now] = [before, after].map((contest) => {
    const facts = playedSoFar(contest);
    return facts && partScores(facts);
  });
  return now?.some((score, at) => score !== null && (score.away !== then?.[at]?.away || score.home !== then?.[at]?.home)) ?? false;
}
