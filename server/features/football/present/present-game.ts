import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { ShownPrices } from '../../odds/index.ts';
import type { FinalGame, FootballGame } from '../football-game.ts';
import { recordBefore } from '../rules/record-rules.ts';
import { weekLabel } from '../rules/week-rules.ts';
import { fieldOdds, listedOdds } from './odds-shapes.ts';
import { presentLive } from './present-live.ts';
import type { Game, Meeting, OddsShape } from './wire.ts';

const QUARTERS = 4;

/** A game as a card shows it; both documented shapes in one body, but for `odds`, which is a list or an object. */
export function presentGame(game: FootballGame, season: readonly FootballGame[], prices: ShownPrices | undefined, shape: OddsShape): Game {
  const { contest, quarters, week, stage, isNeutral } = game;
  const { id, gameId, slateOn, venue, city, roof, statusNote, awayScore, homeScore, awayCode, homeCode } = contest;
  const markets = prices?.odds ?? [];
  return {
    id,
    gameId,
    sport: 'cfl',
    season: contest.seasonYear,
    week,
    weekLabel: weekLabel(game),
    stage,
    slateOn,
    gameTime: contest.startsAt.toISOString(),
    isTimeTentative: contest.isStartTentative,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    awayDivision: divisionOf(awayCode),
    homeDivision: divisionOf(homeCode),
    awayRecord: recordBefore(season, awayCode, contest.startsAt),
    homeRecord: recordBefore(season, homeCode, contest.startsAt),
    venue,
    city,
    roof,
    isNeutral,
    statusNote,
    awayScore,
    homeScore,
    quarters,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isCompleted: contest.status === 'final',
    hasOvertime: (quarters?.away.length ?? 0) > QUARTERS,
    live: presentLive(game),
    endedAt: contest.endedAt?.toISOString() ?? null,
    odds: shape === 'a' ? fieldOdds(markets) : listedOdds(markets),
    markets,
  };
}

export const presentMeeting = (game: FinalGame): Meeting => ({
  gameId: game.contest.gameId,
  season: game.contest.seasonYear,
  weekLabel: weekLabel(game),
  slateOn: game.contest.slateOn,
  awayTeamCode: game.contest.awayCode,
  homeTeamCode: game.contest.homeCode,
  awayScore: game.contest.awayScore,
  homeScore: game.contest.homeScore,
});
