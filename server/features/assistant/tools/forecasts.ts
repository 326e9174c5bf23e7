import { type BoardMarket, selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { sportOf } from '@clearedge/contract/sports';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Contest } from '../../contests/index.ts';
import { foreseeGames } from '../../odds/index.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, findGames, isOneOf, isOpenGame, matchup, matchupWhen, noGames, readBoards } from '../session/games.ts';
import { ageText, chanceText, percent, signed, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type GameForecast, SPORT_ANSWERS } from '../sports/index.ts';
import type { Reading } from '../understand/reading.ts';
import { bestOf, fairOf, marketName, marketsOf, offerText, sidesOf, sideWords } from './board.ts';
import { wholeOdds } from './value-plays.ts';

const MOST_GAMES = 4;

const forecastOf = (session: AssistantSession, contest: Contest): Promise<GameForecast | null> =>
  SPORT_ANSWERS[contest.sport].findForecast?.(session, contest) ?? Promise.resolve(null);

const forecastSource = (sport: Contest['sport'], asOf: Date) => ({
  label: `Our ${sportOf(sport).league} model, blended with the market`,
  asOf: asOf.toISOString(),
  href: sportOf(sport).hasAnalysis ? '/model' : sportOf(sport).hasPicks ? `/${sport}/picks` : `/${sport}`,
});

const decided = ({ win, push }: { win: number; push: number }): number => win / (1 - push);

/** From here on a chance has no price that a book could write. */
const SURE = 0.9999;
const fairText = ({ price }: AssistantSession, chance: number): string =>
  chance <= 1 - SURE || chance >= SURE ? '' : `; fair price ${price(wholeOdds(decimalToAmerican(1 / chance)))}`;

/** What a bet on a side wins by our forecast, and by the market without margin where it prices the number. */
export async function lookAtChance(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { today, now } = session;
  const contests = (await findGames(session, reading)).slice(0, MOST_GAMES);
  if (contests.length === 0) return finding([noGames(reading, session)]);
  if (reading.teams.length === 0 && contests.length > 1 && reading.line === null) return everyGame(session, contests);
  const boards = await readBoards(session, contests);
  const foreseen = await foreseeGames(
    session.ctx,
    contests.filter(({ status }) => status === 'live'),
  );
  const lines: string[] = [];
  const sources: Finding['sources'] = [];
  for (const contest of contests) {
    const outlook = contest.standing ? foreseen.get(contest.id)?.forecast.at(contest.standing) : null;
    if (contest.status === 'final') {
      lines.push(`• ${matchup(contest)} is over: ${contest.awayCode} ${contest.awayScore}, ${contest.homeCode} ${contest.homeScore}.`);
      continue;
    }
    if (outlook) {
      lines.push(
        `• ${matchup(contest)} in play: ${contest.homeCode} ${percent(outlook.homeWin)} to win, ${contest.awayCode} ${percent(1 - outlook.homeWin)}, from the closing prices and the state of the game.`,
      );
      sources.push({
        label: 'Chances in play, from closing prices and the state of the game',
        asOf: contest.standing!.asOf.toISOString(),
        href: null,
      });
    }
    const forecast = await forecastOf(session, contest);
    const game = boards.find(({ gameId }) => gameId === contest.gameId);
    const asked: Reading =
      reading.market === null && reading.side === null && reading.period === 'full'
        ? { ...reading, market: reading.line === null ? 'moneyline' : 'total' }
        : reading;
    const when = isOpenGame(contest, now) ? '' : ' before the start';
    for (const market of marketsOf(asked, contest)) {
      const compared = game?.markets.find((one) => one.market === market);
      const sides = sidesOf(reading, contest, market);
      const shown = termsOf(market).kind !== 'total' && reading.teams.length === 1 ? sides.slice(0, 1) : sides;
      for (const side of shown) {
        const line =
          termsOf(market).kind === 'moneyline' ? null : (lineFor(reading, market) ?? compared?.best.first?.line ?? compared?.line ?? null);
        const own = market === 'spread' && lineFor(reading, market) === null ? (bestOf(compared!, side)?.line ?? line) : line;
        const selection = selectionOf(market, side, own);
        const ours = selection && forecast?.chanceOf(selection);
        const fair =
          compared && (own === null || compared.best.first?.line === own || compared.best.second?.line === own || compared.line === own)
            ? fairOf(compared, side)
            : null;
        const name = sideWords(contest, market, side, own);
        if (ours) {
          const isWinner = market === 'moneyline';
          const low = side === 'home' ? forecast!.home.low : 1 - forecast!.home.high;
          const high = side === 'home' ? forecast!.home.high : 1 - forecast!.home.low;
          const best = compared && bestOf(compared, side);
          const isSame = best && best.line === own;
          lines.push(
            `• ${matchupWhen(contest, today)}: ${name}${when} ${chanceText({ winProbability: ours.win, pushProbability: ours.push })}${isWinner ? `, range ${percent(low)} to ${percent(high)}` : ''}${fairText(session, decided(ours))}${fair ? `; the market without margin says ${percent(fair.probability)}` : ''}${isSame && !game?.isClosed ? `; best ${offerText(session, best)}, EV v. model ${signedPercent(expectedValue(ours.win, americanToDecimal(best.odds), ours.push))}` : ''}.`,
          );
        } else if (fair)
          lines.push(
            `• ${matchupWhen(contest, today)}: ${name} ${percent(fair.probability)} by the market without margin. Our model has no forecast of ${termsOf(market).period === 'full' ? 'this game yet' : 'a part of a game'}.`,
          );
        else
          lines.push(
            `• ${matchupWhen(contest, today)}, ${marketName(market, contest).toLowerCase()}: neither our model nor the books price ${name === '' ? 'that' : name}.`,
          );
      }
    }
    if (forecast) {
      sources.push(forecastSource(contest.sport, forecast.asOf));
      lines.push(`  Forecast ${ageText(forecast.asOf, now).replace(' old', ' ago')}, ${forecast.basis}. A chance, no promise.`);
    }
  }
  const name = reading.teams[0]?.name ?? contests[0]!.homeName;
  return finding(lines, {
    sources,
    links: contests.map((contest) => contestLink(contest)),
    chips: [askChip('Why?', `why do you like the ${name}`), askChip('Best price', `best price on the ${name}`)],
  });
}

const lineFor = ({ line, market, side }: Reading, board: BoardMarket): number | null => {
  if (line === null || termsOf(board).kind === 'moneyline') return null;
  return market === null && side === null ? line : line;
};

async function everyGame(session: AssistantSession, contests: readonly Contest[]): Promise<Finding> {
  const rows = await Promise.all(contests.map(async (contest) => ({ contest, forecast: await forecastOf(session, contest) })));
  const known = rows.filter(({ forecast }) => forecast !== null);
  if (known.length === 0) return finding(['Our model has no forecast of these games yet.']);
  return finding(
    [
      'Our win chances:',
      ...known.map(
        ({ contest, forecast }) =>
          `• ${matchup(contest)}: ${forecast!.home.win >= 0.5 ? `${contest.homeName} ${percent(forecast!.home.win)}` : `${contest.awayName} ${percent(1 - forecast!.home.win)}`}.`,
      ),
    ],
    {
      sources: [forecastSource(contests[0]!.sport, known[0]!.forecast!.asOf)],
      links: known.slice(0, 4).map(({ contest }) => contestLink(contest)),
    },
  );
}

/** Expected points or runs of each side, from the same forecast as every price. */
export async function lookAtProjection(session: AssistantSession, reading: Reading): Promise<Finding> {
  const contests = (await findGames(session, reading)).slice(0, 8);
  if (contests.length === 0) return finding([noGames(reading, session)]);
  const rows = await Promise.all(contests.map(async (contest) => ({ contest, forecast: await forecastOf(session, contest) })));
  const lines = rows.map(({ contest, forecast }) => {
    if (contest.status === 'final')
      return `• ${matchup(contest)} is over: ${contest.awayCode} ${contest.awayScore}, ${contest.homeCode} ${contest.homeScore}.`;
    if (!forecast) return `• ${matchup(contest)}: our model has no forecast of this game yet.`;
    const { away, home } = forecast.expected;
    const unit = sportOf(contest.sport).scoreUnit.many;
    return `• ${matchupWhen(contest, session.today)}: ${contest.awayName} ${away.toFixed(1)}, ${contest.homeName} ${home.toFixed(1)} expected ${unit}, ${(away + home).toFixed(1)} in all; ${contest.homeCode} ${percent(forecast.home.win)} to win (${forecast.basis}).`;
  });
  const first = rows.find(({ forecast }) => forecast)?.forecast;
  return finding([...lines, 'Expected values are means: the single likeliest score is far less certain than they look.'], {
    sources: first ? [forecastSource(contests[0]!.sport, first.asOf)] : [],
    links: contests.slice(0, 4).map((contest) => contestLink(contest)),
    chips:
      reading.teams.length > 0
        ? [
            askChip('Win chance', `what are the chances the ${reading.teams[0]!.name} win`),
            askChip('Over or under?', `chance of the over in the ${reading.teams[0]!.name} game`),
          ]
        : [],
  });
}

const MOST_DRIVERS = 7;

/** What moves our number of a game, factor by factor, and what the market adds. */
export async function lookAtDrivers(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { now, today } = session;
  const contests = await findGames(session, reading);
  const contest = contests[0];
  if (!contest) return finding([noGames(reading, session)]);
  if (reading.teams.length === 0 && contests.length > 1)
    return finding(['Which game do you mean? Name a club, and I show what moves our number.'], {
      chips: contests.slice(0, 5).map((one) => askChip(matchup(one), `why do you like the ${one.homeName}`)),
    });
  const isSided = reading.side !== null || reading.market === 'total';
  const [forecast, found] = await Promise.all([
    forecastOf(session, contest),
    SPORT_ANSWERS[contest.sport].listDrivers?.(session, contest, isSided) ?? null,
  ]);
  if (!forecast)
    return finding([`Our model has no forecast of ${matchupWhen(contest, today)} yet, so there is nothing to explain.`], {
      links: [contestLink(contest)],
    });
  const isHome = reading.teams.length !== 1 ? forecast.home.win >= 0.5 : isOneOf(contest.homeCode, [reading.teams[0]!.code], contest.sport);
  const name = isHome ? contest.homeName : contest.awayName;
  const win = isHome ? forecast.home.win : 1 - forecast.home.win;
  const bars = (found?.drivers ?? [])
    .map((one) => ({ ...one, points: isHome || (isSided && found?.unit) ? one.points : -one.points }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_DRIVERS);
  const [game] = await readBoards(session, [contest]);
  const compared = game?.markets.find(({ market }) => market === 'moneyline');
  const fair = compared && fairOf(compared, isHome ? 'home' : 'away');
  const best = compared && bestOf(compared, isHome ? 'home' : 'away');
  const total = forecast.expected.away + forecast.expected.home;
  return finding(
    [
      `${isOpenGame(contest, now) ? 'We make' : 'Before the start we made'} the ${name} ${percent(win)} in ${matchupWhen(contest, today)}${fair ? `; the market without margin ${percent(fair.probability)}` : ''}${win < 0.5 ? '. We do not favor them' : ''}.`,
      ...(isSided
        ? [
            `We expect ${total.toFixed(1)} ${sportOf(contest.sport).scoreUnit.many} in all (${contest.awayCode} ${forecast.expected.away.toFixed(1)}, ${contest.homeCode} ${forecast.expected.home.toFixed(1)}).`,
          ]
        : []),
      ...(bars.length > 0
        ? [
            `What moves it, ${found?.unit ?? 'in points of win probability from 50%'}:`,
            ...bars.map(({ title, detail, points }) => `• ${title} ${signed(points)}${detail ? `: ${detail}` : ''}.`),
          ]
        : [`It rests on ${forecast.basis}; single factors are not published for this league.`]),
      ...(best && !game?.isClosed
        ? [
            `Best price ${offerText(session, best)}${best.evPct === null ? '' : `, EV v. market ${signedPercent(best.evPct / 100)}`}. Liking a team is not yet a bet: the price decides.`,
          ]
        : []),
      ...(found?.summary ? [found.summary] : []),
    ],
    {
      sources: [forecastSource(contest.sport, forecast.asOf)],
      links: [contestLink(contest), { label: 'The model', href: '/model' }],
      cards: bars.length > 0 && !found?.unit ? [{ kind: 'bars', caption: `What moves the ${name}`, bars }] : [],
      chips: [askChip('Is it a bet?', `any plays on the ${name}`), askChip('Best price', `best price on the ${name}`)],
    },
  );
}
