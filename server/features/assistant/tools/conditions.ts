import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { listLatestNews } from '../../contests/index.ts';
import { askChip, finding } from '../session/finding.ts';
import { daysText, isOneOf, noGames } from '../session/games.ts';
import { ageText, percent, quoted } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, matchupOf, readSlate } from '../session/slate.ts';
import { teamsIn } from '../understand/read-names.ts';
import { codesOf, dayOf, type Look } from './tool.ts';

const NO_PITCHERS = 'No game data available for pitcher analysis at the moment.';
const MOST = 8;

type Starter = NonNullable<Game['awayPitcherStats']>;

function starterWords(code: string, name: string | null, stats: Starter | null): string {
  if (!name) return `${code} not announced`;
  if (!stats) return `${code} ${name}`;
  if (stats.era === null && stats.starts === 0) return `${code} ${name} (${stats.throws}HP, no figures yet this season)`;
  const rest = stats.starts === null ? '' : `, ${plural(stats.starts, 'start')}`;
  const record = stats.wins === null || stats.losses === null ? 'record unknown' : `${stats.wins}-${stats.losses}`;
  const rate = stats.strikeoutRate === null ? '' : `, strikes out ${percent(stats.strikeoutRate)}`;
  return `${code} ${name} (${stats.throws}HP, ${record}, ERA ${stats.era?.toFixed(2) ?? 'unknown'}${rest}${rate})`;
}

const gapOf = ({ awayPitcherStats, homePitcherStats }: Game): number =>
  awayPitcherStats?.era == null || homePitcherStats?.era == null ? -1 : Math.abs(awayPitcherStats.era - homePitcherStats.era);

/** The starters of each game with their season, the widest gap in ERA first. */
export const lookAtPitching: Look = async (session, reading) => {
  const men = reading.players.map(({ name }) => name);
  const isAsked = ({ awayPitcher, homePitcher }: Game): boolean =>
    men.length === 0 ? Boolean(awayPitcher || homePitcher) : [awayPitcher, homePitcher].some((name) => name !== null && men.includes(name));
  const games = (await readSlate(session, dayOf(session, reading), codesOf(reading))).filter(isAsked);
  if (games.length === 0 && men.length > 0)
    return finding([
      `${joinWords(men)} ${men.length === 1 ? 'is' : 'are'} not announced as a starter ${daysText(reading, session.today)}.`,
    ]);
  if (games.length === 0) return finding([NO_PITCHERS]);
  const shown = games.toSorted((a, b) => gapOf(b) - gapOf(a)).slice(0, MOST);
  const line = (game: Game): string => {
    const gap = gapOf(game) < 0 ? '' : `; ERA gap ${gapOf(game).toFixed(2)}`;
    return `• ${matchupOf(game)}: ${starterWords(game.awayTeamCode, game.awayPitcher, game.awayPitcherStats)} against ${starterWords(game.homeTeamCode, game.homePitcher, game.homePitcherStats)}${gap}.`;
  };
  return finding(
    [
      shown.length > 1 ? 'Starters, the widest gap in ERA first:' : 'Starters:',
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
export const lookAtWeather: Look = async (session, reading) => {
  const games = await readSlate(session, dayOf(session, reading), codesOf(reading));
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
      known.length > 1 ? 'Weather at the parks:' : 'Weather at the park:',
      ...known.map((game) => weatherWords(game, session)),
      'Wind blowing out and heat add runs, wind blowing in and cold take them away. The books price it; our own number does not use the forecast. A postponed game voids the bet.',
    ],
    { sources: [{ label: 'Weather', asOf, href: null }], links: known.slice(0, MOST).map(gameLink) },
  );
};

const MOST_NEWS = 5;

/** The latest headlines, as their writers wrote them. */
export const lookAtNews: Look = async ({ ctx, now, known }, { teams, players, sport }) => {
  const named = (text: string): boolean => players.length === 0 || players.some(({ name }) => text.includes(name));
  const all = (await listLatestNews(ctx, sport)).filter(({ title, summary }) => named(`${title} ${summary}`));
  const news = (
    teams.length
      ? all.filter(({ title, summary }) =>
          teamsIn(`${title} ${summary}`, known.lexicon).some(({ sport, code }) =>
            teams.some((team) => team.sport === sport && isOneOf(code, [team.code], sport)),
          ),
        )
      : all
  ).slice(0, MOST_NEWS);
  const first = news[0];
  const about = joinWords([...players.map(({ name }) => name), ...teams.map(({ name }) => `the ${name}`)]);
  if (!first) return finding([`No news ${about === '' ? '' : `about ${about} `}has come in.`]);
  const titles = news.map(({ title }) => quoted(title));
  return finding(
    [
      'Headlines, in the words of their sources; none of it is in our numbers:',
      ...news.map(({ source, publishedAt }, index) => `• ${titles[index]}, ${source}, ${ageText(publishedAt, now)}.`),
    ],
    { sources: [{ label: 'News', asOf: first.publishedAt, href: '/' }], quotes: titles },
  );
};

/** Who bats where, once a club has announced it; until then what is known. */
export const lookAtLineup: Look = async (session, reading) => {
  const { ctx, read } = session;
  const man = reading.players[0] ?? null;
  const teams = [...codesOf(reading), ...(man?.teamCode ? [man.teamCode] : [])];
  const games = await readSlate(session, dayOf(session, reading), teams);
  if (games.length === 0) return finding([noGames(reading, session)]);
  if (teams.length === 0) {
    const known = games.filter(({ status }) => status === 'scheduled' || status === 'delayed');
    return finding(
      [
        `Which club? Lineups come out one to four hours before the start; ${plural(known.length, 'game')} of today ${known.length === 1 ? 'has' : 'have'} not started.`,
      ],
      { chips: known.slice(0, 4).map((game) => askChip(matchupOf(game), `${game.homeTeam} lineup`)) },
    );
  }
  const game = games[0]!;
  const { lineUps } = await read(ctx, 'GET /api/games/:gameId', { params: { gameId: game.gameId } });
  const sides = (['away', 'home'] as const).filter((side) =>
    isOneOf(side === 'away' ? game.awayTeamCode : game.homeTeamCode, teams, game.sport),
  );
  const lines = sides.map((side) => {
    const code = side === 'away' ? game.awayTeamCode : game.homeTeamCode;
    const own = lineUps?.[side];
    if (!own || own.batters.length === 0) return `• ${code}: the lineup is not out yet.`;
    const order = own.batters
      .toSorted((a, b) => a.battingOrder - b.battingOrder)
      .map(({ name, position }, index) => `${index + 1}. ${name} ${position}`);
    const place = man ? own.batters.toSorted((a, b) => a.battingOrder - b.battingOrder).findIndex(({ name }) => name === man.name) : -1;
    const placeText = man ? (place >= 0 ? ` ${man.name} bats ${place + 1}.` : ` ${man.name} is not in it.`) : '';
    return `• ${code}${own.confirmed ? '' : ' (expected, not confirmed)'}: ${order.join(', ')}.${placeText}`;
  });
  return finding([`Lineups of ${matchupOf(game)}:`, ...lines], {
    sources: [{ label: 'Lineups', asOf: session.now.toISOString(), href: null }],
    links: [gameLink(game)],
  });
};
