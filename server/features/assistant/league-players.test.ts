import { leagueOf } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { expect, test } from 'vitest';
import { type Ctx, defineJob } from '../../kernel/ctx.ts';
import { createDemoSource } from '../../providers/demo/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { recordManyFacts } from '../contests/facts/record-many-facts.ts';
import { FACTS_JOB } from '../contests/facts/request-facts.ts';
import { type Contest, listContestStarts, listGamesBetween } from '../contests/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { syncSeason } from '../leagues/sync/sync-games.ts';
import { priceGame } from '../practice/testing/scene.ts';
import type { PlayerProps } from '../props/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice, readTogether } from './testing/assistant-slice.ts';

const NOW = '2026-11-14T17:00:00Z';
const LEAGUE = 'nba';
const facts = { jobs: [defineJob({ ...FACTS_JOB, run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, () => Promise.resolve()) })] };
const am = (odds: number): string => (odds > 0 ? `+${odds}` : `−${Math.abs(odds)}`);

test('a league’s players are answered with the figures of the screens: injuries, props, projections, hit rates at any number', {
  timeout: 120_000,
}, async () => {
  const { leagues, props } = createDemoSource({ seed: 'clearedge' });
  const league = leagues[LEAGUE]!;
  await withTestCtx({ now: NOW, ports: { leagues: { [LEAGUE]: league }, props }, signedOut: true }, async (ctx, world) => {
    await syncSeason(ctx);
    await formLeagueForecasts(ctx);
    const server = await makeServer([assistantSlice()], { world });
    const member = await createUser(ctx, { tier: 'elite' });
    const [elite, own] = [await server.as(member), world.ctxFor(member)];
    const [game] = (await listContestStarts(ctx, '2026-11-14', '2026-11-14', LEAGUE)).filter(({ status }) => status === 'scheduled');
    const listed = (): Promise<PlayerProps> =>
      readTogether(own, 'GET /api/games/:gameId/player-props', { params: { gameId: game!.gameId } });
    const said = async (question: string): Promise<string> => (await askAs(elite, question)).answer.content;

    await listed();
    await world.runDue([facts]);
    world.clock.set('2026-11-14T17:02:00Z');
    const proven = (await listed()).filter(({ propType, projection }) => propType === 'points' && projection !== null);
    const [prop] = proven;
    const { playerName, line, over, projection, hitRates, playerId, teamCode } = prop!;

    const asked = await said(`${playerName} points`);
    expect(asked).toContain(`projected ${projection!.mean.toFixed(2)} from ${projection!.games} of his own games`);
    expect(await said(`how many points will ${playerName} score`)).toContain(projection!.mean.toFixed(2));
    expect(await said(`${playerName} over ${line} points`)).toContain(`over ${line} points: ${am(over!.odds)} (${over!.bookName}, `);

    const season = hitRates.find(({ span }) => span === 'season')!;
    expect(await said(`how often does ${playerName} go over ${line} points`)).toContain(`season ${season.over} of ${season.games}`);
    const log = await readTogether(own, 'GET /api/games/:gameId/player-props/:playerId', {
      params: { gameId: game!.gameId, playerId },
      query: { propType: 'points', line: 9.5 },
    });
    const last = log.recent.slice(0, 5).map(({ value }) => value);
    const counted = `${last.filter((value) => value > 9.5).length} of his last 5 (${last.join(', ')})`;
    expect(await said(`how often has ${playerName} gone over 9.5 points last 5 games`)).toContain(counted);

    const atHome = log.recent.filter(({ isHome }) => isHome).map(({ value }) => value);
    const homeRate = `${atHome.filter((value) => value > 9.5).length} of his last ${plural(atHome.length, 'home game')} (${atHome.join(', ')})`;
    expect(atHome.length).toBeGreaterThan(0);
    expect(await said(`how often has ${playerName} gone over 9.5 points @ home`)).toContain(homeRate);
    expect(await said('only on the road')).not.toContain('home game');

    // No table of the league is about one player.
    expect(await said(`how has ${playerName} been playing lately`)).toContain(`I have form for clubs only. For ${playerName}, ask`);

    const best = await said(`best ${leagueOf(LEAGUE)} props`);
    expect(best).toMatch(/^(Reading that as.*\n)?(Props best worth their price, of [\d,]+ offered:|No bet: none of [\d,]+ props offered)/);

    const { players } = (await league.feed.findInjuries!(teamCode, world.clock.now()))!;
    const injuries = await said(`who is out for the ${teamCode} ${leagueOf(LEAGUE)}`);
    for (const { name, description } of players.slice(0, 5))
      expect(injuries).toMatch(new RegExp(`${name} \\(.*\\): “${description}”, reported`));
    expect(await said(`is ${playerName} hurt`)).toContain(
      players.some(({ name }) => name === playerName) ? 'On the injury list' : 'is not on the injury list',
    );

    world.clock.advanceMinutes(1);
    await checkGames(ctx, said, own, await listGamesBetween(ctx, '2026-11-13', '2026-11-14', [LEAGUE]));
    await server.close();
  });
});

/** A game that is over is answered with its box score; one to come with stakes, moves and drivers, as its page has them. */
async function checkGames(ctx: Ctx, said: (question: string) => Promise<string>, own: Ctx, games: readonly Contest[]): Promise<void> {
  const over = games.find(({ status }) => status === 'final')!;
  const read = { params: { league: LEAGUE, gameId: over.gameId } } as const;
  const { home } = await readTogether(own, 'GET /api/:league/games/:gameId/box-score', read);
  const [table] = home.tables;
  const [first] = table!.players;
  const at = table!.columns.findIndex(({ title }) => title === 'Rebounds');
  const most = table!.players.toSorted((a, b) => Number(b.values[at]) - Number(a.values[at]))[0]!;
  const names = `${over.awayName} ${over.homeName}`;
  const box = await said(`box score of ${names} yesterday`);
  expect(box).toContain(`${first!.name} ${table!.columns.map(({ head }, index) => `${first!.values[index]} ${head}`).join(', ')}`);
  expect(await said(`who had the most rebounds for the ${over.homeName} yesterday`)).toContain(
    `${over.homeCode} rebounds: ${most.name} ${most.values[at]}`,
  );
  // No prop of today names him: the box scores of the day asked about do.
  expect(await said(`how many rebounds did ${most.name} get yesterday`)).toContain(`${most.values[at]} REB`);

  const next = games.find(({ status }) => status === 'scheduled')!;
  await priceGame(ctx, next.id, [
    { market: 'moneyline', side: 'away', line: null, price: 900 },
    { market: 'moneyline', side: 'home', line: null, price: -400 },
  ]);
  const params = { league: LEAGUE, gameId: next.gameId } as const;
  const { analysis } = await readTogether(own, 'GET /api/:league/games/:gameId/analysis', { params });
  const sides = analysis!.sides.filter(({ market }) => market === 'moneyline');
  for (const { side, expectedValue } of sides) {
    const answer = await said(`kelly for the ${side === 'away' ? next.awayName : next.homeName} moneyline with a $2,000 bankroll`);
    expect(answer).toContain(`EV v. model ${expectedValue < 0 ? '−' : '+'}${Math.abs(expectedValue * 100).toFixed(1)}%`);
    expect(answer).toMatch(expectedValue <= 0 ? /Kelly says no bet/ : /stake \$\d+\.\d\d of \$2,000\.00/);
  }
  const [driver] = analysis!.drivers.toSorted((a, b) => Math.abs(b.margin) - Math.abs(a.margin));
  expect(await said(`why do you like the ${next.homeName}`)).toContain(driver!.title);
  expect(await said(`any line moves for the ${next.homeName}`)).toMatch(/of 1 open game has moved/);
}
