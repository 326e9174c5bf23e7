import { perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballKind } from '@clearedge/quant/grading';
import { seedFromText } from '@clearedge/quant/random';
import { compileGame, simulateGame } from '@clearedge/quant/sports/baseball/players';
import { absorbDay, createRatings, forecast, type Ratings } from '@clearedge/quant/sports/baseball/ratings';
import { announcedOf, toFixture } from '../../server/features/forecasts/index.ts';
import { bestPropOffer } from '../../server/features/odds/index.ts';
import {
  type Asker,
  blendProbability,
  buildInputs,
  indexStarts,
  logOf,
  mainLines,
  marketOver,
  menOf,
  type PlayerGame,
  type SideSources,
  statOf,
  teamMemory,
  toPlayerGame,
} from '../../server/features/props/index.ts';
import { toRatedGame } from '../../server/features/ratings/index.ts';
import type { DataSource, FeedGame, FeedProp, FinishedGame } from '../../server/ports/index.ts';
import { createDemoSource } from '../../server/providers/demo/index.ts';
import { stripeGateway } from '../../server/providers/stripe/index.ts';
import { printPropClaims } from './league-props-claims.ts';
import { type PropCase, printPropScores } from './league-props-scores.ts';

const USAGE = `npm run league:props -- [--seed S,S,...] [--from 2026-06-15] [--days 30] [--games 4000]

Lets the model learn a simulated season and the next one up to a day, then projects the players of every game of the days that follow, a minute
before its first pitch, and scores over and under at the books' main lines against what happened, and what best prices claimed against what they returned.`;
const BEFORE_MS = 60_000;

interface League {
  source: DataSource;
  ratings: Ratings;
  /** Of the season being scored, newest first. */
  played: PlayerGame[];
}

const ask = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const quiet = { warn: console.error } as unknown as Asker['log'];
const noPayments: Asker['ports']['payments'] = {
  configured: { secretKey: null, webhookSecret: null, prices: perPriceId(() => null) },
  stripe: stripeGateway(),
  test: null,
};
const asker = (source: DataSource, at: Date): Asker => ({
  ports: {
    ...source,
    health: null,
    mailer: { send: async () => undefined },
    languageModel: null,
    messenger: null,
    signInProvider: null,
    pusher: { publicKey: '', isKnown: () => false, send: async () => 'gone' },
    payments: noPayments,
  },
  now: () => at,
  log: quiet,
});
const finishedOf = ({ source }: League, day: string): Promise<FinishedGame[]> =>
  source.baseball.listFinishedGames(day, easternInstant(shiftDay(day, 1), 12));

function absorb({ ratings, played }: League, day: string, games: readonly FinishedGame[], isScoredSeason: boolean): void {
  const knownOn = day > ratings.lastDay ? day : ratings.lastDay;
  absorbDay(
    ratings,
    games.map((game) => toRatedGame(game, knownOn)),
  );
  if (isScoredSeason) for (const game of games) played.unshift(toPlayerGame(game, day, () => null, {}));
}

/** What the model says of every main line of a game, beside the books and the result. */
async function casesOf(league: League, event: FeedGame, result: PlayerGame, games: number): Promise<PropCase[]> {
  const known = new Date(event.startsAt.getTime() - BEFORE_MS);
  const { source, ratings, played } = league;
  const [props, lineUps] = await Promise.all([
    source.props.listProps(event.gameId, known),
    source.players.findLineUps(event.gameId, known),
  ]);
  if (lineUps === null || props.length === 0) return [];
  const fetchTeam = teamMemory(asker(source, known));
  const announced = announcedOf(event, lineUps);
  const { awayRuns, homeRuns } = forecast(
    ratings,
    toFixture({ ...event, awayCode: event.away.code, homeCode: event.home.code, venue: event.venue.name }, announced),
  );
  const sideOf = async (side: 'away' | 'home'): Promise<SideSources> => ({
    teamCode: event[side].code,
    team: (await fetchTeam(event[side].code))!,
    nine: lineUps[side].batters,
    starter: side === 'away' ? event.awayPitcher : event.homePitcher,
    games: played.map((game) => ({ ...game, recordedAt: known })),
  });
  const projection = { game: { awayRuns, homeRuns, season: event.seasonYear, scheduledInnings: 9 as const, placedRunner: true } };
  const { inputs, roll } = buildInputs(projection, await sideOf('away'), await sideOf('home'));
  const men = menOf(simulateGame(compileGame(inputs), { games, seed: seedFromText(event.gameId) }), roll);
  return men.flatMap(({ playerId, counts }) => scored(props, result, playerId, counts, known));
}

function scored(
  props: readonly FeedProp[],
  result: PlayerGame,
  playerId: string,
  counts: Partial<Record<BaseballKind, number[]>>,
  recordedAt: Date,
): PropCase[] {
  const lines = mainLines(props)[playerId] ?? {};
  return (Object.entries(lines) as [BaseballKind, number][]).flatMap(([prop, line]) => {
    const own = counts[prop];
    const [log] = logOf(indexStarts([{ ...result, recordedAt }]), playerId, prop);
    if (!own || !log || log.value === line) return [];
    const quotes = props.filter((one) => one.playerId === playerId && one.prop === prop && one.line === line);
    const market = marketOver(quotes);
    const { model, market: fair, probability } = blendProbability(prop, statOf(own), market, line, 'over');
    if (model === null || fair === null) return [];
    const [isOver, { mean }] = [log.value > line, statOf(own)];
    const best = { over: bestPropOffer(quotes, 'over')?.odds ?? null, under: bestPropOffer(quotes, 'under')?.odds ?? null };
    return [{ gameId: result.gameId, prop, line, model, market: fair, pooled: probability!, isOver, mean, value: log.value, best }];
  });
}

async function scoreDay(league: League, day: string, games: number): Promise<PropCase[]> {
  const results = await finishedOf(league, day);
  const cases: PropCase[] = [];
  for (const { gameId, startsAt } of await league.source.baseball.listContests(day, easternInstant(day, 9))) {
    const result = results.find((one) => one.gameId === gameId);
    if (!result) continue;
    const event = (await league.source.baseball.listContests(day, new Date(startsAt.getTime() - BEFORE_MS))).find(
      (one) => one.gameId === gameId,
    );
    if (event)
      cases.push(
        ...(await casesOf(
          league,
          event,
          toPlayerGame(result, day, () => null, {}),
          games,
        )),
      );
  }
  absorb(league, day, results, true);
  return cases;
}

async function run(seed: string): Promise<PropCase[]> {
  const [from, days, games] = [ask('from', '2026-06-15'), Number(ask('days', '30')), Number(ask('games', '4000'))];
  const source = createDemoSource({ seed });
  const league: League = { source, ratings: createRatings(), played: [] };
  const season = await source.baseball.getSeasonSpan(from);
  const before = await source.baseball.getSeasonSpan(shiftDay(season.from, -1));
  for (let day = before.from; day < from; day = shiftDay(day, 1)) absorb(league, day, await finishedOf(league, day), day >= season.from);
  const cases: PropCase[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) cases.push(...(await scoreDay(league, shiftDay(from, ahead), games)));
  return cases.map((one) => ({ ...one, gameId: `${seed} ${one.gameId}` }));
}

if (process.argv.includes('--help')) console.log(USAGE);
else {
  const cases: PropCase[] = [];
  for (const seed of ask('seed', 'clearedge').split(',')) cases.push(...(await run(seed)));
  printPropScores(cases);
  printPropClaims(cases);
}
