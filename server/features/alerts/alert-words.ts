import { type BoardMarketTerms, termsOf } from '@clearedge/contract/markets/board-markets';
import { sportOf } from '@clearedge/contract/sports';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { periodWords } from '@clearedge/contract/words/selection-words';
import { formatAmerican } from '@clearedge/quant/price';
import type { Contest } from '../contests/index.ts';
import type { OpenPrice } from '../odds/index.ts';
import type { AlertRow } from './alert-rows.ts';

type Teams = Pick<Contest, 'sport' | 'awayName' | 'homeName'>;
type Place = Pick<AlertRow, 'market' | 'side'>;

const numberText = (line: number, isSigned: boolean): string => selectionLabel(`${isSigned && line > 0 ? '+' : ''}${line}`);

/** A market on any number, as the sport names it: "puck line". */
function kindWords(kind: BoardMarketTerms['kind'], sport: Teams['sport']): string {
  const { spreadName, totalName } = sportOf(sport);
  return ({ moneyline: null, spread: spreadName, total: totalName }[kind] ?? kind).toLowerCase();
}

/** "New York Yankees moneyline", "Over 8.5", "Boston Red Sox −1.5, first 5 innings", "Boston Red Sox Over 2.5". */
export function textFrom(terms: BoardMarketTerms, side: Place['side'], line: number | null, { sport, awayName, homeName }: Teams): string {
  const { kind, period, team } = terms;
  const isTotal = side === 'over' || side === 'under';
  const who = { away: awayName, home: homeName, over: 'Over', under: 'Under', draw: 'Draw' }[side];
  const of = team ? `${team === 'away' ? awayName : homeName} ` : '';
  const what = line === null ? kindWords(kind, sport) : numberText(line, !isTotal);
  return `${of}${who} ${what}${periodWords(period, ', ')}`;
}

export const selectionText = ({ market, side }: Place, line: number | null, teams: Teams): string =>
  textFrom(termsOf(market), side, line, teams);

/** "+110 or better at 8.5 or better", "a move of 10 cents from +104". */
function wantedText({
  price,
  line,
  moveCents,
  fromPrice,
  side,
}: Pick<AlertRow, 'price' | 'line' | 'moveCents' | 'fromPrice' | 'side'>): string {
  if (moveCents !== null) return `a move of ${moveCents} cents${fromPrice === null ? '' : ` from ${formatAmerican(fromPrice)}`}`;
  const isTotal = side === 'over' || side === 'under';
  const at = line === null ? '' : `${numberText(line, !isTotal)} or better`;
  if (price === null) return at;
  return `${formatAmerican(price)} or better${at ? ` at ${at}` : ''}`;
}

/** What the bell says when an alert comes true. */
export function alertNews(alert: AlertRow, found: OpenPrice, contest: Teams, now: Date): { title: string; body: string } {
  const seconds = Math.max(0, Math.round((now.getTime() - found.seenAt.getTime()) / 1000));
  return {
    title: `${selectionText(alert, found.line, contest)} at ${formatAmerican(found.price)}`,
    body: `${found.bookName} offers it now, confirmed ${seconds} s ago. You asked for ${wantedText(alert)}.`,
  };
}
