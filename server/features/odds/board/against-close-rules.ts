import { gradeScoreLine } from '@clearedge/quant/grading';
import type { GameResult } from '../../contests/index.ts';
import type { ClosingLine } from '../rows/closing-rows.ts';

export interface AgainstClose {
  overUnder: { overs: number; unders: number; pushes: number };
  runLine: { covered: number; lost: number; pushes: number };
}

/** How a club's finished games came out against the lines they closed at; games without a stored close, or cut short, are left out. */
export function againstClose(results: readonly GameResult[], code: string, closings: readonly ClosingLine[]): AgainstClose {
  const lines = new Map(closings.map((closing) => [`${closing.contestId} ${closing.market}`, closing.line]));
  const full = results.filter((result) => (result.awayCode === code || result.homeCode === code) && isFullLength(result));
  const totals = full.flatMap(({ id, score }) => {
    const line = lines.get(`${id} total`);
    return line === undefined ? [] : [gradeScoreLine({ market: 'total', period: 'full', side: 'over', line }, score)];
  });
  const spreads = full.flatMap(({ id, score, homeCode }) => {
    const line = lines.get(`${id} spread`);
    if (line === undefined) return [];
    const own = homeCode === code ? ({ side: 'home', line } as const) : ({ side: 'away', line: -line } as const);
    return [gradeScoreLine({ market: 'spread', period: 'full', ...own }, score)];
  });
  const count = (grades: readonly string[], grade: string): number => grades.filter((one) => one === grade).length;
  return {
    overUnder: { overs: count(totals, 'win'), unders: count(totals, 'loss'), pushes: count(totals, 'push') },
    runLine: { covered: count(spreads, 'win'), lost: count(spreads, 'loss'), pushes: count(spreads, 'push') },
  };
}

/** False of a game called before its length: bets on its total and run line are void. Unknown innings count as all. */
export const isFullLength = ({ innings, scheduledInnings }: Pick<GameResult, 'innings' | 'scheduledInnings'>): boolean =>
  innings === null || innings >= scheduledInnings;
