import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Toaster } from '../core/toasts/toaster.tsx';
import { toast } from '../core/toasts/toasts.ts';
import { MessageText } from '../features/assistant/message-text.tsx';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { sampleReport } from '../features/performance/testing/sample-performance.ts';
import { sampleDay, samplePick } from '../features/picks/testing/sample-pick.ts';
import { sampleTrend, sampleTrendBase } from '../features/trends/testing/sample-trends.ts';
import DailyPicks from '../routes/daily-picks.tsx';
import HotTrends from '../routes/hot-trends.tsx';
import Performance from '../routes/performance.tsx';
import type { Handlers } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';

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

const SCREENS: readonly [name: string, draw: () => ReactElement, server: Handlers, shown: string][] = [
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
  it.each(SCREENS)('leave no American price on %s', async (name, draw, server, shown) => {
    const settings = { ...sampleUser().settings, oddsFormat: 'decimal' as const };
    renderPart(draw(), { user: sampleUser('pro', { settings }), server });
    if (name === 'a toast') toast({ title: 'Not saved', description: WORDS });
    await screen.findAllByText(new RegExp(shown.replaceAll(/[().]/g, '\\$&')));
    expect(document.body.textContent.match(AMERICAN)).toBeNull();
  });
});
