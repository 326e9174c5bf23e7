import { GAME_SPORTS, type GameSport, sportOf } from '../../sports.ts';
import { BOARD_MARKET_NAMES, type BoardMarketTerms, type BoardSide, termsOf } from '../board-markets.ts';

/** Terms that no board carries yet: what is asked for by none of them is still read from the list. */
const MADE_UP: Readonly<Record<string, BoardMarketTerms>> = {
  away_total: { kind: 'total', period: 'full', team: 'away', name: 'Away Total' },
  home_total: { kind: 'total', period: 'full', team: 'home', name: 'Home Total' },
  first5_spread: { kind: 'spread', period: 'first5', name: 'First 5 Run Line' },
  first5_away_total: { kind: 'total', period: 'first5', team: 'away', name: 'First 5 Away Total' },
  first5_home_total: { kind: 'total', period: 'first5', team: 'home', name: 'First 5 Home Total' },
};

export interface TermsSide {
  name: string;
  terms: BoardMarketTerms;
  /** One whose games have such a part. */
  sport: GameSport;
  side: BoardSide;
  /** Null on a moneyline. */
  line: number | null;
}

/** Every side of every market of the list, and of the made-up ones: what a test of words or picks asks of all of them. */
export const EVERY_SIDE: readonly TermsSide[] = [
  ...BOARD_MARKET_NAMES.map((name) => [name, termsOf(name)] as const),
  ...Object.entries(MADE_UP),
].flatMap(([name, terms]): TermsSide[] => {
  const sides = terms.kind === 'total' ? (['over', 'under'] as const) : (['away', 'home'] as const);
  const lineOf = (side: BoardSide): number | null => {
    if (terms.kind === 'moneyline') return null;
    // A number that a club alone comes to: a larger one under a club's name may be the game's.
    if (terms.kind === 'total') return terms.team && terms.period !== 'full' ? 2.5 : 4.5;
    return side === 'away' ? 1.5 : -1.5;
  };
  const sport = GAME_SPORTS.find((one) => terms.period in sportOf(one).periods)!;
  return sides.map((side) => ({ name, terms, sport, side, line: lineOf(side) }));
});
