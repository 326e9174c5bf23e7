import type { ImportSummary } from './import-archive.ts';
import type { RefusalCount } from './retrosheet/refusals.ts';
import type { SeasonSummary } from './store/stored-season.ts';

const count = (value: number): string => value.toLocaleString('en-US');

function agreementText({ agreement: { teamGames, agreeing, differing } }: SeasonSummary): string {
  if (teamGames === 0) return 'nothing to compare with a game log';
  const percent = ((100 * agreeing) / teamGames).toFixed(2);
  const fields = Object.entries(differing).map(([field, times]) => `${field} ${times}`);
  return `${percent}% of ${count(teamGames)} team-games equal the game logs${fields.length > 0 ? ` (differing: ${fields.join(', ')})` : ''}`;
}

const refusalText = ({ reason, count: times, examples }: RefusalCount): string =>
  `  refused ${count(times)}: ${reason} (${examples.join('; ')})`;

function seasonLines(summary: SeasonSummary): string[] {
  const { season, wasCurrent, games, logOnlyGames, plays, players, priceRows, refused } = summary;
  const logOnly = logOnlyGames > 0 ? `, ${count(logOnlyGames)} from the game log only` : '';
  return [
    `${season}${wasCurrent ? ' (stored before from the same files)' : ''}: ${count(games)} games with plays${logOnly}, ${count(plays)} plays, ${count(players)} players`,
    `  ${agreementText(summary)}`,
    `  price rows: ${count(priceRows.matched)} matched, ${count(priceRows.unmatched)} unmatched, ${count(priceRows.repeated)} repeated, ${count(priceRows.refusedQuotes)} quotes refused`,
    ...refused.map(refusalText),
  ];
}

/** What an import read and refused, one sentence a line. */
export function describeImport({ seasons, refused }: ImportSummary): string[] {
  const games = seasons.reduce((sum, season) => sum + season.games, 0);
  const plays = seasons.reduce((sum, season) => sum + season.plays, 0);
  return [
    ...seasons.flatMap(seasonLines),
    `${count(seasons.length)} seasons, ${count(games)} games with plays, ${count(plays)} plays`,
    ...(refused.length > 0 ? ['Price files:', ...refused.map(refusalText)] : []),
  ];
}
