import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { toast } from '../core/toasts/toasts.ts';
import { MessageText } from '../features/assistant/thread.tsx';
import { ReceiptPanel } from '../features/bets/receipt/receipt-panel.tsx';
import { sampleReceipt, settledBet, withReceipt } from '../features/bets/testing/sample-bet.ts';
import { GameScreen } from '../features/contests/detail/game-screen.tsx';
import { sampleDetail, sampleHistory, samplePublic } from '../features/contests/testing/sample-detail.ts';
import { sampleDigest, sampleDigestPick } from '../features/digest/testing/sample-digest.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { sampleOpportunity, sampleOver, sampleQuote, sampleSaved } from '../features/parlays/testing/sample-parlay.ts';
import { sampleReport } from '../features/performance/testing/sample-performance.ts';
import { sampleDay, samplePick, sampleRecord } from '../features/picks/testing/sample-pick.ts';
import { BetDetail } from '../features/practice/bets/bet-row.tsx';
import { sampleReceipt as practiceReceipt, wonBet } from '../features/practice/testing/sample-practice.ts';
import { sampleTrend, sampleTrendBase } from '../features/trends/testing/sample-trends.ts';
import DailyDigest from '../routes/daily-digest.tsx';
import DailyPicks from '../routes/daily-picks.tsx';
import HotTrends from '../routes/hot-trends.tsx';
import ParlayBuilder from '../routes/parlay-builder.tsx';
import Performance from '../routes/performance.tsx';
import Record from '../routes/record.tsx';
import { gamePage } from '../sports/mlb/game-page.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import { Toaster } from './overlays.tsx';

const AMERICAN = /(?<![\w.,$])[+\u2212-][1-9]\d{2,5}(?![\d%]|[.,]\d)/g;
const WORDS = 'Under 10 at +107 (Summit), now -115: fair at \u2212111.';
const DECIMAL = 'Under 10 at 2.07 (Summit), now 1.87: fair at 1.90.';
const notification = {
  id: '0197f3a0-0000-7000-8000-0000000000aa',
  kind: 'bet_settled',
  title: WORDS,
  body: WORDS,
  href: null,
  createdAt: '2026-07-11T16:00:00.000Z',
  readAt: null,
};

const HEADS = { publicKey: 'a2V5', days: [] };
const gameId = '20260711_NYY@BOS';
const bet = settledBet({ odds: -126 });

const SCREENS: readonly [
  name: string,
  draw: () => ReactElement,
  server: Handlers,
  shown: string,
  on?: { path?: string; press?: RegExp },
][] = [
  [
    'a receipt',
    () => <ReceiptPanel bet={bet} />,
    { 'GET /api/bets/:betId': withReceipt(bet, sampleReceipt({ formula: WORDS, closingNote: WORDS })) },
    DECIMAL,
  ],
  [
    'a receipt of practice',
    () => <BetDetail bet={wonBet()} board={new Map()} />,
    { 'GET /api/virtual/bets/:betId': practiceReceipt({ payoutFormula: WORDS }) },
    DECIMAL,
  ],
  [
    'the record',
    () => <Record />,
    { 'GET /api/record': sampleRecord({ entries: [{ ...sampleRecord().entries[1]!, reasoning: WORDS }] }), 'GET /api/record/heads': HEADS },
    '2.50',
    { path: '/record#mlb-1' },
  ],
  [
    'the digest',
    () => <DailyDigest />,
    {
      'GET /api/digest': sampleDigest({
        picks: { published: 1, hidden: 0, noBet: null, noBetNow: null, noBetSport: null, list: [sampleDigestPick({ reasoning: WORDS })] },
      }),
    },
    DECIMAL,
    { path: '/daily-digest' },
  ],
  [
    'a game',
    () => (
      <Routes>
        <Route path="/game/:gameId" element={<GameScreen parts={gamePage} />} />
      </Routes>
    ),
    {
      'GET /api/games/:gameId': sampleDetail(),
      'GET /api/games': [],
      'GET /api/games/:gameId/line-history': sampleHistory(gameId, 'moneyline', 'away'),
      'GET /api/games/:gameId/public': samplePublic(42),
      'GET /api/games/:gameId/picks': { picks: [{ pick: samplePick({ reasoning: WORDS }), now: null }], hidden: 0 },
    } as Handlers,
    '1.96',
    { path: `/game/${encodeURIComponent(gameId)}` },
  ],
  [
    'the parlay builder',
    () => <ParlayBuilder />,
    {
      'GET /api/parlay-opportunities': [sampleOpportunity(), sampleOver()],
      'GET /api/my-parlays': [sampleSaved()],
      'POST /api/parlays/quote': ({ body }) => sampleQuote(body.legs as never),
    },
    '2.20',
    { path: '/parlay-builder', press: /^Add: Boston/ },
  ],
  [
    'Daily Picks',
    () => <DailyPicks />,
    { 'GET /api/daily-picks': [samplePick({ reasoning: WORDS })], 'GET /api/daily-picks/day': sampleDay(), 'GET /api/games': [] },
    DECIMAL,
  ],
  [
    'a day without a pick',
    () => <DailyPicks />,
    { 'GET /api/daily-picks': [], 'GET /api/daily-picks/day': sampleDay({ published: 0, noBetNow: WORDS }), 'GET /api/games': [] },
    DECIMAL,
  ],
  [
    'Hot Trends',
    () => <HotTrends />,
    {
      'GET /api/hot-trends': [sampleTrend({ examples: [{ text: WORDS, date: '2026-07-10', gameId: '20260710_NYY@BOS', hasPage: true }] })],
      'GET /api/hot-trends/base': sampleTrendBase(),
    },
    DECIMAL,
    { press: /Boston Red Sox at home/ },
  ],
  ['Performance', () => <Performance />, { 'GET /api/performance/mine': sampleReport() }, 'Underdogs 2.50 to 2.99'],
  [
    'notifications',
    () => <NotificationList onClose={() => undefined} />,
    { 'GET /api/notifications': { unread: 1, items: [notification] } } as Handlers,
    DECIMAL,
  ],
  ['the assistant', () => <MessageText text={WORDS} />, {}, DECIMAL],
  ['a toast', () => <Toaster />, {}, DECIMAL],
];

describe('decimal odds', () => {
  it.each(SCREENS)('leave no American price on %s', async (name, draw, server, shown, { path, press } = {}) => {
    const settings = { ...sampleUser().settings, oddsFormat: 'decimal' as const };
    const { user } = renderPart(draw(), { user: sampleUser('elite', { settings }), server, ...(path && { path }) });
    if (name === 'a toast') toast({ title: 'Not saved', description: WORDS });
    if (press) await user.click(await screen.findByRole('button', { name: press }));
    await screen.findAllByText(new RegExp(shown.replaceAll(/[().]/g, '\\$&')));
    expect(document.body.textContent.match(AMERICAN)).toBeNull();
  });
});
