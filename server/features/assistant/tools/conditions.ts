import { askSource } from '../../../kernel/ask-source.ts';
import { listLatestNews } from '../../events/index.ts';
import type { Desk } from '../desk/desk.ts';
import { finding } from '../desk/finding.ts';
import { ageText, counted, percent, quoted } from '../desk/say.ts';
import { type Game, gameLink, matchupOf, readSlate } from '../desk/slate.ts';
import { clubName, findClubs, isOneOf } from '../understand/clubs.ts';
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
export const lookAtPitching: Look = async (desk, { clubs, day }) => {
  const games = (await readSlate(desk, day ?? desk.today, clubs)).filter(({ awayPitcher, homePitcher }) => awayPitcher || homePitcher);
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
      sources: [{ label: 'Probable starters and season lines', asOf: desk.now.toISOString(), href: '/games' }],
      links: shown.map(gameLink),
    },
  );
};

const windWords = ({ windMph, windDirection }: { windMph: number; windDirection: string }): string =>
  windDirection === 'calm' ? `wind calm, ${windMph} mph` : `wind ${windMph} mph ${windDirection}`;

function weatherWords(game: Game, { now }: Desk): string {
  const { weather } = game;
  if (!weather) return `• ${matchupOf(game)}: no forecast yet.`;
  if (weather.isIndoors) return `• ${matchupOf(game)}: indoors at ${game.venue}, so weather plays no part.`;
  const rain = weather.precipitationChance === null ? '' : `, ${percent(weather.precipitationChance, 0)} chance of rain`;
  return `• ${matchupOf(game)}: ${weather.temperatureF}°F, ${windWords(weather)}, ${weather.sky}${rain} (${ageText(weather.asOf, now)}).`;
}

/** The forecast at each park. */
export const lookAtWeather: Look = async (desk, { clubs, day }) => {
  const games = await readSlate(desk, day ?? desk.today, clubs);
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
      ...known.map((game) => weatherWords(game, desk)),
      'Weather is not in our number itself; a postponed game voids the bet.',
    ],
    {
      sources: [{ label: 'Weather', asOf, href: null }],
      links: known.slice(0, MOST).map(gameLink),
    },
  );
};

const MOST_INJURIES = 20;

/** Who is on the injured list of the clubs that play. */
export const lookAtInjuries: Look = async (desk, { clubs, day }) => {
  const { ctx, now, today } = desk;
  const games = await readSlate(desk, day ?? today, clubs);
  const playing = clubs.length ? clubs : games.flatMap(({ awayTeamCode, homeTeamCode }) => [awayTeamCode, homeTeamCode]);
  const injuries = await askSource(ctx, 'injuries', () => ctx.ports.players.listInjuries(now));
  if (injuries === null) return finding(['The injury list could not be reached at the moment.']);
  const own = injuries.filter(({ teamCode }) => isOneOf(teamCode, playing));
  const who = clubs.length ? clubs.map(clubName).join(' and ') : 'the clubs that play';
  const sources = [{ label: 'Injured lists', asOf: now.toISOString(), href: null }];
  if (own.length === 0) return finding([`Nobody of ${who} is on the injured list we hold.`], { sources });
  const notes = own.slice(0, MOST_INJURIES).map(({ description }) => quoted(description));
  const lines = own
    .slice(0, MOST_INJURIES)
    .map(
      ({ teamCode, name, position, since, expectedReturn }, index) =>
        `• ${teamCode} ${name} (${position}): ${notes[index]}, since ${since}${expectedReturn ? `, expected ${expectedReturn}` : ''}.`,
    );
  return finding(
    [
      `${counted(own.length, 'player')} of ${who} on the injured list${own.length > lines.length ? `; the first ${lines.length}` : ''}:`,
      ...lines,
    ],
    { sources, quotes: notes, links: games.slice(0, MOST).map(gameLink) },
  );
};

const MOST_NEWS = 5;

/** The latest headlines, as their writers wrote them. */
export const lookAtNews: Look = async ({ ctx, now }, { clubs }) => {
  const all = await listLatestNews(ctx);
  const news = (
    clubs.length ? all.filter(({ title, summary }) => findClubs(`${title} ${summary}`).some((code) => isOneOf(code, clubs))) : all
  ).slice(0, MOST_NEWS);
  const first = news[0];
  if (!first) return finding([`No news ${clubs.length ? `about ${clubs.map(clubName).join(' and ')} ` : ''}has come in.`]);
  const titles = news.map(({ title }) => quoted(title));
  return finding(
    [
      'Headlines, in the words of their sources; none of it is in our numbers:',
      ...news.map(({ source, publishedAt }, index) => `• ${titles[index]}, ${source}, ${ageText(publishedAt, now)}.`),
    ],
    {
      sources: [{ label: 'News', asOf: first.publishedAt, href: '/' }],
      quotes: titles,
    },
  );
};
