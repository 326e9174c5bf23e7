import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { type GameSport, LEAGUE_SPORTS, sportOf } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { leagueModuleOf } from '../../sports/registry.ts';
import { listReads } from '../contests/index.ts';
import { reviewSeason } from '../record/index.ts';
import { isOffSeason, yearBefore } from './off-season-rules.ts';
import { findFirstDay, findLastFinal, findNextGame, listFinalsOn, type SeasonGame } from './season-rows.ts';

type OffSeason = VerbResult<Contract['GET /api/off-season/:sport']>;
type PastGame = NonNullable<OffSeason['last']>;

function findLeague(sport: GameSport) {
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  return league ? leagueModuleOf(league) : null;
}

const teamsOf = ({ awayCode, awayName, homeCode, homeName }: SeasonGame) => ({
  away: { code: awayCode ?? '', name: awayName ?? awayCode ?? '' },
  home: { code: homeCode ?? '', name: homeName ?? homeCode ?? '' },
});

const presentPast = (sport: GameSport, game: SeasonGame): PastGame => ({
  gameId: game.gameId,
  slateOn: game.slateOn,
  stage: (game.stage !== null && findLeague(sport)?.stages[game.stage]) || null,
  ...teamsOf(game),
  awayScore: game.awayScore ?? 0,
  homeScore: game.homeScore ?? 0,
});

/** Who won the game that decides a season; null for a final of any other. */
function championOf(sport: GameSport, game: SeasonGame): OffSeason['champion'] {
  if (game.stage === null || game.stage !== findLeague(sport)?.finalStage) return null;
  const { away, home } = teamsOf(game);
  return (game.awayScore ?? 0) > (game.homeScore ?? 0) ? away : home;
}

const MOST_GAMES = 20;

/** A sport between two seasons; in season the answer says so and no more. */
export async function getOffSeason(ctx: Ctx, sport: GameSport): Promise<OffSeason> {
  const now = ctx.now();
  const [last, next, reads] = await Promise.all([findLastFinal(ctx.db, sport, now), findNextGame(ctx.db, sport, now), listReads(ctx.db)]);
  // Of a schedule that was never read no one knows whether it is the off-season.
  const isOff = reads[sport] !== undefined && isOffSeason(last, next, findLeague(sport)?.finalStage ?? null, now);
  const nothing = { champion: null, last: null, review: null, onThisDay: null };
  const about = {
    asOf: now.toISOString(),
    isOff,
    season: last?.seasonYear ?? null,
    next: next && {
      gameId: next.gameId,
      startsAt: next.startsAt.toISOString(),
      isTentative: next.isStartTentative ?? false,
      ...teamsOf(next),
    },
    usualStart: sportOf(sport).seasonStarts ?? null,
  };
  if (!isOff || !last) return { ...about, ...nothing };
  const on = yearBefore(easternDay(now));
  const games = await listFinalsOn(ctx.db, sport, on);
  const from = await findFirstDay(ctx.db, sport, last.seasonYear);
  return {
    ...about,
    champion: championOf(sport, last),
    last: presentPast(sport, last),
    review: await reviewSeason(ctx, sport, from ?? last.slateOn, last.slateOn),
    onThisDay: games.length > 0 ? { on, games: games.slice(0, MOST_GAMES).map((game) => presentPast(sport, game)) } : null,
  };
}

const FRESH_MS = 60_000;

export const offSeasonFeature = defineFeature({
  name: 'off-season',
  routes: {
    'GET /api/off-season/:sport': {
      shared: true,
      freshForMs: FRESH_MS,
      build: (ctx, { params }) => getOffSeason(ctx, params.sport),
      isChangedBy: ({ topic }) => topic === 'clock',
    },
  },
});
