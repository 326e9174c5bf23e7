import type { GameSport } from '@clearedge/contract/sports';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GamesScreen } from '../../features/contests/list/games-screen.tsx';
import { liveWords, sportListedAt } from '../../sports/registry.ts';
import { renderPart } from '../render-route.tsx';
import { testballGame } from './index.ts';

// The two registries get one sport more, in this file alone.
vi.mock('@clearedge/contract/sports/registry', async (original) => {
  const [{ SPORTS }, { testball: data }] = [
    await original<{ SPORTS: object }>(),
    await import('@clearedge/contract/testing/testball/data'),
  ];
  return { SPORTS: { ...SPORTS, testball: data } };
});
vi.mock('../../sports/modules.ts', async (original) => {
  const [{ WEB_SPORTS }, { testball }] = [await original<{ WEB_SPORTS: object }>(), await import('./index.ts')];
  return { WEB_SPORTS: { ...WEB_SPORTS, testball } };
});

const TESTBALL = 'testball' as GameSport;

test('the shared board lists its games with its own words and prices', async () => {
  renderPart(<GamesScreen sport={TESTBALL} />, { path: '/testball?date=2026-07-11' });
  expect((await screen.findAllByText('Reds')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Blues').length).toBeGreaterThan(0);
  expect(screen.getAllByText('+150').length).toBeGreaterThan(0);
  screen.getByPlaceholderText('Search teams...');
  const text = document.body.textContent;
  expect(text).toContain('Throw-in');
  expect(text).not.toMatch(/undefined|NaN|Run line|inning|pitch|Analysis/i);
});

test('a path of games and a game in play are read by its parts', () => {
  expect(sportListedAt('/testball')).toBe(TESTBALL);
  expect(liveWords(testballGame({ minute: 42, awayScore: 1, homeScore: 2 }))).toBe("42', RED 1, BLU 2");
});
