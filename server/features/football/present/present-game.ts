import { divisionOf } from '@clearedge/quant/football/standings';
import type { ShownPrices } from '../../odds/index.ts';
import type { FinalGame, FootballEvent } from '../football-event.ts';
import { recordBefore } from '../rules/record-rules.ts';
import { weekLabel } from '../rules/week-rules.ts';
import { fieldOdds, listedOdds } from './odds-shapes.ts';
import { presentLive } from './present-live.ts';
import type { Game, Meeting, OddsShape } from './wire.ts';

const QUARTERS = 4;

/** A game as a card shows it; both documented shapes in one body, but for `odds`, which is a list or an object. */
export function presentGame(
  game: FootballEvent,
  season: readonly FootballEvent[],
  prices: ShownPrices | undefined,
  shape: OddsShape,
): Game {
  const { event, quarters, week, stage, isNeutral } = game;
  const { id, gameId, slateOn, venue, city, roof, statusNote, awayScore, homeScore, awayCode, homeCode } = event;
  const markets = prices?.odds ?? [];
  return {
    id,
    gameId,
    sport: 'cfl',
    season: event.seasonYear,
    week,
    weekLabel: weekLabel(game),
    stage,
    slateOn,
    gameTime: event.startsAt.toISOString(),
    isTimeTentative: event.isStartTentative,
    awayTeam: event.awayName,
    homeTeam: event.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    awayDivision: divisionOf(awayCode),
    homeDivision: divisionOf(homeCode),
    awayRecord: recordBefore(season, awayCode, event.startsAt),
    homeRecord: recordBefore(season, homeCode, event.startsAt),
    venue,
    city,
    roof,
    isNeutral,
    statusNote,
    awayScore,
    homeScore,
    quarters,
    status: event.status === 'final' ? 'completed' : event.status,
    isCompleted: event.status === 'final',
    hasOvertime: (quarters?.away.length ?? 0) > QUARTERS,
    live: presentLive(game),
    endedAt: event.endedAt?.toISOString() ?? null,
    odds: shape === 'a' ? fieldOdds(markets) : listedOdds(markets),
    markets,
  };
}

export const presentMeeting = (game: FinalGame): Meeting => ({
  gameId: game.event.gameId,
  season: game.event.seasonYear,
  weekLabel: weekLabel(game),
  slateOn: game.event.slateOn,
  awayTeamCode: game.event.awayCode,
  homeTeamCode: game.event.homeCode,
  awayScore: game.event.awayScore,
  homeScore: game.event.homeScore,
});
