import type { GameOpinion } from '../../forecasts/index.ts';
import type { Game } from '../../odds/index.ts';
import type { Digest, DigestGame } from './digest-shape.ts';

type Odds = Game['odds'][number];

const marketOf = <M extends Odds['market']>({ odds }: Game, market: M): Extract<Odds, { market: M }> | undefined =>
  odds.find((entry): entry is Extract<Odds, { market: M }> => entry.market === market);

const clubsOf = ({ awayTeam, homeTeam, awayTeamCode, homeTeamCode }: Game) => ({ awayTeam, homeTeam, awayTeamCode, homeTeamCode });

/** Which line-ups the model knew when it last looked; null while it has not. */
const lineUpsOf = (opinion: GameOpinion | undefined): DigestGame['lineUps'] =>
  opinion ? { away: opinion.inputs.awayLineUp !== null, home: opinion.inputs.homeLineUp !== null } : null;

/** A game as the day's board shows it: starters, best moneyline, best total. */
export function digestGame(game: Game, opinion: GameOpinion | undefined): DigestGame {
  const [moneyline, total] = [marketOf(game, 'moneyline'), marketOf(game, 'totals')];
  return {
    gameId: game.gameId,
    sport: game.sport,
    ...clubsOf(game),
    awayRecord: game.awayRecord,
    homeRecord: game.homeRecord,
    startsAt: game.gameTime,
    isTimeTentative: game.isTimeTentative,
    venue: game.venue,
    status: game.status,
    statusNote: game.statusNote,
    awayScore: game.awayScore,
    homeScore: game.homeScore,
    awayPitcher: game.awayPitcher,
    homePitcher: game.homePitcher,
    lineUps: lineUpsOf(opinion),
    moneyline: moneyline ? { away: moneyline.away, home: moneyline.home, bookCount: moneyline.bookCount } : null,
    total: total ? { over: total.over, under: total.under, bookCount: total.bookCount } : null,
  };
}

const cellsOf = ({ moneyline, total }: DigestGame) =>
  [moneyline?.away, moneyline?.home, total?.over, total?.under].flatMap((cell) => cell ?? []);
const isToCome = ({ status }: DigestGame): boolean => status === 'scheduled' || status === 'delayed';

/** How old the board is, and what is not in yet. */
export function boardState(games: readonly DigestGame[], source: readonly Game[]): Pick<Digest, 'pricesAt' | 'isStale' | 'missing'> {
  const cells = games.flatMap(cellsOf).filter(({ odds }) => odds !== null);
  const open = cells.filter(({ state }) => state === 'open' || state === 'stale');
  const toCome = games.filter(isToCome);
  const withoutWeather = source.filter(({ weather, roof }) => weather === null && roof !== 'dome').map(({ gameId }) => gameId);
  return {
    pricesAt:
      (open.length > 0 ? open : cells)
        .map(({ seenAt }) => seenAt!)
        .sort()
        .at(-1) ?? null,
    isStale: open.length > 0 && open.every(({ state }) => state === 'stale'),
    missing: {
      prices: toCome.filter((game) => cellsOf(game).every(({ odds }) => odds === null)).length,
      starters: toCome.filter(({ awayPitcher, homePitcher }) => awayPitcher === null || homePitcher === null).length,
      weather: toCome.filter(({ gameId }) => withoutWeather.includes(gameId)).length,
    },
  };
}
