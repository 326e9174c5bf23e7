import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import type { Selection } from '@clearedge/quant/grading';
import type { KnownBettor } from './as-bettor.ts';
import { choose, chooseParlay, decidesAt, type Offer, type OpenGame, parlayAt, stakeOf } from './style-rules.ts';

export type BetBody = VerbInput<Contract['POST /api/virtual/bets']>['body'];
/** A bet that a bettor has made up their mind about. */
export interface DueBet {
  bettor: KnownBettor;
  /** Names it for good: the same bet is placed once. */
  key: string;
  body: BetBody;
}

/** Who has already bet on what: "<user> <contest>", or "<user> parlay". */
export type Placed = ReadonlySet<string>;

/** The words of a side as the slip writes them. */
function wordsOf({ market, side, line }: Offer, { awayName, homeName }: OpenGame): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const club = side === 'away' ? awayName : homeName;
  return market === 'moneyline' ? `${club} ML` : `${club} ${line! > 0 ? '+' : ''}${line}`;
}

function pickOf({ market, side, line }: Offer): Selection {
  if (market === 'total') return { market, period: 'full', side: side as 'over' | 'under', line: line! };
  if (market === 'spread') return { market, period: 'full', side: side as 'away' | 'home', line: line! };
  return { market: 'moneyline', period: 'full', side: side as 'away' | 'home' };
}

const legOf = (game: OpenGame, offer: Offer) => ({
  gameId: game.gameId,
  betType: offer.market as 'moneyline' | 'spread' | 'total',
  selection: wordsOf(offer, game),
  odds: offer.odds,
  pick: pickOf(offer),
});

/** Whether a bettor has made up their mind about a game by now, and not bet on it yet. */
export function isDue(bettor: KnownBettor, game: OpenGame, placed: Placed, now: Date): boolean {
  if (bettor.style === 'parlays' || placed.has(`${bettor.userId} ${game.id}`)) return false;
  const decidedAt = decidesAt(bettor, game);
  return decidedAt !== null && decidedAt <= now;
}

/** Whether a bettor puts the day's parlay together now. */
export function isParlayDue(bettor: KnownBettor, games: readonly OpenGame[], placed: Placed, now: Date): boolean {
  if (bettor.style !== 'parlays' || placed.has(`${bettor.userId} parlay`)) return false;
  const decidedAt = parlayAt(bettor, games);
  return decidedAt !== null && decidedAt <= now;
}

/** Singles that are due by now on games that are open, those on the next game first. */
export function dueSingles(
  bettors: readonly KnownBettor[],
  games: readonly OpenGame[],
  offers: readonly Offer[],
  placed: Placed,
  now: Date,
): DueBet[] {
  return games.flatMap((game) =>
    bettors.flatMap((bettor): DueBet[] => {
      const offer = isDue(bettor, game, placed, now) ? choose(bettor, game, offers) : null;
      if (!offer) return [];
      return [
        {
          bettor,
          key: `community ${game.gameId}`,
          body: { ...legOf(game, offer), stake: stakeOf(bettor, game.gameId), bankroll: 'contest' },
        },
      ];
    }),
  );
}

/** Parlays that are due by now. */
export function dueParlays(
  bettors: readonly KnownBettor[],
  games: readonly OpenGame[],
  offers: readonly Offer[],
  placed: Placed,
  now: Date,
): DueBet[] {
  return bettors.flatMap((bettor): DueBet[] => {
    const legs = isParlayDue(bettor, games, placed, now) ? chooseParlay(bettor, games, offers) : [];
    if (legs.length === 0) return [];
    const { slateOn } = games[0]!;
    const body = {
      betType: 'parlay' as const,
      legs: legs.map(([game, offer]) => legOf(game, offer)),
      stake: stakeOf(bettor, `parlay ${slateOn}`),
      bankroll: 'contest' as const,
    };
    return [{ bettor, key: `community parlay ${slateOn}`, body }];
  });
}
