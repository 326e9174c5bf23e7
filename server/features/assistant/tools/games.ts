import { finding } from '../session/finding.ts';
import { readOutlooks } from '../session/outlooks.ts';
import { ageText, counted, dayText, percent, timeText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { analysisSource, type Game, gameLink, isOpen, matchupOf, priceSource, readSlate, summaryOf } from '../session/slate.ts';
import { teamName } from '../understand/teams.ts';
import { listPrices, priceWords } from './prices.ts';
import type { Look, Requested } from './tool.ts';
import { ANALYSIS_PENDING, playLine } from './value-plays.ts';

const MOST = 16;

const scoreOf = ({ awayTeamCode, homeTeamCode, awayScore, homeScore }: Game): string =>
  awayScore === null || homeScore === null ? 'score not known' : `${awayTeamCode} ${awayScore}, ${homeTeamCode} ${homeScore}`;

/** Where a game stands: its start, its inning, its score or why it is not played. */
function stateOf(game: Game): string {
  if (game.status === 'completed') return `final, ${scoreOf(game)}`;
  if (game.live) return `${game.live.inningHalf} of inning ${game.live.inning}, ${scoreOf(game)}`;
  if (game.status === 'live') return `under way, ${scoreOf(game)}`;
  if (game.status === 'scheduled') return game.isTimeTentative ? 'start to be announced' : timeText(game.gameTime);
  return `${game.status}${game.status === 'delayed' ? `, was due ${timeText(game.gameTime)}` : ''}`;
}

function boardWords(session: AssistantSession, game: Game): string {
  const prices = isOpen(game, session.now) ? listPrices(game, 'moneyline') : [];
  const total = game.odds.find((odds) => odds.market === 'totals')?.total;
  const words = prices.map((one) => priceWords(session, one));
  return [...words, ...(isOpen(game, session.now) && typeof total === 'number' ? [`total ${total}`] : [])].join(', ');
}

const dayWords = (session: AssistantSession, requested: Requested): string =>
  !requested.day || requested.day === session.today ? 'today' : `on ${dayText(requested.day)}`;

/** The games of a day with where each stands. */
export const lookAtSlate: Look = async (session, requested) => {
  const games = await readSlate(session, requested.day ?? session.today, requested.teams);
  const when = dayWords(session, requested);
  if (games.length === 0)
    return finding([
      `No games are on the board ${when}${requested.teams.length ? ` for ${requested.teams.map(teamName).join(' and ')}` : ''}.`,
    ]);
  const line = (game: Game): string =>
    `• ${[`${matchupOf(game)}, ${stateOf(game)}`, boardWords(session, game)].filter(Boolean).join(': ')}`;
  const seen = games.flatMap((game) => listPrices(game, 'moneyline').map(({ seenAt }) => seenAt));
  return finding([`${counted(games.length, 'game')} ${when}:`, ...games.slice(0, MOST).map(line)], {
    sources: [
      { label: 'Schedule and scores', asOf: session.now.toISOString(), href: '/games' },
      ...(seen.length ? [priceSource(seen, session.now)] : []),
    ],
    links: games.slice(0, MOST).map(gameLink),
  });
};

/** Games under way and those that ended, with their scores. */
export const lookAtScores: Look = async (session, requested) => {
  const games = await readSlate(session, requested.day ?? session.today, requested.teams);
  const begun = games.filter(({ status, live }) => status === 'live' || status === 'completed' || status === 'suspended' || live);
  if (begun.length === 0) return lookAtSlate(session, requested);
  const asOf =
    begun
      .flatMap(({ live }) => live?.asOf ?? [])
      .toSorted()
      .at(-1) ?? session.now.toISOString();
  const { words, sources } = await readOutlooks(session, begun);
  const line = (game: Game): string => `• ${matchupOf(game)}: ${[stateOf(game), words.get(game.id)].filter(Boolean).join('; ')}`;
  return finding([`${counted(begun.length, 'game')} under way or over ${dayWords(session, requested)}:`, ...begun.map(line)], {
    sources: [{ label: 'Live scores', asOf, href: '/games' }, ...sources],
    links: begun.map(gameLink),
  });
};

function gameLines(session: AssistantSession, game: Game, outlook: string | undefined): string[] {
  const { now } = session;
  const summary = summaryOf(game);
  const head = `${game.awayTeam} at ${game.homeTeam}${game.isDoubleheader ? ` (game ${game.gameNumber})` : ''}: ${stateOf(game)}, ${game.venue}.`;
  const inPlay = outlook ? [`• In play: ${outlook}.`] : [];
  const board = isOpen(game, now)
    ? (['moneyline', 'spread', 'total'] as const).flatMap((market) => {
        const words = listPrices(game, market).map((one) => priceWords(session, one));
        return words.length
          ? [`• ${market === 'spread' ? 'Run line' : market === 'total' ? 'Total' : 'Moneyline'}: ${words.join('; ')}`]
          : [];
      })
    : [];
  if (!summary) return [head, ...inPlay, ...board, isOpen(game, now) ? ANALYSIS_PENDING : 'We published no analysis of this game.'];
  const { favored, confidence, band } = summary;
  const model = `• ${isOpen(game, now) ? 'We make' : 'Before the start we made'} the ${favored.team} ${percent(favored.probability)} to win, range ${percent(favored.low)} to ${percent(favored.high)}. Confidence ${Math.floor(confidence)}/100, a rank and no probability. Back-test ${band.seasons}: of ${band.picks.toLocaleString('en-US')} favorites ranked ${band.from} to ${band.to}, ${band.wins.toLocaleString('en-US')} won.`;
  const plays = summary.valuePlays.map((play) => playLine(session, { game, play }));
  const verdict = isOpen(game, now)
    ? plays.length
      ? ['Worth the price now:', ...plays]
      : ['No bet at the current prices: none pays enough over its fair price.']
    : [];
  return [head, ...inPlay, model, ...board, ...verdict, `Analyzed ${ageText(summary.analyzedAt, now).replace(' old', ' ago')}.`];
}

/** Everything we hold of a club's game: where it stands, prices, our probability, plays. */
export const lookAtGame: Look = async (session, requested) => {
  const games = await readSlate(session, requested.day ?? session.today, requested.teams);
  if (games.length === 0) return lookAtSlate(session, requested);
  const seen = games.flatMap((game) => listPrices(game, 'moneyline').map(({ seenAt }) => seenAt));
  const { words, sources } = await readOutlooks(session, games.slice(0, 3));
  return finding(
    games.slice(0, 3).flatMap((game) => gameLines(session, game, words.get(game.id))),
    { sources: [...sources, ...analysisSource(games), priceSource(seen, session.now)], links: games.slice(0, 3).map(gameLink) },
  );
};
