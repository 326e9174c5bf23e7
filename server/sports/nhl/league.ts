import { NHL_CLUBS, type NhlClub } from '@clearedge/contract/sports/nhl/clubs';
import { nhl } from '@clearedge/contract/sports/nhl/data';
import { NHL_STAGES } from '@clearedge/contract/sports/nhl/stages';
import { NHL_MODEL, NHL_SEASON, NHL_SHARE } from '@clearedge/quant/sports/nhl';
import { DIVISIONS, type Division, type StandingRow, standingsOf, type TieBreak } from '@clearedge/quant/sports/nhl/standings';
import { leagueForecaster } from '../league-forecaster.ts';
import { lineOf } from '../league-table.ts';
import type { LeagueModule, PlayedGame } from '../sport-module.ts';
import { BOX } from './box.ts';
import { players } from './players.ts';

/** What parted a club from the one above it with as many points. */
const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  fewer_games: 'Fewer games played',
  regulation_wins: 'Wins in regulation (RW)',
  wins_before_shootout: 'Wins in regulation and overtime (ROW)',
  wins: 'Wins of any kind',
  games_between: 'Points in games among the tied clubs',
  difference: 'Goal difference',
  goals_for: 'Goals scored',
  coin_toss: 'Level in every tie-break, and the order here is alphabetical',
};

const RULES: readonly string[] = [
  'A win is worth two points, a loss in overtime or a shootout one.',
  'Clubs with as many points are parted by fewer games played; wins in regulation; wins in regulation and overtime; all wins; points in games among themselves; goal difference; goals scored. A shootout counts as one goal.',
  'Among themselves the first game in the city that was host once more does not count.',
  'The first three of each division are in the playoffs, and two wild cards of each conference, whichever divisions they are of.',
  'The division winner with the better record meets the second wild card, the other one the first; second meets third in each division.',
];

/** In the playoffs by their divisions, whatever others have. */
const BY_DIVISION = 3;
const WILD_CARDS = 2;

function placeOf({ place, wildCard }: StandingRow): string | null {
  if (place <= BY_DIVISION) return 'division';
  return wildCard !== null && wildCard <= WILD_CARDS ? 'wild_card' : null;
}

const DECISIONS = ['regulation', 'overtime', 'shootout'] as const;
const decided = ({ overtimes, ...game }: PlayedGame) => ({ ...game, decidedIn: DECISIONS[overtimes] ?? 'shootout' });

/** The 32 clubs of the National Hockey League: four divisions in two conferences, and the league's own tie-breaks. */
export const league = {
  periods: nhl.leagueForm.periods.count,
  stages: NHL_STAGES,
  finalStage: 'stanley_cup_final',
  isPlayedInArenas: true,
  titleWins: 4,
  divisions: (Object.keys(nhl.leagueForm.divisions) as Division[]).map((key) => ({
    key,
    name: nhl.leagueForm.divisions[key],
    clubs: Object.fromEntries(DIVISIONS[key].map((code) => [code, NHL_CLUBS[code as NhlClub]])),
  })),
  rules: RULES,
  tableOf: (games) => {
    const { divisions } = standingsOf(games.map(decided));
    const rowsIn = (division: Division) =>
      divisions[division].map((row) => ({
        ...lineOf(row, row.tieBreak && TIE_BREAK_WORDS[row.tieBreak], nhl.leagueForm),
        place: games.length > 0 ? placeOf(row) : null,
        clinched: null,
      }));
    return { rows: Object.fromEntries((Object.keys(divisions) as Division[]).map((key) => [key, rowsIn(key)])), crossover: null };
  },
  season: NHL_SEASON,
  model: leagueForecaster(NHL_MODEL, NHL_SHARE),
  box: BOX,
  players,
} satisfies LeagueModule;
