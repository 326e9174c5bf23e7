import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Injury, TeamInjuries } from '../../../ports/index.ts';
import { listLatestNews } from '../../contests/index.ts';
import { finding } from '../session/finding.ts';
import { ageText, counted, percent, quoted } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, matchupOf, readSlate } from '../session/slate.ts';
import { findTeams, isOneOf, teamName } from '../understand/teams.ts';
import type { Look } from './tool.ts';

const NO_PITCHERS = 'No game data available for pitcher analysis at the moment.';
const MOST = 8;

type Starter = NonNullable<Game['awayPitcherStats']>;

function starterWords(code: string, name: string | null, stats: Starter | null): string {
  if (!name) return `${code} not announced`;
  if (!stats) return `${code} ${name}`;
  if (stats.era === null && stats.starts === 0) return `${code} ${name} (${stats.throws}HP, no figures yet this season)`;
  const rest = stats.starts === null ? '' : `, ${counted(stats.starts, 'start')}`;
  const record = stats.wins === null || stats.losses === null ? 'record unknown' : `${stats.wins}-${stats.losses}`;
  const rate = stats.strikeoutRate === null ? '' : `, strikes out ${percent(stats.strikeoutRate)}`;
  return `${code} ${name} (${stats.throws}HP, ${record}, ERA ${stats.era?.toFixed(2) ?? 'unknown'}${rest}${rate})`;
}

const gapOf = ({ awayPitcherStats, homePitcherStats }: Game): number =>
  awayPitcherStats?.era == null || homePitcherStats?.era == null ? -1 : Math.abs(awayPitcherStats.era - homePitcherStats.era);

/** The starters of each game with their season, the widest gap in ERA first. */
export const lookAtPitching: Look = async (session, { teams, day }) => {
  const games = (await readSlate(session, day ?? session.today, teams)).filter(
    ({ awayPitcher, homePitcher }) => awayPitcher || homePitcher,
  );
  if (games.length === 0) return finding([NO_PITCHERS]);
  const shown = games.toSorted((a, b) => gapOf(b) - gapOf(a)).slice(0, MOST);
  const line = (game: Game): string => {
    const gap = gapOf(game) < 0 ? '' : `; ERA gap ${gapOf(game).toFixed(2)}`;
    return `• ${matchupOf(game)}: ${starterWords(game.awayTeamCode, game.awayPitcher, game.awayPitcherStats)} against ${starterWords(game.homeTeamCode, game.homePitcher, game.homePitcherStats)}${gap}.`;
  };
  return finding(
    [
      'Starters, the widest gap in ERA first:',
      ...shown.map(line),
      'ERA alone says little of a starter; his part in our number is on each game’s page.',
    ],
    {
      sources: [{ label: 'Probable starters and season lines', asOf: session.now.toISOString(), href: '/games' }],
      links: shown.map(gameLink),
    },
  );
};

const windWords = ({ windMph, windDirection }: { windMph: number; windDirection: string }): string =>
  windDirection === 'calm' ? `wind calm, ${windMph} mph` : `wind ${windMph} mph ${windDirection}`;

function weatherWords(game: Game, { now }: AssistantSession): string {
  const { weather } = game;
  if (!weather) return `• ${matchupOf(game)}: no forecast yet.`;
  if (weather.isIndoors) return `• ${matchupOf(game)}: indoors at ${game.venue}, so weather plays no part.`;
  const rain = weather.precipitationChance === null ? '' : `, ${percent(weather.precipitationChance, 0)} chance of rain`;
  const roof = weather.isIndoors === null ? 'outside; whether the roof is open is not known, ' : '';
  return `• ${matchupOf(game)}: ${roof}${weather.temperatureF}°F, ${windWords(weather)}, ${weather.sky}${rain} (${ageText(weather.asOf, now)}).`;
}

/** The forecast at each park. */
export const lookAtWeather: Look = async (session, { teams, day }) => {
  const games = await readSlate(session, day ?? session.today, teams);
  const known = games.filter(({ weather }) => weather);
  if (known.length === 0)
    return finding([games.length ? 'No forecast has come in for these games yet.' : 'No games are on the board for that day.']);
  const asOf =
    known
      .flatMap(({ weather }) => weather?.asOf ?? [])
      .toSorted()
      .at(-1) ?? null;
  return finding(
    [
      'Weather at the parks:',
      ...known.map((game) => weatherWords(game, session)),
      'Weather is not in our number itself; a postponed game voids the bet.',
    ],
    { sources: [{ label: 'Weather', asOf, href: null }], links: known.slice(0, MOST).map(gameLink) },
  );
};

const MOST_INJURIES = 20;

/** Who is on the injured list of the clubs that play; a club whose list is not known is named, never called healthy. */
export const lookAtInjuries: Look = async (session, { teams, day }) => {
  const games = await readSlate(session, day ?? session.today, teams);
  const playing = games.flatMap(({ awayTeamCode, homeTeamCode }) => [awayTeamCode, homeTeamCode]);
  const named = teams.filter((code) => !playing.some((own) => isOneOf(own, [code])));
  const requested = [...new Set([...playing.filter((code) => teams.length === 0 || isOneOf(code, teams)), ...named])];
  if (requested.length === 0) return finding(['No club plays that day, so no injured list was looked up.']);
  const lists = await Promise.all(requested.map((code) => askForInjuries(session, code)));
  const unknown = lists.flatMap(({ code, list }) => (list ? [] : code));
  const unknownWords = unknown.length > 0 ? [`The injured list of ${unknown.map(teamName).join(', ')} is not known at the moment.`] : [];
  const known = lists.flatMap(({ code, list }) => (list ? [{ code, ...list }] : []));
  const oldest = known.map(({ checkedAt }) => checkedAt.toISOString()).toSorted()[0];
  if (oldest === undefined) return finding(unknownWords);
  const sources = [{ label: 'Injured lists', asOf: oldest, href: null }];
  const own = known.flatMap(({ players }) => players);
  const who = teams.length ? known.map(({ code }) => teamName(code)).join(' and ') : `${counted(known.length, 'club')} that play`;
  if (own.length === 0) return finding([`No player of ${who} is on the injured list.`, ...unknownWords], { sources });
  const shown = own.slice(0, MOST_INJURIES);
  const notes = shown.map(({ description }) => quoted(description));
  const first = own.length > shown.length ? `; the first ${shown.length}` : '';
  return finding(
    [
      `${counted(own.length, 'player')} of ${who} on the injured list${first}:`,
      ...shown.map((injury, index) => injuryLine(injury, notes[index]!)),
      ...unknownWords,
    ],
    { sources, quotes: notes, links: games.slice(0, MOST).map(gameLink) },
  );
};

const askForInjuries = async ({ ctx, now }: AssistantSession, code: string): Promise<{ code: string; list: TeamInjuries | null }> => ({
  code,
  list: await fetchFrom(ctx, `injuries of ${code}`, () => ctx.ports.players.findInjuries(code, now)),
});

function injuryLine({ teamCode, name, position, since, expectedReturn }: Injury, note: string): string {
  const place = position === null ? '' : ` (${position})`;
  const from = since === null ? 'start not known' : `since ${since}`;
  return `• ${teamCode} ${name}${place}: ${note}, ${from}${expectedReturn ? `, expected ${expectedReturn}` : ''}.`;
}

const MOST_NEWS = 5;

/** The latest headlines, as their writers wrote them. */
export const lookAtNews: Look = async ({ ctx, now }, { teams }) => {
  const all = await listLatestNews(ctx);
  const news = (
    teams.length ? all.filter(({ title, summary }) => findTeams(`${title} ${summary}`).some((code) => isOneOf(code, teams))) : all
  ).slice(0, MOST_NEWS);
  const first = news[0];
  if (!first) return finding([`No news ${teams.length ? `about ${teams.map(teamName).join(' and ')} ` : ''}has come in.`]);
  const titles = news.map(({ title }) => quoted(title));
  return finding(
    [
      'Headlines, in the words of their sources; none of it is in our numbers:',
      ...news.map(({ source, publishedAt }, index) => `• ${titles[index]}, ${source}, ${ageText(publishedAt, now)}.`),
    ],
    { sources: [{ label: 'News', asOf: first.publishedAt, href: '/' }], quotes: titles },
  );
};
