import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { RecordResult } from '../picks/index.ts';
import { type Published, winChanceOf } from './read-record.ts';

type Entry = VerbResult<Contract['GET /api/record']>['entries'][number];

const SEALED: Omit<Entry, 'sport' | 'sequence' | 'hash' | 'kind'> = {
  slateOn: null,
  publishedAt: null,
  gameKey: null,
  matchup: null,
  market: null,
  selection: null,
  odds: null,
  bookName: null,
  probability: null,
  winProbability: null,
  pushProbability: null,
  expectedValue: null,
  confidence: null,
  reasoning: null,
  result: null,
  isCorrected: false,
  correction: null,
  score: null,
  units: null,
  closingOdds: null,
  clv: null,
  linePoints: null,
};

const resultOf = (result: RecordResult | null) => ({
  result: result?.result ?? null,
  isCorrected: (result?.version ?? 1) > 1,
  correction: result?.reason ?? null,
  score: result && result.awayScore !== null && result.homeScore !== null ? { away: result.awayScore, home: result.homeScore } : null,
  units: result?.units ?? null,
  closingOdds: result?.closingOdds ?? null,
  clv: result?.clv ?? null,
  linePoints: result?.linePoints ?? null,
});

/** A row of the public record; of a sealed pick its place and its hash alone. */
export function presentEntry({ pick, result, isSealed }: Published): Entry {
  const place = { sport: pick.sport, sequence: pick.sequence, hash: pick.hash };
  if (isSealed) return { ...SEALED, ...place, kind: 'sealed' };
  return {
    ...place,
    kind: pick.kind,
    slateOn: pick.slateOn,
    publishedAt: pick.generatedAt.toISOString(),
    gameKey: pick.gameId,
    matchup: pick.matchup,
    market: pick.market,
    selection: pick.selection,
    odds: pick.odds,
    bookName: pick.bookName,
    probability: pick.probability,
    winProbability: winChanceOf(pick),
    pushProbability: pick.pushProbability,
    expectedValue: pick.ev,
    confidence: pick.confidence,
    reasoning: pick.reasoning,
    ...resultOf(result),
  };
}
