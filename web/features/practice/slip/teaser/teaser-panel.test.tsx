import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../../../../core/slip/index.ts';
import { teaserPoints } from '../../../../core/teaser/teaser-rules.ts';
import type { Handlers } from '../../../../testing/fake-server.ts';
import { renderPart } from '../../../../testing/render-route.tsx';
import { sampleUser } from '../../../../testing/samples.ts';
import type { TeaserQuote } from '../../practice-types.ts';
import { openBet, sampleQuote } from '../../testing/sample-practice.ts';
import type { NewItem } from '../rules/item.ts';
import { practiceSlip } from '../slip-store.ts';
import { PracticeSlipView } from '../slip-view.tsx';

const spread = (gameId: string, selection: string, line: number): NewItem => ({
  gameId,
  sport: 'nfl',
  betType: 'spread',
  selection,
  pick: { market: 'spread', period: 'full', side: 'home', line },
  odds: -110,
  startsAt: '2026-12-06T18:00:00.000Z',
});
const LEGS = [spread('20261206_DEN@KC', 'Kansas City Chiefs -7.5', -7.5), spread('20261206_NYJ@BUF', 'Buffalo Bills -8', -8)];
const ASKED: { points: number }[] = [];

const teaserQuote = (points: number, more: Partial<TeaserQuote> = {}): TeaserQuote => ({
  points,
  offered: [6, 6.5, 7],
  legs: LEGS.map(({ gameId, selection }) => ({
    gameId,
    selection,
    teased: selection.replace(/-.*/, `-${7.5 - points}`),
    line: -7.5,
    teasedLine: points - 7.5,
    bookName: 'Summit',
    problem: null,
    worth: {
      winProbability: 0.742,
      pushProbability: 0,
      unmovedWinProbability: 0.513,
      crossed: [
        { number: -7, probability: 0.058 },
        { number: -3, probability: 0.091 },
      ],
    },
  })),
  odds: points === 6 ? -120 : -140,
  decimal: points === 6 ? 11 / 6 : 12 / 7,
  potentialWin: null,
  table: [{ legs: 2, odds: -120 }],
  worth: { winProbability: 0.5506, pushProbability: 0, expectedValue: 0.0094, fairOdds: -123, breakEven: 0.7385 },
  unpriced: null,
  isLocked: false,
  problem: null,
  asOf: '2026-12-06T16:00:00.000Z',
  ...more,
});

const asked = (body: unknown): { points: number } => {
  const { points } = body as { points: number };
  ASKED.push({ points });
  return { points };
};

async function openTeaser(server: Handlers = {}) {
  const rendered = renderPart(<PracticeSlipView />, {
    user: sampleUser('elite'),
    server: {
      'POST /api/virtual/quote': () => sampleQuote(LEGS),
      'POST /api/virtual/teasers/quote': ({ body }) => teaserQuote(asked(body).points),
      ...server,
    },
  });
  for (const item of LEGS) practiceSlip.add(item);
  await rendered.user.click(await screen.findByRole('checkbox', { name: 'Parlay mode' }));
  await rendered.user.click(await screen.findByRole('checkbox', { name: 'Teaser' }));
  return { ...rendered, panel: within(await screen.findByRole('region', { name: 'Teaser' })) };
}

describe('a teaser on the slip', () => {
  beforeEach(() => {
    slip.clear();
    ASKED.length = 0;
  });

  it('shows each number before and after, the keys it crosses, and what it is worth', async () => {
    const { panel } = await openTeaser();
    expect(await panel.findByText('Kansas City Chiefs −1.5')).toBeTruthy();
    expect(panel.getAllByText('Crosses 7 (5.8% land on it) and 3 (9.1% land on it)')).toHaveLength(2);
    expect(panel.getByText('−120')).toBeTruthy();
    expect(panel.getByText('−123')).toBeTruthy();
    expect(panel.getByText('+0.9%')).toBeTruthy();
  });

  it('is asked for again at other points, and places what it shows', async () => {
    const sent: unknown[] = [];
    const { panel, user } = await openTeaser({
      'POST /api/virtual/bets': ({ body }) => {
        sent.push(body);
        return openBet({ betType: 'teaser', teaserPoints: 7, legs: [] });
      },
    });
    await user.click(panel.getByText('7 points'));
    expect(await panel.findByText('−140')).toBeTruthy();
    expect(new Set(ASKED.map(({ points }) => points))).toEqual(new Set([6, 7]));
    await user.click(screen.getByRole('button', { name: /^Place 1 Bet/ }));
    await waitFor(() => expect(sent).toMatchObject([{ betType: 'teaser', points: 7, odds: -140, stake: 10 }]));
  });

  it('says what stands against it and places nothing', async () => {
    const words = 'MLB has no teasers.';
    const { panel } = await openTeaser({
      'POST /api/virtual/teasers/quote': () => {
        const quote = teaserQuote(6, { odds: null, decimal: null, worth: null, isLocked: true });
        return { ...quote, legs: quote.legs.map((leg, at) => ({ ...leg, worth: null, problem: at === 0 ? words : null })) };
      },
    });
    expect(await panel.findByText(words)).toBeTruthy();
    expect(panel.getByText(/for Pro|for Elite/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place/ }).disabled).toBe(true);
  });
});

it.each([
  [['mlb', 'nhl'], []],
  [
    ['mlb', 'nba'],
    [4, 4.5, 5],
  ],
  [
    ['nfl', 'cfl'],
    [6, 6.5, 7],
  ],
] as const)('bets on %j can be teased by %j', (sports, points) => expect(teaserPoints(sports.map((sport) => ({ sport })))).toEqual(points));
