import type { LeagueSport } from '@clearedge/contract/sports';
import { type LeagueFacts, PROPS, type PropKind, type PropSelection } from '@clearedge/quant/grading';
import { calibrationOf, isPairProven } from '@clearedge/quant/sports/league/players';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Providers } from '../../../ports/index.ts';
import { createDemoSource } from '../../../providers/demo/index.ts';
import { leaguePlayersOf, resultsOf } from '../../../sports/registry.ts';
import type { PlayedFacts } from '../../contests/index.ts';
import { hitRatesOf, logOf, splitsOf } from '../history/hit-rate-rules.ts';
import { modelChance } from '../offers/offer-rules.ts';
import { projectLeagueGame } from './league-projections.ts';
import { clubsOf, indexPlayed, learnForms } from './past-rules.ts';

const source = createDemoSource({ seed: 'projected players' });
/** Enough days for every club to have played six games, and a kind that half of those on the floor or the ice have. */
const PARTS = {
  nfl: { from: '2026-09-08', to: '2026-10-27', kind: 'receptions' },
  nba: { from: '2026-10-20', to: '2026-11-05', kind: 'points' },
  nhl: { from: '2026-10-06', to: '2026-10-24', kind: 'shots' },
} as const satisfies Partial<Record<LeagueSport, { from: string; to: string; kind: PropKind }>>;
type Key = keyof typeof PARTS;

async function listPlayed(key: Key): Promise<PlayedFacts[]> {
  const asOf = new Date(`${PARTS[key].to}T12:00:00Z`);
  const games = await source.leagues[key]!.feed.listGames(PARTS[key].from, PARTS[key].to, asOf);
  const finals = games.filter(({ status, stage }) => status === 'final' && stage === 'regular');
  return Promise.all(
    finals.map(async ({ gameId, slateOn, away, home }) => {
      const answer = await resultsOf(key).ask({ leagues: source.leagues } as Providers, gameId, asOf);
      const { players } = (answer!.facts as { facts: LeagueFacts }).facts;
      return { id: gameId, gameId, slateOn, awayCode: away.code, homeCode: home.code, players: players! };
    }),
  );
}

describe.each(Object.keys(PARTS) as Key[])('players of the %s', (key) => {
  const module = leaguePlayersOf(key)!;
  const { kind } = PARTS[key];
  let games: PlayedFacts[];
  let clubs: ReturnType<typeof clubsOf>;
  beforeAll(async () => {
    games = await listPlayed(key);
    clubs = clubsOf(games);
  });

  const project = (margin = 0) => {
    const { awayCode, homeCode } = games.at(-1)!;
    const readAt = new Date('2026-11-10T12:00:00Z');
    const forms = learnForms(games, clubs, module, 2026, () => null);
    const past = { module, clubs, forms, starts: indexPlayed(games, clubs), readAt };
    const forecast = { marginModel: margin, totalModel: 2 * module.terms.points, createdAt: new Date('2026-11-10T11:00:00Z') };
    return projectLeagueGame({ awayCode, homeCode }, forecast, past);
  };
  const playersOf = (): string[] => Object.keys(games.at(-1)!.players).filter((id) => games.at(-1)!.players[id]!.status === 'played');

  test('belong to the club that their games have in common', () => {
    expect(clubs.size).toBeGreaterThan(100);
    for (const [playerId, code] of clubs)
      for (const { awayCode, homeCode, players } of games) if (players[playerId]) expect([awayCode, homeCode]).toContain(code);
  });

  test('have the games they got into, newest first, with rates that count them', () => {
    const starts = indexPlayed(games, clubs);
    for (const playerId of playersOf().slice(0, 12)) {
      const played = games.filter(({ players }) => players[playerId]?.status === 'played');
      const log = logOf(starts, playerId, kind);
      expect(log.map(({ gameId }) => gameId)).toEqual(played.map(({ gameId }) => gameId).reverse());
      expect(log.map(({ value }) => value)).toEqual(played.map(({ players }) => players[playerId]!.stats[kind] ?? 0).reverse());
      const season = hitRatesOf(log, 2.5).at(-1)!;
      expect(season).toMatchObject({ games: played.length, over: log.filter(({ value }) => value > 2.5).length, linedGames: 0 });
    }
    expect(logOf(starts, 'someone else', kind)).toEqual([]);
    expect(splitsOf([], kind, 2.5, 'AAA').map(({ label }) => label)).toEqual(['Season', 'At home', 'Away', 'v. AAA']);
  });

  test('have chances that sum to one and fall with the line, for the kinds that passed alone', () => {
    const projection = project();
    const proven = Object.keys(module.terms.kinds).filter((one) => calibrationOf(module.calibration, one) === 'calibrated');
    let projected = 0;
    for (const playerId of playersOf())
      for (const one of Object.keys(module.terms.kinds) as PropKind[]) {
        const stat = projection.find(playerId, one);
        if (!proven.includes(one)) expect(stat).toBeNull();
        if (stat === null) continue;
        projected += 1;
        expect(stat.games).toBeGreaterThanOrEqual(5);
        let before = 1;
        for (let line = 0.5; line <= Math.min(30, PROPS[one].most); line += 0.5) {
          const { over, under, push } = stat.chances(line);
          expect(over + under + push).toBeCloseTo(1, 9);
          expect(over).toBeLessThanOrEqual(before + 1e-12);
          before = over;
          const win = modelChance(stat, line, 'over').win + modelChance(stat, line, 'under').win;
          expect(win).toBeCloseTo(1, 3);
        }
        if (stat.distribution.length > 0) expect(stat.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
      }
    expect(projected).toBeGreaterThan(5);
  });

  test('win together within the bounds of their own chances, one player’s own overs more often than if independent', () => {
    const { findUnproven, joint } = project();
    const jointOf = (...props: PropSelection[]) => joint!(props.map((selection) => ({ selection, probability: null })));
    const kinds = module.links.kinds as PropKind[];
    const legs = playersOf().flatMap((playerId) =>
      kinds.flatMap((prop) => {
        const stat = findUnproven(playerId, prop);
        const line = stat && Math.floor(stat.mean) + 0.5;
        return line === null || stat!.chances(line).over < 0.2 ? [] : ({ market: 'prop', playerId, prop, side: 'over', line } as const);
      }),
    );
    expect(legs.length).toBeGreaterThan(4);
    const chance = ({ playerId, prop, line }: (typeof legs)[number]): number => findUnproven(playerId, prop)!.chances(line).over;
    let own = 0;
    for (const [at, one] of legs.slice(0, 8).entries()) {
      expect(jointOf(one)).toBeCloseTo(chance(one), 6);
      for (const two of legs.slice(at + 1, 8)) {
        const both = jointOf(one, two);
        // Of one player only pairs that won together no more often than stated.
        const isOwn = one.playerId === two.playerId;
        expect(both !== null).toBe(!isOwn || isPairProven(module.calibration, one.prop, two.prop));
        if (both === null) continue;
        expect(both).toBeGreaterThanOrEqual(chance(one) + chance(two) - 1 - 1e-9);
        expect(both).toBeLessThanOrEqual(Math.min(chance(one), chance(two)) + 1e-9);
        const published = [one, two].map((selection) => ({ selection, probability: 0.9 * chance(selection) }));
        expect(joint!(published)).toBeLessThanOrEqual(Math.min(...published.map(({ probability }) => probability)) + 1e-9);
        if (isOwn && both > chance(one) * chance(two)) own += 1;
      }
    }
    expect(own).toBeGreaterThan(0);
    expect(jointOf(legs[0]!, { ...legs[1]!, playerId: 'someone else' })).toBeNull();
  });

  test('of a club that is not in the game, or of too few games, have none', () => {
    const projection = project();
    const { awayCode, homeCode } = games.at(-1)!;
    const other = [...clubs].find(([, code]) => code !== awayCode && code !== homeCode)![0];
    expect(projection.findUnproven(other, kind)).toBeNull();
    games = games.slice(-2);
    expect(playersOf().every((playerId) => project().findUnproven(playerId, kind) === null)).toBe(true);
  });
});
