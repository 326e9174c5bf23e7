import { DAY_MS, easternDay } from '@clearedge/quant/calendar';
import type { Injury, LineUp, PlayerStats, SeasonLine } from '../../ports/index.ts';
import { dayNumberOf, dayOnOf } from './calendar.ts';
import { BOX } from './engine/tape/box-sheet.ts';
import { findGame, type Game, type League, type LeagueSeason } from './league/league.ts';
import { GAMES, LOSSES, SAVES, STARTS, WINS } from './league/ledger.ts';
import { injuryReportedAt, returnReportedAt } from './lineups/fitness.ts';
import { nineAt } from './lineups/plan-game.ts';
import type { Season } from './lineups/season.ts';
import type { Side } from './lineups/starters.ts';
import type { InjurySpell } from './players/injuries.ts';
import type { Player } from './players/player.ts';
import { ACTIVE_BATTERS, ACTIVE_RELIEVERS, FIRST_RELIEVER_SLOT, FIRST_STARTER_SLOT, ROTATION } from './players/roster-slots.ts';
import { firstPitchAt, isKnown, isPostponed } from './schedule/fixture.ts';
import { findTeamIndex, TEAMS } from './teams/team-table.ts';

/** Men who come up only for someone else are hurt out of sight. */
export function isOnActiveRoster({ slot }: Player): boolean {
  if (slot < FIRST_STARTER_SLOT) return slot < ACTIVE_BATTERS;
  return slot < FIRST_RELIEVER_SLOT ? slot < FIRST_STARTER_SLOT + ROTATION : slot < FIRST_RELIEVER_SLOT + ACTIVE_RELIEVERS;
}

function injuryOf({ player, description, fromDay, expectedDay }: InjurySpell, today: number): Injury {
  const expectedReturn = expectedDay > today ? dayOnOf(expectedDay) : null;
  return {
    playerId: player.playerId,
    name: player.name,
    teamCode: TEAMS[player.team]!.code,
    position: player.position,
    description,
    since: dayOnOf(fromDay),
    expectedReturn,
  };
}

/** Who is on the injured list, as told at `asOf`; latest first. */
function injuriesAt(season: Season, today: number, asOf: number): Injury[] {
  const spells = season.injuries
    .flat()
    .filter((spell) => isOnActiveRoster(spell.player) && injuryReportedAt(spell) <= asOf && asOf < returnReportedAt(spell));
  return spells.sort((a, b) => b.fromDay - a.fromDay || a.player.index - b.player.index).map((spell) => injuryOf(spell, today));
}

function battingOf(totals: Int16Array): SeasonLine['batting'] {
  return {
    plateAppearances: totals[BOX.plateAppearances]!,
    atBats: totals[BOX.atBats]!,
    hits: totals[BOX.hits]!,
    doubles: totals[BOX.doubles]!,
    triples: totals[BOX.triples]!,
    homeRuns: totals[BOX.homeRuns]!,
    runs: totals[BOX.runs]!,
    runsBattedIn: totals[BOX.runsBattedIn]!,
    walks: totals[BOX.walks]!,
    strikeouts: totals[BOX.strikeouts]!,
    stolenBases: totals[BOX.stolenBases]!,
  };
}

function pitchingOf(totals: Int16Array): SeasonLine['pitching'] {
  return {
    starts: totals[STARTS]!,
    outs: totals[BOX.outs]!,
    battersFaced: totals[BOX.battersFaced]!,
    hits: totals[BOX.hitsAllowed]!,
    runs: totals[BOX.runsAllowed]!,
    earnedRuns: totals[BOX.earnedRuns]!,
    walks: totals[BOX.walksAllowed]!,
    strikeouts: totals[BOX.strikeoutsThrown]!,
    homeRuns: totals[BOX.homeRunsAllowed]!,
    wins: totals[WINS]!,
    losses: totals[LOSSES]!,
    saves: totals[SAVES]!,
  };
}

/** A man's running totals in the port's words. */
function seasonLine(playerId: string, totals: Int16Array, isPitcher: boolean): SeasonLine {
  return {
    playerId,
    games: totals[GAMES]!,
    batting: isPitcher ? null : battingOf(totals),
    pitching: isPitcher ? pitchingOf(totals) : null,
  };
}

const CARD_AHEAD_MS = 1.5 * DAY_MS;

function menOf(season: LeagueSeason, teamCode: string): Player[] {
  const team = findTeamIndex(teamCode);
  if (team === null) return [];
  const { batters, starters, relievers } = season.rosters[team]!;
  return [...batters, ...starters, ...relievers];
}

function lineUpOf({ season, fixture }: Game, side: Side, asOf: number): LineUp {
  const { batters, positions, isConfirmed } = nineAt(season, fixture, side, asOf);
  return {
    confirmed: isConfirmed,
    batters: batters.map(({ playerId, name, bats }, place) => ({
      playerId,
      name,
      position: positions[place]!,
      battingOrder: place + 1,
      bats,
    })),
  };
}

export function createPlayerStats(league: League): PlayerStats {
  const dayOf = (asOf: Date): number => dayNumberOf(easternDay(asOf));
  const seasonAt = (asOf: Date): LeagueSeason => league.seasonOn(dayOf(asOf));
  return {
    listRoster: async (teamCode, asOf) =>
      menOf(seasonAt(asOf), teamCode).map(({ playerId, name, position, bats, throws, team }) => ({
        playerId,
        name,
        teamCode: TEAMS[team]!.code,
        position,
        bats,
        throws,
      })),
    listSeasonLines: async (teamCode, asOf) => {
      const season = seasonAt(asOf);
      return menOf(season, teamCode).map((player) =>
        seasonLine(player.playerId, season.ledger.totalsOf(player.index, asOf.getTime(), Infinity), player.arm !== null),
      );
    },
    findInjuries: async (teamCode, asOf) => {
      if (findTeamIndex(teamCode) === null) return null;
      const all = injuriesAt(seasonAt(asOf), dayOf(asOf), asOf.getTime());
      return { players: all.filter((injury) => injury.teamCode === teamCode), checkedAt: asOf };
    },
    findLineUps: async (gameId, asOf) => {
      const game = findGame(league, gameId);
      const at = asOf.getTime();
      if (game === null || !isKnown(game.fixture, at) || firstPitchAt(game.fixture) - at > CARD_AHEAD_MS) return null;
      if (isPostponed(game.fixture) && at >= firstPitchAt(game.fixture)) return null;
      return { away: lineUpOf(game, 'away', at), home: lineUpOf(game, 'home', at) };
    },
  };
}
