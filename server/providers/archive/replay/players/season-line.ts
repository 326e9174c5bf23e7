import type { SeasonLine } from '../../../../ports/index.ts';
import type { BoxRow, SeasonTable } from './season-table.ts';

type Batting = NonNullable<SeasonLine['batting']>;
type Pitching = NonNullable<SeasonLine['pitching']>;

function addBatting(line: SeasonLine, row: BoxRow): void {
  const zero: Batting = {
    plateAppearances: 0,
    atBats: 0,
    hits: 0,
    doubles: 0,
    triples: 0,
    homeRuns: 0,
    runs: 0,
    runsBattedIn: 0,
    walks: 0,
    strikeouts: 0,
    stolenBases: 0,
  };
  line.batting ??= zero;
  for (const column of Object.keys(zero) as (keyof Batting)[]) line.batting[column] += row.get(column);
}

function addPitching(line: SeasonLine, row: BoxRow): void {
  line.pitching ??= {
    starts: 0,
    outs: 0,
    battersFaced: 0,
    hits: 0,
    runs: 0,
    earnedRuns: 0,
    walks: 0,
    strikeouts: 0,
    homeRuns: 0,
    wins: 0,
    losses: 0,
    saves: 0,
  };
  const total: Pitching = line.pitching;
  total.starts += row.get('startedPitching');
  total.outs += row.get('outs');
  total.battersFaced += row.get('battersFaced');
  total.hits += row.get('hitsAllowed');
  total.runs += row.get('runsAllowed');
  total.earnedRuns += row.get('earnedRuns');
  total.walks += row.get('walksAllowed');
  total.strikeouts += row.get('strikeoutsThrown');
  total.homeRuns += row.get('homeRunsAllowed');
  total.wins += row.get('decision') === 1 ? 1 : 0;
  total.losses += row.get('decision') === 2 ? 1 : 0;
  total.saves += row.get('decision') === 3 ? 1 : 0;
}

/** A player's totals over the games that count. */
export function seasonLine(table: SeasonTable, playerId: string, counts: (game: number) => boolean): SeasonLine {
  const line: SeasonLine = { playerId, games: 0, batting: null, pitching: null };
  for (const row of table.rows(playerId)) {
    if (!counts(row.game)) continue;
    line.games += 1;
    if (row.get('batted') === 1) addBatting(line, row);
    if (row.get('pitched') === 1) addPitching(line, row);
  }
  return line;
}
