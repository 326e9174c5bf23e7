import { shiftDay } from '@clearedge/quant/calendar';
import type { LeagueFacts } from '@clearedge/quant/grading';
import { priceScore, scoreDistribution } from '@clearedge/quant/sports/football/score';
import type { LeagueSource } from '../../ports/index.ts';
import { gameExample, scoresOf } from './game-example.ts';
import { leaguePicksExample } from './league-picks.ts';
import type { Moment, SportExample } from './sport-example.ts';

const final = {
  state: 'final',
  minutesPlayed: 60,
  score: { away: 24, home: 31 },
  periods: { away: [3, 10, 4, 7], home: [7, 11, 5, 8] },
} satisfies LeagueFacts;
const SCORES = scoreDistribution({ margin: 3, marginSd: 13.3, total: 51, totalSd: 13.2, season: 2026, canTie: true });

const STEP_MS = 5 * 60_000;
const STEPS = 42;
const secondsLeft = (clock: string | null): number => {
  const [minutes = 0, seconds = 0] = (clock ?? '0:0').split(':').map(Number);
  return 60 * minutes + seconds;
};

/** The first game of a league from a day on, every five minutes of it. */
export async function playedOf({ feed }: LeagueSource, from: string): Promise<Moment[]> {
  const [game] = await feed.listGames(from, shiftDay(from, 11), new Date(`${from}T12:00:00Z`));
  const moments: Moment[] = [];
  for (let step = 0; step < STEPS; step++) {
    const live = await feed.findLiveState(game!.gameId, new Date(game!.startsAt.getTime() + step * STEP_MS));
    if (live) moments.push({ at: [live.period, -secondsLeft(live.clock)], score: live.score });
  }
  return moments;
}

export const cfl: SportExample = {
  ...gameExample({
    sport: 'cfl',
    teams: { away: { code: 'HAM', name: 'Hamilton Tiger-Cats' }, home: { code: 'TOR', name: 'Toronto Argonauts' } },
    scores: scoresOf(final, 'quarter'),
    final,
    postponed: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  }),
  findChance: (selection) => ('team' in selection || selection.period !== 'full' ? null : priceScore(SCORES, selection)),
  play: ({ leagues }) => playedOf(leagues.cfl!, '2026-07-09'),
  picks: leaguePicksExample('cfl', { played: '20260704_HAM@OTT', game: '20260711_HAM@TOR', facts: final }),
};
