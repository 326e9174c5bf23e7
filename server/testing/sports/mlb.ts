import { BASEBALL_PERIODS, type BaseballFacts, partOf, type Score } from '@clearedge/quant/grading';
import { gameDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { contests } from '../../db/schema/index.ts';
import { publishPicks } from '../../features/picks/publish/publish-picks.ts';
import { baseballPicks } from '../../features/picks/sports/mlb/look-at-games.ts';
import { addGames, finalFacts } from '../../features/picks/testing/board.ts';
import { settlePicks } from '../../features/settlement/testing/settle-picks.ts';
import type { DataSource } from '../../ports/index.ts';
import { gameExample } from './game-example.ts';
import type { ExampleBet, Moment, SportExample } from './sport-example.ts';

const final: BaseballFacts = {
  ...finalFacts(4, 5),
  lineScore: { away: [1, 0, 1, 0, 0, 2, 0, 0, 0], home: [2, 0, 1, 0, 0, 2, 0, 0, 0] },
  players: { judge: { started: true, threwFirstPitch: false, stats: { hits: 2 } } },
};
const hits = (side: 'over' | 'under', line: number, ending: ExampleBet['ending']): ExampleBet => ({
  market: 'prop',
  body: {
    betType: 'prop',
    selection: `Aaron Judge ${side} ${line} hits`,
    pick: { market: 'prop', playerId: 'judge', prop: 'hits', side, line },
  },
  ending,
});

/** The score of the final above after so many innings. */
const through = (innings: number): Score => {
  const [away, home] = [final.lineScore.away, final.lineScore.home].map((runs) => runs.slice(0, innings).reduce((sum, one) => sum + one));
  return { away: away!, home: home! };
};

const STEP_MS = 10 * 60_000;
const STEPS = 36;

async function play({ baseball }: DataSource): Promise<Moment[]> {
  const [game] = await baseball.listContests('2026-07-10', new Date('2026-07-10T12:00:00Z'));
  const moments: Moment[] = [];
  for (let step = 0; step < STEPS; step++) {
    const live = await baseball.findLiveState(game!.gameId, new Date(game!.startsAt.getTime() + step * STEP_MS));
    if (live) moments.push({ at: [live.inning, live.half === 'top' ? 0 : 1], score: live.score });
  }
  return moments;
}

export const mlb: SportExample = {
  ...gameExample({
    sport: 'mlb',
    teams: { away: { code: 'NYY', name: 'New York Yankees' }, home: { code: 'BOS', name: 'Boston Red Sox' } },
    scores: Object.fromEntries(BASEBALL_PERIODS.map((period) => [period, through(partOf(period)?.to ?? 9)])),
    final,
    postponed: { ...finalFacts(0, 0), state: 'postponed', completedInnings: 0, lineScore: { away: [], home: [] } },
    props: [hits('over', 1.5, 'win'), hits('under', 1.5, 'loss'), hits('over', 2, 'push')],
  }),
  findChance: (selection) => priceSelection(gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }), selection),
  play,
  picks: {
    publish: async (ctx, world) => {
      await addGames(ctx, world, 2);
      await publishPicks(world.ctxFor('system'), baseballPicks, true);
    },
    settle: async (system) => {
      const played = { version: 1, isFinal: true, facts: finalFacts(2, 5) };
      for (const { id } of await system.db.select({ id: contests.id }).from(contests)) await settlePicks(system, id, played);
    },
  },
};
