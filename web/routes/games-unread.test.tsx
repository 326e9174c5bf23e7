import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unreadText } from '../core/schedule-state.tsx';
import { holdTime, releaseTime } from '../testing/hold-time.ts';
import { renderPart } from '../testing/render-route.tsx';
import { sampleGame } from '../testing/sample-game.ts';
import { sampleStatus } from '../testing/samples.ts';
import GamesRoute from './games.tsx';

const NOW = '2026-07-11T20:00:00.000Z';
const open = (readAt: string | null, games = [sampleGame()]) =>
  renderPart(<GamesRoute />, {
    server: { 'GET /api/games': games, 'GET /api/status': sampleStatus({ now: NOW, schedules: [{ sport: 'mlb', readAt }] }) },
  });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('a list of games', () => {
  it('says of a schedule that was never read that it is not loaded, and counts nothing', async () => {
    open(null, []);
    expect(await screen.findByText('MLB schedule not loaded')).toBeTruthy();
    const page = document.body.textContent ?? '';
    for (const claim of [/No games/, /none scheduled/, /off-season/, /0 games/, /\b0\b/]) expect(page).not.toMatch(claim);
  });

  it.each([
    ['2026-07-11T19:46:00.000Z', null],
    ['2026-07-11T19:44:00.000Z', 'The MLB data source isn’t answering. Games and scores are as of Jul 11, 3:44 PM ET.'],
  ])('confirmed at %s says how old it is once that is too long ago', async (readAt, words) => {
    open(readAt);
    expect((await screen.findAllByText(/Boston/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/isn’t answering/)?.textContent ?? null).toBe(words);
  });
});

it('names the leagues whose schedules are missing', () => {
  expect([[], ['mlb'], ['mlb', 'nfl', 'golf']].map((unread) => unreadText(unread as Parameters<typeof unreadText>[0]))).toEqual([
    null,
    'MLB schedule not loaded',
    'MLB, NFL and Golf schedules not loaded',
  ]);
});
