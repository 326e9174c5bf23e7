import { BASEBALL_RULES } from './baseball/baseball-rules.ts';
import { FUTURES_RULES } from './futures/future-rules.ts';
import { LEAGUE_RULES, leagueHouseRules } from './league/league-rules.ts';

/** Stored on every bet, so that a receipt can always name the rules it was made under; raised as `docs/house-rules.md` says. */
export const HOUSE_RULES_VERSION = '2026.14';

export interface HouseRule {
  id: string;
  title: string;
  text: string;
}

const GENERAL_RULES: readonly HouseRule[] = [
  {
    id: 'push',
    title: 'Push',
    text: 'A result that lands exactly on the line is a push: the stake comes back, and the bet counts as neither won nor lost.',
  },
  {
    id: 'payout',
    title: 'Payouts',
    text: 'A payout is computed from the exact price and rounded once, to the nearest cent, half a cent up.',
  },
  {
    id: 'evidence',
    title: 'When bets are graded',
    text: 'Bets are graded on final results only; bets on a part of a baseball game once that part is complete. While a result or a statistic is missing the bet stays pending; a missing figure never voids it.',
  },
  {
    id: 'correction',
    title: 'Corrected statistics',
    text: 'If the league corrects a result within 24 hours of the end, the bet is graded again and both postings stay in its history. Later corrections change nothing. Of practice money a correction takes back only what is still in the account; the house bears the rest.',
  },
  {
    id: 'typed-selection',
    title: 'Typed bets',
    text: 'A typed selection is graded only when every word of it was understood, as the bet it was read as. Every other is the owner’s to mark. The owner may dispute a grade that came from a typed selection once; staff keep it or grade the bet again.',
  },
];

const PARLAY_RULES: readonly HouseRule[] = [
  {
    id: 'parlay-dropped-leg',
    title: 'Parlays: push or void leg',
    text: 'A pushed or void leg drops out and the rest pays at its own product of prices. With one leg left it is a straight bet; if every leg drops out the stake comes back.',
  },
  { id: 'parlay-lost-leg', title: 'Parlays: lost leg', text: 'One lost leg loses the parlay at once, whatever the others do.' },
  {
    id: 'parlay-price',
    title: 'Parlays: price',
    text: 'A parlay pays from the exact product of its decimal prices, not from the rounded American figure shown.',
  },
  {
    id: 'round-robin',
    title: 'Round robins',
    text: 'A round robin is every parlay of the chosen sizes from your selections, each with the same stake and settled by itself.',
  },
  {
    id: 'teaser',
    title: 'Teasers',
    text: 'Every number of a teaser is moved in your favor by the same points, and all legs must win. It takes two to six spreads and totals of full football games (6, 6.5 or 7 points) or basketball games (4, 4.5 or 5), one a game. It pays the table’s price for its legs, as it was when the bet was placed, and cannot be cashed out.',
  },
  {
    id: 'teaser-dropped-leg',
    title: 'Teasers: push or void leg',
    text: 'A leg that lands on its moved number or is void drops out, and the rest pays the table’s price for as many legs. With fewer than two legs left, none of them lost, the stake comes back. One lost leg loses the teaser at once, also beside a push.',
  },
];

const GOLF_RULES: readonly HouseRule[] = [
  {
    id: 'golf-bets-close',
    title: 'Golf: when bets close',
    text: 'A bet is taken until the first tee time of the tournament. After it, and until the result is official, only a selection that a book still prices is taken.',
  },
  {
    id: 'golf-outright',
    title: 'Golf: winner',
    text: 'The bet needs 36 holes completed and an official result, else it is void. Play-offs count: who wins one is first alone, and who loses it is not. Without a play-off a tie for first is a dead heat.',
  },
  {
    id: 'golf-called-off',
    title: 'Golf: tournament called off',
    text: 'If a tournament is canceled or abandoned, every bet on it is void, except a cut that was official before. One shortened to 36 holes or more with an official result counts.',
  },
  { id: 'golf-withdrew', title: 'Golf: withdrawal', text: 'A player who withdraws after teeing off loses winner and place bets.' },
  { id: 'golf-did-not-start', title: 'Golf: not starting', text: 'Bets on a player who does not tee off are void.' },
  {
    id: 'golf-dead-heat',
    title: 'Golf: places and dead heats',
    text: 'If players tie for the last paid places, the return is stake × decimal price × places left ÷ players tied. Such a win can return less than the stake.',
  },
  {
    id: 'golf-cut',
    title: 'Golf: make the cut',
    text: 'Graded on the official cut, as soon as it falls. A player who withdraws before it has missed it.',
  },
  {
    id: 'golf-head-to-head',
    title: 'Golf: head to head',
    text: 'Both players must tee off, else the bet is void. The better official position wins; a tie is a push. If one misses the cut or withdraws, the other wins; if both do, fewer strokes win.',
  },
];

/** Every rule that can decide a bet, in the order of the House Rules page. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...GENERAL_RULES,
  ...BASEBALL_RULES,
  ...PARLAY_RULES,
  ...LEAGUE_RULES.flatMap(leagueHouseRules),
  ...FUTURES_RULES,
  ...GOLF_RULES,
];
