import type { Contract } from '@clearedge/contract';
import { hasLine, termsOf } from '@clearedge/contract/markets/board-markets';
import type { VerbInput } from '@clearedge/contract/route';
import { lineFault, type SportKey } from '@clearedge/contract/sports';
import { DomainError } from '../../kernel/domain-error.ts';
import { SIDES_OF } from '../odds/index.ts';
import type { AlertRow } from './alert-rows.ts';

type Stated = VerbInput<Contract['PATCH /api/price-alerts/:alertId']>['body'];
type Place = Pick<AlertRow, 'market' | 'side'>;
export type Terms = Pick<AlertRow, 'line' | 'price' | 'moveCents' | 'bookCodes'>;

const refuse = (path: string, message: string): never => {
  throw new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });
};

/** What to wait for, or a refusal that names the field: a line has no place on a moneyline, and a price on a total none without its line. */
export function decideTerms(
  { market, side }: Place,
  sport: SportKey,
  { odds = null, line = null, moveCents = null, books = [] }: Stated,
): Terms {
  if (!SIDES_OF[market].includes(side)) refuse('side', `The sides of this market are ${SIDES_OF[market].join(' and ')}.`);
  if (odds === null && line === null && moveCents === null) refuse('odds', 'Say a price, a line or a move.');
  if (moveCents !== null && (odds !== null || line !== null)) refuse('moveCents', 'A move stands alone, without a price or a line.');
  checkLine({ market, side }, sport, odds, line);
  return { price: odds, line, moveCents, bookCodes: [...new Set(books)].sort() };
}

function checkLine({ market }: Place, sport: SportKey, odds: number | null, line: number | null): void {
  if (!hasLine(market) && line !== null) refuse('line', 'A moneyline has no line.');
  if (hasLine(market) && odds !== null && line === null) refuse('line', 'Say at which line you want this price.');
  const { kind } = termsOf(market);
  if (kind !== 'spread' && line !== null && line < 0) refuse('line', 'A total is never below 0.');
  const fault = kind === 'moneyline' || line === null ? null : lineFault(sport, kind, line);
  if (fault) refuse('line', fault);
}
