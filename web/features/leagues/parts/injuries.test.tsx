import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeagueInjuries } from '../../../core/league/league-types.ts';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { InjuriesPart } from './injuries.tsx';

const source = { kind: 'demo' as const, label: 'Simulated', notice: null };
const next = (gameTime: string) => ({
  gameId: `${gameTime.slice(0, 10)}_X`,
  gameTime,
  opponentCode: 'PHI',
  opponent: 'Philadelphia',
  isHome: true,
});
const club = (code: string, name: string, values: Partial<LeagueInjuries['clubs'][number]>): LeagueInjuries['clubs'][number] => ({
  code,
  name,
  nextGame: null,
  players: [],
  unknownBecause: null,
  checkedAt: '2026-07-11T15:59:00.000Z',
  ...values,
});
const out = { name: 'A. One', position: 'G', description: 'Out: left knee', since: null, reportedOn: '2026-07-09', expectedReturn: null };
const answer: LeagueInjuries = {
  source,
  clubs: [
    club('BOS', 'Boston Celtics', { players: [out], nextGame: next('2026-07-11T23:00:00.000Z') }),
    club('MIA', 'Miami Heat', { nextGame: next('2026-07-12T23:00:00.000Z') }),
    club('UTA', 'Utah Jazz', { players: null, unknownBecause: 'no_answer', checkedAt: null }),
  ],
};

const open = (handler: NonNullable<Handlers['GET /api/:league/injuries']>) =>
  renderPart(<InjuriesPart league="nba" />, { path: '/nba/injuries', server: { 'GET /api/:league/injuries': handler } });

describe('the injuries of a league', () => {
  it('opens the clubs of the next day, and tells an empty list from one that is unknown', async () => {
    open(answer);
    expect(await screen.findByText(/^By the next games\. Injury lists as our source reports them, checked \d+ .* ago\.$/)).toBeTruthy();
    const shown = (await screen.findAllByRole('group')) as HTMLDetailsElement[];
    expect(shown.map(({ open: isOpen }) => isOpen)).toEqual([true, false, false]);
    expect(shown[0]!.textContent).toMatch(/Boston Celtics.*v\. PHI.*1 listed.*A\. One.*Out: left knee.*reported .*no return date/);
    expect(shown[1]!.textContent).toMatch(/Miami Heat.*none listed.*No player is listed/);
    expect(shown[2]!.textContent).toMatch(/Utah Jazz.*No game ahead.*unknown.*the data source did not answer/);
  });

  it('says that a source has no lists', async () => {
    open({ source, clubs: [club('BOS', 'Boston Celtics', { players: null, unknownBecause: 'not_offered', checkedAt: null })] });
    expect(await screen.findByText('No injured lists of the NBA')).toBeTruthy();
  });

  it('offers a retry when they cannot be loaded', async () => {
    open(() => {
      throw new FakeError('UNAVAILABLE', 'Later');
    });
    expect(await screen.findByText('The injuries could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
