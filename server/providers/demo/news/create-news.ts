import { mlb } from '@clearedge/contract/sports/mlb/data';
import { plural } from '@clearedge/contract/words/plural';
import { easternDay, easternInstant, MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedNewsItem, FeedPitcher, News } from '../../../ports/index.ts';
import { dayNumberOf, dayOnOf, easternClock, weekdayOf } from '../calendar.ts';
import { BoundedMap, createChance, drawInteger } from '../chance.ts';
import { BOX, BOX_WIDTH } from '../engine/tape/box-sheet.ts';
import { feedPitcher, starterKnownAt } from '../feed/feed-pitcher.ts';
import type { Game, League } from '../league/league.ts';
import { injuryReportedAt, returnReportedAt } from '../lineups/fitness.ts';
import type { Season } from '../lineups/season.ts';
import { type Side, scratchOf } from '../lineups/starters.ts';
import { firstPitchAt, isPostponed, startKnownAt } from '../schedule/fixture.ts';
import { isOnActiveRoster } from '../stats.ts';
import { teamName } from '../teams/team.ts';
import { TEAMS } from '../teams/team-table.ts';

type Category = 'Results' | 'Injuries' | 'Streaks' | 'Postponements' | 'Pitching' | 'Roster';

function newsItem(sourceId: string, at: number, category: Category, title: string, summary: string): FeedNewsItem {
  return { sport: mlb.key, sourceId, title, summary, publishedAt: new Date(at), source: 'ClearEdge League Wire', url: '#', category };
}

const PREVIEW = { hour: 8, minute: 15 } as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const describe = ({ name, wins, losses, era }: FeedPitcher): string =>
  `${name} (${wins}-${losses}${era === null ? '' : `, ${era.toFixed(2)} ERA`})`;

/** The probable starters of a game, told in the morning. */
function starterNews(game: Game, order: number): FeedNewsItem | null {
  const { fixture } = game;
  const at = easternInstant(fixture.slateOn, PREVIEW.hour, PREVIEW.minute).getTime() + order * 60_000;
  const away = feedPitcher(game, 'away', at);
  const home = feedPitcher(game, 'home', at);
  if (away === null || home === null || fixture.gameNumber === 2) return null;
  const [visitors, hosts] = [TEAMS[fixture.away]!, TEAMS[fixture.home]!];
  const title = `Probable starters: ${away.name} for the ${visitors.nickname}, ${home.name} for the ${hosts.nickname}`;
  const summary = `${describe(away)} faces ${describe(home)} at ${hosts.venue}. First pitch is scheduled for ${easternClock(startKnownAt(fixture, at))}.`;
  return newsItem(`starters-${fixture.gameId}`, at, 'Pitching', title, summary);
}

function postponementNews({ fixture }: Game): FeedNewsItem | null {
  if (!isPostponed(fixture) || fixture.rain?.kind !== 'postponed') return null;
  const [away, home] = [TEAMS[fixture.away]!, TEAMS[fixture.home]!];
  const { announcedAt, makeUpDay } = fixture.rain;
  const day = `${WEEKDAYS[weekdayOf(makeUpDay)]}, ${dayOnOf(makeUpDay)}`;
  const summary = `The ${teamName(away)} and the ${teamName(home)} will make the game up as part of a doubleheader on ${day}.`;
  return newsItem(
    `postponed-${fixture.gameId}`,
    announcedAt,
    'Postponements',
    `Rain washes out ${away.nickname} at ${home.nickname}`,
    summary,
  );
}

function scratchNews(game: Game): FeedNewsItem[] {
  const { season, fixture } = game;
  return (['away', 'home'] as const).flatMap((side: Side) => {
    const at = scratchOf(season, fixture, side);
    if (at === null) return [];
    const [gone, now] = [starterKnownAt(game, side, at - 1), starterKnownAt(game, side, at)];
    if (gone === null || now === null || gone === now) return [];
    const team = TEAMS[fixture[side]]!;
    const title = `${gone.name} scratched; ${now.name} to start for the ${team.nickname}`;
    return [
      newsItem(
        `scratch-${fixture.gameId}-${team.code}`,
        at,
        'Pitching',
        title,
        `The ${teamName(team)} withdrew ${gone.name} on the day of the game. ${now.name} takes his place.`,
      ),
    ];
  });
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const inWords = (count: number): string => WORDS[count] ?? String(count);

interface Line {
  name: string;
  of: (column: keyof typeof BOX) => number;
}

function linesOf({ season, fixture }: Game, isHome: boolean): Line[] {
  const { sheet, people } = season.resultOf(fixture);
  const team = isHome ? fixture.home : fixture.away;
  return [...people].flatMap((player, person): Line[] => {
    const man = season.players[player]!;
    return man.team === team ? [{ name: man.name, of: (column) => sheet[person * BOX_WIDTH + BOX[column]]! }] : [];
  });
}

/** The day of the best hitter, in words; null when no one stood out. */
function hittingLine(lines: readonly Line[]): string | null {
  const worth = ({ of }: Line): number => 2.2 * of('homeRuns') + of('hits') + 0.9 * of('runsBattedIn');
  const best = lines.reduce((first, line) => (worth(line) > worth(first) ? line : first));
  const [homers, hits, battedIn] = [best.of('homeRuns'), best.of('hits'), best.of('runsBattedIn')];
  if (homers >= 2) return `${best.name} hits ${inWords(homers)} home runs`;
  if (homers === 1) return `${best.name} homers${battedIn >= 2 ? ` and drives in ${inWords(battedIn)}` : ''}`;
  if (hits >= 3) return `${best.name} collects ${inWords(hits)} hits`;
  return battedIn >= 2 ? `${best.name} drives in ${inWords(battedIn)}` : null;
}

function pitchingLine(lines: readonly Line[]): string {
  const best = lines.reduce((first, line) => (line.of('outs') > first.of('outs') ? line : first));
  const innings = `${Math.floor(best.of('outs') / 3)}${['', ' 1/3', ' 2/3'][best.of('outs') % 3]}`;
  return `${best.name} worked ${innings} innings with ${plural(best.of('strikeoutsThrown'), 'strikeout')} and ${plural(best.of('earnedRuns'), 'earned run')}.`;
}

/** How a finished game went, told some minutes after its end. */
function resultNews(game: Game): FeedNewsItem | null {
  const { season, fixture } = game;
  if (isPostponed(fixture)) return null;
  const { line, endAt, completedInnings, isCalled, credited } = season.resultOf(fixture);
  const { away, home } = line.totals;
  const isHomeWin = home.runs > away.runs;
  const [winner, loser] = isHomeWin ? [TEAMS[fixture.home]!, TEAMS[fixture.away]!] : [TEAMS[fixture.away]!, TEAMS[fixture.home]!];
  const [more, fewer] = isHomeWin ? [home, away] : [away, home];
  const winners = linesOf(game, isHomeWin);
  const hero = hittingLine(winners);
  const tail = isCalled ? ', shortened by rain' : completedInnings > 9 ? ` in ${Math.ceil(completedInnings)} innings` : '';
  const save = credited.save === null ? '' : ` ${credited.save} earned the save.`;
  const summary = `The ${teamName(winner)} beat the ${teamName(loser)} with ${plural(more.hits, 'hit')} to ${fewer.hits}. ${pitchingLine(winners)} ${credited.winner} got the win and ${credited.loser} the loss.${save}`;
  const after = drawInteger(createChance(`${season.seed}|wire|${fixture.gameId}`), 4, 18) * MINUTE_MS;
  const title = `${hero === null ? '' : `${hero} as `}${winner.nickname} ${fewer.runs === 0 ? 'shut out' : 'beat'} ${loser.nickname} ${more.runs}-${fewer.runs}${tail}`;
  return newsItem(`result-${fixture.gameId}`, endAt + after, 'Results', title, summary);
}

const SHORTEST = 4;
const REPORTED_AFTER_MS = 26 * MINUTE_MS;

function hasWon({ season, fixture }: Game, team: number): boolean {
  const { away, home } = season.resultOf(fixture).line.totals;
  return home.runs > away.runs === (fixture.home === team);
}

/** Wins (or losses) in a row of a club with this game, which ended them or made them longer. */
function runOf({ season, fixture }: Game, team: number): { length: number; isWinning: boolean } {
  const played = season.schedule.byTeam[team]!.filter((other) => !isPostponed(other));
  const isWinning = hasWon({ season, fixture }, team);
  let at = played.indexOf(fixture);
  let length = 0;
  while (at >= 0 && hasWon({ season, fixture: played[at]! }, team) === isWinning) {
    length += 1;
    at -= 1;
  }
  return { length, isWinning };
}

function streakNews(game: Game): FeedNewsItem[] {
  const { season, fixture } = game;
  if (isPostponed(fixture)) return [];
  const at = season.resultOf(fixture).endAt + REPORTED_AFTER_MS;
  return [fixture.away, fixture.home].flatMap((team) => {
    const { length, isWinning } = runOf(game, team);
    if (length < SHORTEST) return [];
    const name = teamName(TEAMS[team]!);
    const title = isWinning
      ? `${TEAMS[team]!.nickname} win their ${length}th in a row`
      : `${TEAMS[team]!.nickname} have lost ${length} straight`;
    const summary = `The ${name} have now ${isWinning ? 'won' : 'lost'} ${length} games in a row.`;
    return [newsItem(`streak-${fixture.gameId}-${TEAMS[team]!.code}`, at, 'Streaks', title, summary)];
  });
}

/** Who went on the injured list, and who came off it, on one day. */
function injuryNews(season: Season, day: number): FeedNewsItem[] {
  return season.injuries.flatMap((spells) =>
    spells.flatMap((spell) => {
      const { player, description, fromDay, backDay, expectedDay } = spell;
      if ((fromDay !== day && backDay !== day) || !isOnActiveRoster(player)) return [];
      const team = TEAMS[player.team]!;
      const id = `${player.playerId}-${dayOnOf(fromDay)}`;
      if (fromDay === day) {
        const summary = `${player.name} (${player.position}) of the ${teamName(team)}: ${description.toLowerCase()}. He is expected back about ${dayOnOf(expectedDay)}.`;
        return [
          newsItem(
            `injured-${id}`,
            injuryReportedAt(spell),
            'Injuries',
            `${team.nickname} place ${player.name} on the injured list`,
            summary,
          ),
        ];
      }
      const summary = `${player.name} (${player.position}) is back after missing ${backDay - fromDay} days with ${description.toLowerCase()}.`;
      return [newsItem(`returned-${id}`, returnReportedAt(spell), 'Roster', `${team.nickname} activate ${player.name}`, summary)];
    }),
  );
}

const DAYS_STORED = 12;
const DAYS_BACK = 5;
const STREAKS_FROM_HOURS_MS = 2 * 3_600_000;

const isReported = (game: Game, asOf: number): boolean =>
  !isPostponed(game.fixture) && firstPitchAt(game.fixture) + STREAKS_FROM_HOURS_MS < asOf;

/** What was known before a day's games began, and what each game that has gone on for a while gives to tell. */
function newsOfDay(league: League, day: number, asOf: number, known: BoundedMap<string, FeedNewsItem[]>): FeedNewsItem[] {
  const season = league.seasonOn(day);
  const games = (season.schedule.byDay.get(day) ?? []).map((fixture): Game => ({ season, fixture }));
  const before = known.recall(`${day}`, () => [
    ...injuryNews(season, day),
    ...games.flatMap((game, order) => starterNews(game, order) ?? []),
    ...games.flatMap((game) => postponementNews(game) ?? []),
    ...games.flatMap(scratchNews),
  ]);
  const after = games
    .filter((game) => isReported(game, asOf))
    .flatMap((game) =>
      known.recall(game.fixture.gameId, () => [...(resultNews(game) === null ? [] : [resultNews(game)!]), ...streakNews(game)]),
    );
  return [...before, ...after];
}

export function createNews(league: League): News {
  const known = new BoundedMap<string, FeedNewsItem[]>(DAYS_STORED * 17);
  return {
    listNews: async (asOf, limit) => {
      const today = dayNumberOf(easternDay(asOf));
      const items: FeedNewsItem[] = [];
      for (let day = today; day > today - DAYS_BACK && items.length < limit * 2; day--)
        items.push(...newsOfDay(league, day, asOf.getTime(), known).filter(({ publishedAt }) => publishedAt <= asOf));
      return items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.sourceId < b.sourceId ? -1 : 1)).slice(0, limit);
    },
  };
}
