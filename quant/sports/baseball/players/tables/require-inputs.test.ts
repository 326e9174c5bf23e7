import { describe, expect, test } from 'vitest';
import { requireInputs } from '../compile-game.ts';
import { byOutcome } from '../outcomes.ts';
import { leagueGame, leagueSide, ratesOf } from '../testing/league-sides.ts';
import type { BatterInput, GameInputs, StarterInput } from './inputs.ts';

const side = leagueSide('a');
const withBatter = (more: Partial<BatterInput>): Partial<GameInputs> => ({
  away: { ...side, batters: side.batters.map((batter, slot) => (slot === 4 ? { ...batter, ...more } : batter)) },
});
const withStarter = (more: Partial<StarterInput>): Partial<GameInputs> => ({ away: { ...side, starter: { ...side.starter, ...more } } });

describe('a game', () => {
  test.each<[string, Partial<GameInputs>]>([
    ['of the league', {}],
    ['of seven innings', { rules: { scheduledInnings: 7 } }],
    ['with a man who pitches and bats', withStarter({ playerId: 'a1' })],
    ['with the least budget', withStarter({ pitchBudget: 1 })],
    ['with the largest budget', withStarter({ pitchBudget: 200 })],
    ['with steals', withBatter({ steals: { attempts: 0, success: 1 } })],
    ['with targets', { targets: { awayRuns: 0.1, homeRuns: 20 } }],
  ])('%s is taken', (_, more) => {
    expect(() => requireInputs(leagueGame(more))).not.toThrow();
  });
  test.each<[RegExp, Partial<GameInputs>]>([
    [/nine men, not 8/, { home: { ...leagueSide('h'), batters: leagueSide('h').batters.slice(1) } }],
    [/bats twice/, withBatter({ playerId: 'a1' })],
    [/bats for both/, withBatter({ playerId: 'h3' })],
    [/pitches for both/, withStarter({ playerId: 'hP' })],
    [/batter a5 rates sum/, withBatter({ rates: ratesOf({ out: 0.4 }) })],
    [/bats L, R or S, not B/, withBatter({ bats: 'B' as 'L' })],
    [/attempts must be/, withBatter({ steals: { attempts: 1.1, success: 0 } })],
    [/success must be/, withBatter({ steals: { attempts: 0, success: Number.NaN } })],
    [/success must be/, withBatter({ steals: { attempts: 0, success: -0.1 } })],
    [/pitcher aP rates sum/, withStarter({ rates: ratesOf({}) })],
    [/throws L or R, not S/, withStarter({ throws: 'S' as 'L' })],
    [/budget/, withStarter({ pitchBudget: 0.9 })],
    [/budget/, withStarter({ pitchBudget: 201 })],
    [/budget/, withStarter({ pitchBudget: Number.NaN })],
    [/bullpen rates sum/, { home: { ...leagueSide('h'), bullpen: ratesOf({ out: 2 }) } }],
    [/league rates sum/, { league: ratesOf({}) }],
    [/park factor/, { park: byOutcome(() => 0) }],
    [/9 or 7 innings, not 8/, { rules: { scheduledInnings: 8 } }],
    [/expected runs must be above 0/, { targets: { awayRuns: 0, homeRuns: 4 } }],
    [/expected runs must be above 0/, { targets: { awayRuns: 4, homeRuns: Number.POSITIVE_INFINITY } }],
  ])('%s is refused', (message, more) => {
    expect(() => requireInputs(leagueGame(more))).toThrow(RangeError);
    expect(() => requireInputs(leagueGame(more))).toThrow(message);
  });
});
