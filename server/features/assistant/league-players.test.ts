import { leagueOf } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { defineJob } from '../../kernel/ctx.ts';
import { createDemoSource } from '../../providers/demo/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { recordManyFacts } from '../contests/facts/record-many-facts.ts';
import { FACTS_JOB } from '../contests/facts/request-facts.ts';
import { listContestStarts } from '../contests/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { syncSeason } from '../leagues/sync/sync-games.ts';
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

    const best = await said(`best ${leagueOf(LEAGUE)} props`);
    expect(best).toMatch(/^(Reading that as.*\n)?(Props best worth their price, of [\d,]+ offered:|No bet: none of [\d,]+ props offered)/);

    const { players } = (await league.feed.findInjuries!(teamCode, world.clock.now()))!;
    const injuries = await said(`who is out for the ${teamCode} ${leagueOf(LEAGUE)}`);
    for (const { name, description } of players.slice(0, 5))
      expect(injuries).toMatch(new RegExp(`${name} \\(.*\\): “${description}”, reported`));
    expect(await said(`is ${playerName} hurt`)).toContain(
      players.some(({ name }) => name === playerName) ? 'On the injury list' : 'is not on the injury list',
    );
    await server.close();
  });
});
