import { NFL_CLUBS, type NflClub } from '@clearedge/contract/sports/nfl/clubs';
import { nfl } from '@clearedge/contract/sports/nfl/data';
import { NFL_STAGES } from '@clearedge/contract/sports/nfl/stages';
import { NFL_MODEL, NFL_SEASON, NFL_SHARE } from '@clearedge/quant/sports/nfl';
import { DIVISIONS, type Division, type StandingRow, standingsOf, type TieBreak } from '@clearedge/quant/sports/nfl/standings';
import { leagueForecaster } from '../league-forecaster.ts';
import { lineOf } from '../league-table.ts';
import type { LeagueModule } from '../sport-module.ts';
import { BOX } from './box.ts';
import { players } from './players.ts';

/** What parted a club from the one above it with the same share of wins. */
const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  head_to_head: 'Results between the tied clubs',
  sweep: 'One of the tied clubs beat, or lost to, each of the others',
  division: 'Results within the division',
  common: 'Results against common opponents',
  conference: 'Results within the conference',
  strength_of_victory: 'Strength of victory: records of the clubs beaten',
  strength_of_schedule: 'Strength of schedule: records of the clubs played',
  conference_ranking: 'Points scored and allowed, as ranked in the conference',
  league_ranking: 'Points scored and allowed, as ranked in the league',
  common_net: 'Net points against common opponents',
  conference_net: 'Net points within the conference',
  all_net: 'Net points in all games',
  coin_toss: 'Level in every tie-break kept: net touchdowns are not, and the order here is alphabetical',
};

const RULES: readonly string[] = [
  'Clubs are ranked by their share of wins; a tie counts as half a win.',
  'Within a division ties are broken by results among the tied clubs, in the division, against common opponents and in the conference; strength of victory; strength of schedule; points scored and allowed as ranked in the conference, then in the league; net points against common opponents, then in all games.',
  'Across divisions only the highest tied club of each division is compared: results between two clubs, or a sweep among more; the conference; common opponents, four games at least; strength of victory; strength of schedule; points as ranked; net points in the conference, then in all games.',
  'Whenever a club is placed or falls behind, those still tied begin again at the first step.',
  'The four division winners are seeds 1 to 4 of their conference, the three best others seeds 5 to 7. The first seed has a bye.',
];

const LAST_WINNER = 4;

function placeOf({ seed }: StandingRow): string | null {
  if (seed === null) return null;
  return seed === 1 ? 'bye' : seed <= LAST_WINNER ? 'division' : 'wild_card';
}

/** The 32 clubs of the National Football League: eight divisions in two conferences, and the league's own tie-breaks. */
export const league = {
  periods: nfl.leagueForm.periods.count,
  stages: NFL_STAGES,
  finalStage: 'super_bowl',
  isPlayedInArenas: false,
  titleWins: 1,
  divisions: (Object.keys(DIVISIONS) as Division[]).map((key) => ({
    key,
    name: nfl.leagueForm.divisions[key],
    clubs: Object.fromEntries(DIVISIONS[key].map((code: NflClub) => [code, NFL_CLUBS[code]])),
  })),
  rules: RULES,
  tableOf: (games) => {
    const standings = standingsOf(games);
    const rowsIn = (division: Division) =>
      standings[division].map((row) => ({
        ...lineOf(row, row.tieBreak && TIE_BREAK_WORDS[row.tieBreak]),
        place: games.length > 0 ? placeOf(row) : null,
        clinched: null,
      }));
    return { rows: Object.fromEntries((Object.keys(DIVISIONS) as Division[]).map((key) => [key, rowsIn(key)])), crossover: null };
  },
  season: NFL_SEASON,
  model: leagueForecaster(NFL_MODEL, NFL_SHARE),
  box: BOX,
  players,
} satisfies LeagueModule;
