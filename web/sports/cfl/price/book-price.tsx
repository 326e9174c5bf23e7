import clsx from 'clsx';
import { takesBets } from '../../../core/games.ts';
import type { CardMarket } from '../../../core/prices/market-names.ts';
import { cardOffer, type Offer, slipEntryOf } from '../../../core/prices/offer.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { slip, useSlip } from '../../../core/slip/index.ts';
import { formatAge, NONE } from '../../../lib/format.ts';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import type { BookRow, FootballDetail } from '../football-types.ts';
import type { Place } from './board-rules.ts';
import '../../../ui/controls/board-price.css';

interface BookPriceProps {
  game: FootballDetail;
  market: CardMarket;
  row: BookRow;
  place: Place;
  ageSeconds: number;
  isBest: boolean;
  isOld: boolean;
  /** Its number is not the one most books offer, and so is said. */
  isElsewhere: boolean;
}

const NO_HISTORY = { move: null, movedAt: null, openOdds: null, openLine: null, grade: null } as const;

function bookOffer({ game, market, row, place }: BookPriceProps): Offer {
  const { book, bookName, seenAt } = row;
  const cell = { ...row[place], book, bookName, seenAt, state: 'open' as const, ...NO_HISTORY };
  return cardOffer(game, market, place, cell);
}

/** A side stands on the slip once, at the book it was pressed at last. */
function usePress(game: FootballDetail, offer: Offer): { isOn: boolean; press: () => void } {
  const { entries } = useSlip();
  const { betType, selection, cell } = offer;
  const identity = { gameId: game.gameId, betType, selection };
  const found = entries.find((one) => one.gameId === game.gameId && one.betType === betType && one.selection === selection);
  const isOn = found !== undefined && found.book === cell.book;
  const press = (): void => {
    const entry = slipEntryOf(game, offer);
    if (found) slip.remove(identity);
    if (entry && !isOn) slip.add(entry);
  };
  return { isOn, press };
}

/** One book's price of one side: press it and it is on the slip. The best is green, an old one dashed. */
export function BookPrice(props: BookPriceProps) {
  const { game, row, place, ageSeconds, isBest, isOld, isElsewhere } = props;
  const { odds } = useReaderFormat();
  const offer = bookOffer(props);
  const { isOn, press } = usePress(game, offer);
  const quote = row[place];
  if (quote.likelyError) return <LikelyError price={odds(quote.likelyError.odds)} reason={quote.likelyError.reason} />;
  if (quote.odds === null) return <span className="muted">{NONE}</span>;
  const price = odds(quote.odds);
  const text = (
    <>
      {isElsewhere ? <small>{offer.short}</small> : null} {price}
    </>
  );
  if (!takesBets(game)) return <span className={clsx('board-price', isBest && 'best')}>{text}</span>;
  // Whoever speaks to the page says what stands on the button.
  const named = isElsewhere ? `${offer.spoken}: ${offer.short}` : offer.spoken;
  const spoken = `${named} ${price} at ${row.bookName}, ${isBest ? 'best price, ' : ''}${isOld ? 'old, ' : ''}${formatAge(ageSeconds)} old`;
  return (
    <button
      type="button"
      className={clsx('board-price', isBest && 'best', isOld && 'old', isOn && 'sel')}
      title={spoken}
      aria-label={spoken}
      aria-pressed={isOn}
      onClick={press}
    >
      {text}
    </button>
  );
}
