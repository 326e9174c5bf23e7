import { closingPoints } from '@clearedge/quant/closing';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { FoundClosing } from '../../odds/index.ts';
import type { FootballPickRow } from '../rows/pick-rows.ts';
import type { NewFootballResult } from '../rows/result-rows.ts';

type Taken = Pick<FootballPickRow, 'side' | 'market' | 'line' | 'odds'>;
type Closing = Pick<NewFootballResult, 'closing' | 'closingOdds' | 'closingBook' | 'closingProbability' | 'clv' | 'linePoints'>;
const NOTHING = { closingOdds: null, closingBook: null, closingProbability: null, clv: null, linePoints: null };

/** Points by which the nearest of the closing lines is worse than the one taken. */
function pointsWon({ market, side, line }: Taken, lines: readonly number[]): number {
  const [nearest] = lines.toSorted((a, b) => Math.abs(a - line!) - Math.abs(b - line!));
  return closingPoints(market === 'spread' ? 'spread' : (side as 'over' | 'under'), line!, nearest!);
}

/** The price taken against the last one before the kickoff. Prices on different numbers are not compared; the move of the line is. */
export function closingOfPick(pick: Taken, found: FoundClosing): Closing {
  switch (found.kind) {
    case 'none':
      return { ...NOTHING, closing: 'none' };
    case 'line-moved':
      return { ...NOTHING, closing: 'line_moved', linePoints: pointsWon(pick, found.lines) };
    case 'closing': {
      const { odds: closingOdds, book: closingBook, noVigProbability: closingProbability } = found;
      const clv = closingProbability === null ? null : expectedValue(closingProbability, americanToDecimal(pick.odds));
      return { closing: 'measured', closingOdds, closingBook, closingProbability, clv, linePoints: null };
    }
  }
}
