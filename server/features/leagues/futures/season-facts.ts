import { type LeagueSport, leagueFormOf, leagueOf, seasonLabel } from '@clearedge/contract/sports';
import type { FutureSelection, SeasonFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { beforePlayoffs, clubsOf, leagueModuleOf } from '../../../sports/registry.ts';
import { divisionOf, type FinalGame, isFinal, isOf, type LeagueGame } from '../league-game.ts';
import { hasBegunAfter, hasRegularToPlay, listSeasonSpans, type SeasonSpan } from '../league-rows.ts';
import { readSeason, sourceOf } from '../reads/read-season.ts';
import { nameIn, rowOf, tableOf } from '../table-rules.ts';

/** States of a game that is never played once the playoffs are on. */
const PUT_OFF: readonly string[] = ['postponed', 'suspended'];

const isHeld = ({ contest }: LeagueGame): boolean => contest.resultHold !== null;

/** Who has won as many games of the stage that decides the season as win it; null while a result of it is in doubt. */
function championOf(sport: LeagueSport, games: readonly LeagueGame[]): string | null {
  const { finalStage, titleWins } = leagueModuleOf(sport);
  const deciding = games.filter(({ stage }) => stage === finalStage);
  if (deciding.some(isHeld)) return null;
  const winners = deciding.filter(isFinal).map(winnerOf);
  return winners.find((code) => code !== null && winners.filter((one) => one === code).length >= titleWins) ?? null;
}

function winnerOf({ contest: { awayScore, homeScore, awayCode, homeCode } }: FinalGame): string | null {
  if (awayScore === homeScore) return null;
  return awayScore > homeScore ? awayCode : homeCode;
}

/** Whether nothing more of the regular season is owed: every game is final or was called off, or put off until the playoffs had begun. */
function isRegularOver(sport: LeagueSport, games: readonly LeagueGame[]): boolean {
  const regular = games.filter(({ stage }) => stage === 'regular');
  const before = beforePlayoffs(sport);
  const hasPlayoffs = games.some((game) => !before.includes(game.stage) && isFinal(game));
  const isOver = (game: LeagueGame): boolean =>
    isFinal(game) || game.contest.status === 'cancelled' || (hasPlayoffs && PUT_OFF.includes(game.contest.status));
  return regular.length > 0 && regular.every((game) => isOver(game) && !isHeld(game));
}

/** What a season's games decide of the bets on it. */
export function seasonFactsOf(sport: LeagueSport, season: number, games: readonly LeagueGame[], isClosed: boolean): SeasonFacts {
  const { stages, finalStage } = leagueModuleOf(sport);
  const table = tableOf(sport, games);
  const regular = games.filter(({ stage }) => stage === 'regular');
  const clubOf = (code: string): SeasonFacts['clubs'][string] => {
    const { wins, played } = rowOf(table, code);
    const scheduled = regular.filter((game) => isOf(game, code)).length;
    return { name: nameIn(sport, games, code), division: divisionOf(sport, code)!.name, wins, played, scheduled };
  };
  return {
    state: 'season',
    season,
    title: stages[finalStage] ?? leagueOf(sport),
    isRegularOver: isRegularOver(sport, games),
    isClosed,
    clubs: Object.fromEntries(clubsOf(sport).map((code) => [code, clubOf(code)])),
    leaders: Object.fromEntries(table.divisions.map(({ name, rows: [first, second] }) => [name, second?.isByLot ? null : first!.code])),
    champion: championOf(sport, games),
  };
}

/** What is known of a stored season; null where the source in use has none such. */
export async function findSeasonFacts(ctx: Ctx, sport: LeagueSport, season: number): Promise<SeasonFacts | null> {
  const { games } = await readSeason(ctx, sport, season);
  return games.length === 0 ? null : seasonFactsOf(sport, season, games, await hasBegunAfter(ctx.db, sport, season));
}

/** The stored seasons, the earliest first; none where the source in use has no such league. */
export const findSeasonSpans = async (ctx: Ctx, sport: LeagueSport): Promise<SeasonSpan[]> =>
  sourceOf(ctx, sport) ? listSeasonSpans(ctx.db, sport) : [];

/** Whether a season has come to where it can settle anything, at the cost of two short questions. */
export const mayDecide = async ({ db }: Pick<Ctx, 'db'>, sport: LeagueSport, season: number): Promise<boolean> =>
  !(await hasRegularToPlay(db, sport, season)) || (await hasBegunAfter(db, sport, season));

/** "2026 NFL season", "2026–27 NBA season" */
export const seasonName = (sport: LeagueSport, season: number): string => `${seasonLabel(sport, season)} ${leagueOf(sport)} season`;

/** "Super Bowl winner: Buffalo Bills", "Eastern Conference best record: Boston Celtics", "Buffalo Bills over 10.5 wins". */
export function futureWords(sport: LeagueSport, selection: FutureSelection, { clubs, title }: SeasonFacts): string {
  const { name, division } = clubs[selection.team]!;
  if (selection.future === 'champion') return `${title} winner: ${name}`;
  if (selection.future === 'wins') return `${name} ${selection.side} ${selection.line} wins`;
  return `${division} ${leagueFormOf(sport).divisionWord === 'conference' ? 'best record' : 'winner'}: ${name}`;
}
