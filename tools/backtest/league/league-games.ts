import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { LeagueMarket, LeagueResult } from '@clearedge/quant/sports/league';
import type { LeagueArchiveGame, LeaguePrices } from '../../../server/providers/archive/leagues/read-league-files.ts';

/** Decimal prices of both sides of a market, and what the first one's chance is without margin. */
export interface TwoSided {
  decimals: [number, number];
  first: number;
}

/** A market at one moment; spread and total at their number. The first side is home, or over. */
export interface MarketQuotes {
  moneyline: TwoSided | null;
  spread: (TwoSided & { line: number }) | null;
  total: (TwoSided & { line: number }) | null;
}

/** A finished game of the files with its prices, pairs that cannot be left out. */
export type LeagueGame = LeagueResult & {
  id: string;
  on: string;
  isShootout: boolean | null;
  periods: LeagueArchiveGame['periods'];
  open: MarketQuotes;
  closing: MarketQuotes;
};

/** Beyond this a recorded pair is a slip of the pen. */
const MOST_MARGIN = 0.12;
/** What a spread or a total costs where the file has the number alone. */
const USUAL = [-110, -110] as const;

function twoSided(pair: readonly [number, number] | null): TwoSided | null {
  if (pair === null || !pair.every((price) => isAmericanPrice(price))) return null;
  const decimals: [number, number] = [americanToDecimal(pair[0]), americanToDecimal(pair[1])];
  const margin = 1 / decimals[0] + 1 / decimals[1] - 1;
  return margin < 0 || margin > MOST_MARGIN ? null : { decimals, first: fairProbabilities(decimals).probabilities[0]! };
}

const turned = (pair: readonly [away: number, home: number] | null): readonly [number, number] | null => pair && [pair[1], pair[0]];

function quotesOf({ moneyline, spread, total }: LeaguePrices): MarketQuotes {
  const [forSpread, forTotal] = [spread && twoSided(turned(spread.prices) ?? USUAL), total && twoSided(total.prices ?? USUAL)];
  return {
    moneyline: twoSided(turned(moneyline)),
    spread: spread && forSpread && Number.isInteger(spread.line * 2) ? { ...forSpread, line: spread.line } : null,
    total: total && forTotal && Number.isInteger(total.line * 2) ? { ...forTotal, line: total.line } : null,
  };
}

/** The quotes as the model reads a market. */
export const marketOf = ({ moneyline, spread, total }: MarketQuotes): LeagueMarket => ({
  pHome: moneyline?.first ?? null,
  spread: spread && { line: spread.line, homeProbability: spread.first },
  total: total && { line: total.line, overProbability: total.first },
});

/** Noon of the day, so that days of rest are whole whatever the clock showed. */
const startOf = (on: string): Date => new Date(`${on}T12:00:00Z`);

/** The finished games of an archive. */
export const finishedGames = (games: readonly LeagueArchiveGame[]): LeagueGame[] =>
  games.flatMap((game) => {
    const { awayScore, homeScore, isOvertime, isIndoors, wind, starters, open, close, ...rest } = game;
    if (awayScore === null || homeScore === null) return [];
    return {
      ...rest,
      awayScore,
      homeScore,
      isOvertime: isOvertime ?? false,
      startsAt: startOf(game.on),
      ...(isIndoors === null ? {} : { isIndoors }),
      ...(wind === null ? {} : { wind }),
      ...(starters === null ? {} : { starters }),
      open: quotesOf(open),
      closing: quotesOf(close),
    };
  });
