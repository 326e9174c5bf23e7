import { basename, resolve, sep } from 'node:path';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { Refusals } from '../retrosheet/refusals.ts';
import { sha256 } from '../store/season-files.ts';
import { ARCHIVE_LEAGUES, archiveLeagueOf, leaguesOfClubs } from './archive-league.ts';
import { findLeague, writeLeague } from './league-store.ts';
import { holdsGames, type LeagueFile, readLeagueFolder } from './league-tables.ts';
import { type LeagueArchiveGame, leagueArchiveOf } from './read-league-files.ts';
import { stagesOf } from './season-stages.ts';
import { type PlayedArchiveGame, storedGameOf } from './store-game.ts';
import { QuoteTaker } from './store-quotes.ts';
import { LEAGUE_FORMAT, type LeagueSeasonSummary, type StoredLeagueGame } from './stored-league.ts';

const isPlayed = (game: LeagueArchiveGame): game is PlayedArchiveGame => game.awayScore !== null && game.homeScore !== null;

interface ReadSeason {
  summary: LeagueSeasonSummary;
  games: StoredLeagueGame[];
}

/** A season's games that were played, with every price of a book; what is left out is counted. */
function readSeason(sport: LeagueSport, season: number, listed: readonly LeagueArchiveGame[]): ReadSeason {
  const refusals = new Refusals();
  for (const { id } of listed.filter((game) => !isPlayed(game))) refusals.add('game without a score', id);
  const played = listed.filter(isPlayed);
  const stages = stagesOf(
    archiveLeagueOf(sport),
    played.map(({ awayScore, homeScore, ...game }) => ({ ...game, score: { away: awayScore, home: homeScore } })),
  );
  const taker = new QuoteTaker(sport, refusals);
  const games = played.flatMap((game, at) => {
    const stage = stages[at] ?? null;
    if (stage === null) refusals.add('game of an unknown part of the season', `${game.id} ${game.type}`);
    const stored = stage === null ? null : storedGameOf(sport, game, stage);
    if (stage !== null && !stored) refusals.add('game of an unknown club', game.id);
    return stored ? [{ ...stored, quotes: taker.take(game.id, game.books) }] : [];
  });
  const count = (test: (game: StoredLeagueGame) => boolean): number => games.filter(test).length;
  const summary = {
    sport,
    season,
    games: games.length,
    priced: count(({ quotes }) => quotes.length > 0),
    linesOnly: taker.linesOnly,
    withoutTime: count(({ time }) => time === null),
    withoutPeriods: count(({ periods }) => periods === null),
    refused: refusals.list(),
  };
  return { summary, games };
}

/** The league of a folder: the one it is called by, or else the only one that its clubs can be of. */
function leagueOfFolder(dir: string, games: readonly LeagueArchiveGame[]): LeagueSport {
  const named = resolve(dir).split(sep).reverse();
  const called = named.flatMap((name) => LEAGUE_SPORTS.filter((sport) => ARCHIVE_LEAGUES[sport] && sport === name.toLowerCase()))[0];
  const fitting = leaguesOfClubs(new Set(games.flatMap(({ away, home }) => [away, home])));
  if (called && fitting.includes(called)) return called;
  if (fitting.length === 1) return fitting[0]!;
  const known = Object.keys(ARCHIVE_LEAGUES).join(', ');
  throw new Error(
    called
      ? `${dir} holds games of clubs that are not the ${called.toUpperCase()}'s. Put each league's games_*.csv into a folder of its own: ${known}.`
      : `Which league ${dir} holds is not clear from its clubs. Call the folder of its games_*.csv by its league: ${known}.`,
  );
}

function seasonsOf(games: readonly LeagueArchiveGame[]): Map<number, LeagueArchiveGame[]> {
  const seasons = new Map<number, LeagueArchiveGame[]>();
  for (const game of games) seasons.set(game.season, [...(seasons.get(game.season) ?? []), game]);
  return seasons;
}

export interface LeaguesSummary {
  seasons: LeagueSeasonSummary[];
  /** Sentences about folders that could not be read. */
  faults: string[];
}

async function importFolder(files: readonly LeagueFile[], dir: string, out: string): Promise<LeagueSeasonSummary[]> {
  const fingerprint = sha256(Buffer.from(files.map(({ name, bytes }) => `${name} ${sha256(bytes)}`).join('\n')));
  const { games } = leagueArchiveOf(files);
  const sport = leagueOfFolder(dir, games);
  const known = await findLeague(out, sport);
  if (known?.fingerprint === fingerprint) return known.seasons;
  const seasons = [...seasonsOf(games)]
    .map(([season, listed]) => readSeason(sport, season, listed))
    .filter((each) => each.games.length > 0);
  const summaries = seasons.map(({ summary }) => summary);
  await writeLeague(out, sport, { format: LEAGUE_FORMAT, fingerprint, seasons: summaries }, seasons);
  return summaries;
}

/** Reads the league folders among these into the store; one that the store holds from the same files is left as it is. */
export async function importLeagues(dirs: readonly string[], out: string): Promise<LeaguesSummary> {
  const summary: LeaguesSummary = { seasons: [], faults: [] };
  for (const dir of dirs) {
    const files = await readLeagueFolder(dir);
    const isLeague = holdsGames(files);
    if (!isLeague) continue;
    try {
      const seasons = await importFolder(files, dir, out);
      if (seasons.some((one) => summary.seasons.some(({ sport }) => sport === one.sport)))
        summary.faults.push(`${dir}: its league was read from another folder before, which it has replaced. Keep one folder a league.`);
      summary.seasons.push(...seasons);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      summary.faults.push(`${basename(dir)}: ${error.message}`);
    }
  }
  return summary;
}
