import type { RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import { findSuspension } from '../../providers/archive/retrosheet/game-info.ts';
import { type LogGame, type LogTeam, readLogRow } from '../../providers/archive/retrosheet/game-log.ts';
import { splitRecord } from '../../providers/archive/retrosheet/record.ts';
import { clubOfRetrosheet } from './club-codes.ts';
import type { HistoryGame } from './history-game.ts';

const AWAY_NINE = 105;
const HOME_NINE = 132;
const COLUMNS_A_MAN = 3;

const nineOf = (row: string[], first: number): string[] | null => {
  const nine = Array.from({ length: 9 }, (_, place) => row[first + place * COLUMNS_A_MAN] ?? '');
  return nine.every((id) => id !== '') ? nine : null;
};

/** Double headers were seven innings long from August 2020 to the end of 2021; game logs do not say so. */
export function scheduledInnings(on: string, gameNumber: number): number {
  const isShort = gameNumber > 0 && on >= '2020-08-01' && on < '2022-01-01';
  return isShort ? 7 : 9;
}

function sideOf(team: LogTeam, clubId: string, lineUp: string[] | null, battingOuts: number): RatedSide {
  const { totals } = team;
  return {
    clubId,
    runs: team.runs,
    runsByInning: team.innings,
    battingOuts,
    atBats: totals.atBats,
    hits: totals.hits,
    doubles: totals.doubles,
    triples: totals.triples,
    homeRuns: totals.homeRuns,
    walks: totals.walks - Math.max(0, totals.intentionalWalks),
    hitByPitch: Math.max(0, totals.hitByPitch),
    strikeouts: totals.strikeouts,
    starterId: team.starter.playerId === '' ? null : team.starter.playerId,
    lineUp,
    pitchers: null,
    batters: null,
  };
}

function isWhole({ away, home }: LogGame): boolean {
  const figures = [...Object.values(away.totals), ...Object.values(home.totals)];
  return (
    figures.every(Number.isFinite) && away.totals.atBats > 0 && home.totals.atBats > 0 && away.innings.length > 0 && home.innings.length > 0
  );
}

/** A game log row as a record; null for a row that is not in the form. */
export function readLogRecord(line: string): HistoryGame | null {
  const log = readLogRow(line);
  const away = log === null ? null : clubOfRetrosheet(log.away.code);
  const home = log === null ? null : clubOfRetrosheet(log.home.code);
  if (log === null || away === null || home === null || !isWhole(log)) return null;
  const row = splitRecord(line);
  const outs = log.outs ?? 3 * (log.away.innings.length + log.home.innings.length);
  const awayOuts = Math.min(outs, 3 * log.away.innings.length);
  return {
    startedOn: log.on,
    game: {
      gameId: log.id,
      playedOn: findSuspension([], log.completion)?.resumedOn ?? log.on,
      season: Number(log.on.slice(0, 4)),
      gameNumber: log.number,
      parkId: log.site,
      scheduledInnings: scheduledInnings(log.on, log.number),
      away: sideOf(log.away, away, nineOf(row, AWAY_NINE), awayOuts),
      home: sideOf(log.home, home, nineOf(row, HOME_NINE), outs - awayOuts),
    },
  };
}
