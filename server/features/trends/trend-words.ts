import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { About, Candidate } from './find/candidate.ts';
import { type TrendFigures, unitsOf } from './find/figure-rules.ts';
import type { Entry } from './find/trials.ts';

export type TrendWire = VerbResult<Contract['GET /api/hot-trends']>[number];
/** A trend as it is kept: the day's games are added when someone reads it. */
export type FoundTrend = Omit<TrendWire, 'sport' | 'next' | 'lastUpdated' | 'examples' | 'team' | 'units' | 'atClose'> & {
  about: About;
  /** Not in reports stored before it was drawn. */
  units?: number[];
  atClose?: number;
  examples: Omit<TrendWire['examples'][number], 'hasPage'>[];
};

interface Found {
  chance: number;
  among: number;
  lookedAt: number;
  isAbove: boolean;
}

const EXAMPLES = 5;
const PERCENT = 100;
/** What happens somewhere more often than not says nothing of where it goes on. */
const MOSTLY_LUCK = 0.5;

const percent = (fraction: number): string => {
  const value = fraction * PERCENT;
  return value < 1 ? 'less than 1%' : value > 99 ? 'more than 99%' : `${Math.round(value)}%`;
};
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function exampleOf({ game, side }: Entry): FoundTrend['examples'][number] {
  const score = `${game.awayCode} ${game.awayScore} @ ${game.homeCode} ${game.homeScore}`;
  const odds = side.odds > 0 ? `+${side.odds}` : `−${-side.odds}`;
  const line = side.line === null ? '' : ` ${side.market === 'spread' && side.line > 0 ? '+' : ''}${String(side.line).replace('-', '−')}`;
  const name = side.side === 'over' ? 'Over' : side.side === 'under' ? 'Under' : side.side === 'home' ? game.homeCode : game.awayCode;
  return { text: `${score}: ${name}${line} at ${odds}, ${side.grade}`, date: game.slateOn, gameId: game.gameId };
}

const isUnder = (entries: readonly Entry[]): boolean => entries[0]?.side.side === 'under';

function titleOf({ kind, subject, verb }: Candidate, entries: readonly Entry[], { wins, losses, pushes, games }: TrendFigures): string {
  if (kind === 'streak') {
    const stated = isUnder(entries) ? verb.lost : wins > 0 ? verb.won : verb.lost;
    return `${subject} ${stated} ${games} in a row`;
  }
  const record = `${wins}–${losses}${pushes > 0 ? `–${pushes}` : ''}`;
  return entries[0]?.side.market === 'total' ? `${subject}: ${isUnder(entries) ? 'under' : 'over'} ${record}` : `${subject}: ${record}`;
}

function descriptionOf(figures: TrendFigures, { chance, among, lookedAt }: Found, kind: Candidate['kind']): string {
  const { percentage, baseRate, games } = figures;
  const rate =
    kind === 'streak'
      ? `Closing prices gave each of these ${games} a chance of ${baseRate.toFixed(0)}% on average.`
      : `Won ${percentage.toFixed(0)}% of ${games} decided; closing prices without margin expected ${baseRate.toFixed(0)}% (${signed(percentage - baseRate)} points).`;
  return `${rate} A result this rare: ${percent(chance)} by luck. Finding one like it among ${lookedAt}: ${percent(among)}.`;
}

export function presentTrend(candidate: Candidate, entries: readonly Entry[], figures: TrendFigures, found: Found): FoundTrend {
  const { chance, among, lookedAt, isAbove } = found;
  const isPaying = candidate.other !== null || isAbove;
  return {
    id: candidate.id,
    title: titleOf(candidate, entries, figures),
    description: descriptionOf(figures, found, candidate.kind),
    trend: among > MOSTLY_LUCK ? 'neutral' : isPaying ? 'hot' : 'cold',
    category: candidate.category,
    ...figures,
    ...(candidate.kind === 'streak' ? { roiLow: null, roiHigh: null } : {}),
    units: unitsOf(entries),
    chance,
    chanceAmong: among,
    lookedAt,
    confidence: Math.round((1 - among) * PERCENT),
    examples: entries.slice(-EXAMPLES).reverse().map(exampleOf),
    from: entries[0]!.game.slateOn,
    to: entries.at(-1)!.game.slateOn,
    about: candidate.about,
  };
}
