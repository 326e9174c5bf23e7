import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeError } from '../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../testing/hold-time.ts';
import { renderPart } from '../../testing/render-route.tsx';
import type { OffSeasonAnswer } from './off-season.queries.ts';
import { OffSeason } from './off-season.tsx';

beforeEach(() => holdTime());
afterEach(releaseTime);

const KC = { code: 'KC', name: 'Kansas City Chiefs' };
const DET = { code: 'DET', name: 'Detroit Lions' };
const figures = { picks: 3, wins: 2, losses: 1, pushes: 0, units: 0.87, claimedEv: 0.021, clv: 0.013, clvPicks: 2 };
const answer = (rest: Partial<OffSeasonAnswer> = {}): OffSeasonAnswer => ({
  asOf: '2026-07-11T16:00:00.000Z',
  isOff: true,
  season: 2025,
  next: { gameId: '20260910_KC@DET_NFL', startsAt: '2026-09-11T00:20:00.000Z', isTentative: false, away: KC, home: DET },
  usualStart: 'early September',
  champion: KC,
  last: { gameId: '20260208_KC@DET_NFL', slateOn: '2026-02-08', stage: 'Super Bowl', away: KC, home: DET, awayScore: 31, homeScore: 24 },
  review: {
    total: { ...figures, picks: 6 },
    months: [
      { month: '2025-09', ...figures },
      { month: '2025-10', ...figures, clv: null, clvPicks: 0 },
    ],
    isSimulated: true,
  },
  onThisDay: {
    on: '2025-07-11',
    games: [{ gameId: '20250711_KC@DET_NFL', slateOn: '2025-07-11', stage: null, away: KC, home: DET, awayScore: 7, homeScore: 3 }],
  },
  ...rest,
});
const open = (own: OffSeasonAnswer) =>
  renderPart(<OffSeason sport="nfl">No games found</OffSeason>, { server: { 'GET /api/off-season/:sport': () => own } });

it('counts down to the first game and says how the season ended and how our picks did', async () => {
  open(answer());
  const panel = within(await screen.findByRole('region', { name: 'NFL off-season' }));
  panel.getByText(/^In 6\d days$/);
  expect(panel.getByText('2025 champion').nextElementSibling?.textContent).toContain('Kansas City Chiefs');
  panel.getByText('Last game: Super Bowl');
  expect(panel.getByRole('link', { name: 'KC 31, DET 24' }).getAttribute('href')).toBe('/nfl/games/20260208_KC%40DET_NFL');
  expect(panel.getByRole('link', { name: 'Final standings' }).getAttribute('href')).toBe('/nfl/standings?season=2025');
  const [, september, october, season] = panel.getAllByRole('row');
  expect(september?.textContent).toContain('September 202532–1+0.87+2.1%+1.3% n = 2');
  expect(october?.textContent).toContain('— n = 0');
  expect(season?.textContent).toContain('Season6');
  panel.getByText(/6 graded picks from the public record, at simulated prices/);
  panel.getByRole('link', { name: 'KC 7, DET 3' });
});

it('says what it does not know: no schedule, no past', async () => {
  open(answer({ next: null, season: null, champion: null, last: null, review: null, onThisDay: null }));
  await screen.findByText('Usually starts in early September');
  screen.getByText('No past season is stored yet.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves what an empty board says in season, and where the season cannot be told', async () => {
  open(answer({ isOff: false }));
  expect(await screen.findByText('No games found')).toBeTruthy();
});

it('falls back on an error', async () => {
  const fail = () => {
    throw new FakeError('INTERNAL', 'No');
  };
  renderPart(<OffSeason sport="nfl">No games found</OffSeason>, { server: { 'GET /api/off-season/:sport': fail } });
  expect(await screen.findByText('No games found')).toBeTruthy();
});
