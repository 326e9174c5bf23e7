import { secondsBefore } from '../../../testing/sample-game.ts';
import type { Analysis, OpenAiSummary, ValuePlay } from '../contest-types.ts';

export const SUMMARY = 'We make the New York Yankees 52.3% to win, with a range of 49.6% to 55.0%.';

export const samplePlay = (over: Partial<ValuePlay> = {}): ValuePlay => ({
  market: 'moneyline',
  side: 'away',
  line: null,
  selection: 'New York Yankees',
  probability: 0.523,
  probabilityLow: 0.496,
  probabilityHigh: 0.55,
  winProbability: 0.523,
  pushProbability: 0,
  fairOdds: -109.6,
  odds: 104,
  book: 'SUM',
  bookName: 'Summit',
  seenAt: secondsBefore(14),
  isStale: false,
  expectedValue: 0.067,
  basis: 'model',
  claimedValue: 0.067,
  keptShare: 1,
  marketProbability: 0.484,
  reasoning: 'For NYY: starting pitching (+3.1 points).',
  valueFrom: 101,
  ...over,
});

const over = samplePlay({
  market: 'total',
  side: 'over',
  line: 8.5,
  selection: 'Over 8.5',
  probability: 0.529,
  fairOdds: -112.3,
  odds: -104,
});

export const sampleSummary = (more: Partial<OpenAiSummary> = {}): OpenAiSummary => ({
  summary: `${SUMMARY} 1 value play at fresh prices.`,
  confidence: 84,
  band: { from: 80, to: 90, picks: 1927, wins: 1214, low: 0.608, high: 0.651, seasons: '2010-2019' },
  favored: { side: 'away', team: 'New York Yankees', teamCode: 'NYY', probability: 0.523, low: 0.496, high: 0.55 },
  analyzedAt: secondsBefore(180),
  valuePlays: [samplePlay()],
  ...more,
});

const driver = (title: string, points: number) => ({ factor: title, title, detail: `about ${title}`, points });

export function sampleAnalysis(more: Partial<Analysis> = {}): Analysis {
  const { confidence, band, favored, analyzedAt, valuePlays } = sampleSummary();
  const suggested = { isValue: true, badge: 'High Value', rating: 'High' } as const;
  return {
    id: '7b0c4a52-0000-4000-8000-0000000000aa',
    gameId: '20260711_NYY@BOS',
    analyzedAt,
    projectionAt: secondsBefore(240),
    modelVersion: 'game-1',
    isClosed: false,
    summary: SUMMARY,
    verdict: '1 value play at fresh prices.',
    confidence,
    band,
    favored,
    blend: { pHome: 0.477, pHomeModel: 0.465, pHomeMarket: 0.49, modelWeight: 0.4, totalWeight: 0.4 },
    drivers: [driver('Starting pitching', -5.4), driver('Home field', 3.6), driver('Bullpens', -1.7)],
    total: { mean: 8.9, chances: Array.from({ length: 19 }, () => 1 / 19) },
    fairPrices: [samplePlay(), over, samplePlay({ ...over, side: 'under', selection: 'Under 8.5', probability: 0.471, fairOdds: 112.3 })],
    valuePlays,
    nearest: null,
    suggestedBets: [
      { ...samplePlay(), ...suggested, betType: 'moneyline' },
      { ...over, ...suggested, betType: 'total', expectedValue: -0.012, isValue: false },
    ],
    changes: ['Lineups: projected until confirmed.'],
    closing: [],
    freshness: {
      starters: { away: { name: 'R. Castellan', isAnnounced: true }, home: { name: null, isAnnounced: false } },
      lineUps: { away: true, home: false },
      weatherAsOf: secondsBefore(1200),
      isIndoors: false,
      pricesAt: secondsBefore(14),
      bookCount: 7,
      ratedTo: '2026-07-10',
    },
    ...more,
  };
}
