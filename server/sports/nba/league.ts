import { NBA_CLUBS, type NbaClub } from '@clearedge/contract/sports/nba/clubs';
import { nba } from '@clearedge/contract/sports/nba/data';
import { NBA_STAGES } from '@clearedge/contract/sports/nba/stages';
import { NBA_MODEL, NBA_SEASON, NBA_SHARE } from '@clearedge/quant/sports/nba';
import { type Conference, clubsIn, standingsOf, type TieBreak } from '@clearedge/quant/sports/nba/standings';
import { leagueForecaster } from '../league-forecaster.ts';
import { lineOf } from '../league-table.ts';
import type { LeagueModule } from '../sport-module.ts';
import { BOX } from './box.ts';
import { players } from './players.ts';

/** What parted a club from the one above it with the same share of wins. */
const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  head_to_head: 'Results between the tied clubs',
  division_winner: 'A division winner goes before other clubs',
  division: 'Results within the division',
  conference: 'Results within the conference',
  conference_playoffs: 'Results against the playoff clubs of the conference',
  other_playoffs: 'Results against the playoff clubs of the other conference',
  net_points: 'Net points in all games',
  coin_toss: 'Level in every tie-break: a drawing decides, and the order here is alphabetical',
};

const RULES: readonly string[] = [
  'Clubs are ranked in their conference by their share of wins.',
  'Two tied clubs: games between them; a division winner first; the division, if both are of it; the conference; games against the playoff clubs of the conference, then of the other one; net points.',
  'More than two: division winners first; games among them; the division, if all are of it; the conference; games against the playoff clubs of the conference; net points.',
  'Whenever some are parted, those still tied begin again at the first step. Playoff clubs are those with a share of wins at least the eighth’s.',
  'Places 1 to 6 are in the playoffs. Places 7 to 10 meet in the play-in: the winner of 7 against 8 is seventh, and the loser meets the winner of 9 against 10 for the last place.',
  'The final of the cup counts in no table; in the simulated league neither do its quarterfinals and semifinals.',
];

const CONFERENCES = Object.keys(nba.leagueForm.divisions) as Conference[];
const PLAYOFFS = 6;
const TWO_CHANCES = 8;
const PLAY_IN = 10;

function placeOf(rank: number): string | null {
  if (rank > PLAY_IN) return null;
  return rank <= PLAYOFFS ? 'playoffs' : rank <= TWO_CHANCES ? 'play_in_high' : 'play_in_low';
}

/** The 30 clubs of the National Basketball Association: two conferences, and the league's own tie-breaks. */
export const league = {
  periods: nba.leagueForm.periods.count,
  stages: NBA_STAGES,
  cups: ['cup_quarterfinal', 'cup_semifinal', 'cup_final'],
  finalStage: 'finals',
  isPlayedInArenas: true,
  titleWins: 4,
  divisions: CONFERENCES.map((key) => ({
    key,
    name: nba.leagueForm.divisions[key],
    clubs: Object.fromEntries(clubsIn(key).map((code) => [code, NBA_CLUBS[code as NbaClub]])),
  })),
  rules: RULES,
  tableOf: (games) => {
    const standings = standingsOf(games.map(({ away, home, awayScore, homeScore }) => ({ away, home, awayScore, homeScore })));
    const rowsIn = (conference: Conference) =>
      standings[conference].map((row) => ({
        ...lineOf(row, row.tieBreak && TIE_BREAK_WORDS[row.tieBreak]),
        place: games.length > 0 ? placeOf(row.place) : null,
        clinched: null,
      }));
    return { rows: Object.fromEntries(CONFERENCES.map((key) => [key, rowsIn(key)])), crossover: null };
  },
  season: NBA_SEASON,
  model: leagueForecaster(NBA_MODEL, NBA_SHARE),
  box: BOX,
  players,
} satisfies LeagueModule;
