import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { finalSample } from '../../../testing/sample-game.ts';
import { sampleAnalysis } from '../testing/sample-analysis.ts';
import { sampleDetail } from '../testing/sample-detail.ts';
import AgainstClose, { closeRows, nearerText } from './against-close.tsx';

const graded = (line: number) => {
  const game = finalSample();
  return sampleDetail({
    ...game,
    odds: game.odds.map((market) => {
      if (market.market === 'moneyline') return { ...market, away: { ...market.away, odds: 120, grade: 'win' as const } };
      if (market.market === 'totals') return { ...market, over: { ...market.over, odds: -110, line, grade: 'win' as const } };
      return { ...market, away: { ...market.away, grade: 'push' as const }, home: { ...market.home, grade: 'push' as const } };
    }),
  });
};
const closing = [
  { market: 'moneyline' as const, side: 'away' as const, line: null, probability: 0.422, closeProbability: 0.437, bookCount: 7 },
  { market: 'moneyline' as const, side: 'home' as const, line: null, probability: 0.578, closeProbability: 0.563, bookCount: 7 },
  { market: 'total' as const, side: 'over' as const, line: 8.5, probability: 0.53, closeProbability: 0.517, bookCount: 7 },
];

it('compares on the side that won, and says when the close was nearer', async () => {
  renderPart(<AgainstClose game={graded(8.5)} />, {
    user: 'pro',
    server: { 'GET /api/games/:gameId/analysis': sampleAnalysis({ isClosed: true, closing }) },
  });
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('42.2% us, 43.7% closeClose was nearer');
  expect(rows[1]).toContain('Over 8.5won53.0% us, 51.7% closeWe were nearer');
  expect(rows).toHaveLength(2);
});

it('leaves out a market that pushed and one whose line moved after our number', () =>
  expect(closeRows(graded(9), closing).map(({ market }) => market)).toEqual(['moneyline']));

it('calls numbers level that read the same', () => expect(nearerText({ ours: 0.5001, close: 0.5003 })).toBe('Level'));
