import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, NONE } from '../../../lib/format.ts';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import { ageOf, type GameView, isComparable, type Looking, quoteOf, type SideView } from '../compare-rules.ts';
import type { ComparedBook } from '../comparison.queries.ts';
import { lineText, movementText, sideText } from '../words.ts';
import type { SlipUse } from './slip-use.ts';
import '../../../ui/controls/board-price.css';

interface PriceCellProps {
  view: GameView;
  side: SideView;
  book: Pick<ComparedBook, 'code' | 'name'>;
  looking: Looking;
  slip: SlipUse;
}

/** One book's price of one side: press it and it is on the slip. The best is green, an old one dashed, another number than most offer is named. */
export function PriceCell({ view, side, book, looking, slip }: PriceCellProps) {
  const format = useReaderFormat();
  const own = view.books.find(({ code }) => code === book.code);
  const quote = own ? quoteOf(own, looking.market, side.place) : null;
  if (quote?.likelyError) return <LikelyError price={format.odds(quote.likelyError.odds)} reason={quote.likelyError.reason} />;
  if (quote?.odds == null) return <span className="oc-none">{NONE}</span>;
  const seconds = ageOf(quote, looking.now);
  const isOld = !isComparable(quote, view.game, looking);
  const isBest = side.best?.code === book.code;
  const isElsewhere = quote.line !== side.line;
  const price = format.odds(quote.odds);
  const history = movementText(quote, side.side, seconds, format);
  const line = lineText(side.side, quote.line);
  const text = (
    <>
      {isElsewhere ? <small>{line}</small> : null} {price}
    </>
  );
  const title = `${book.name}: ${history}`;
  if (view.game.isClosed)
    return (
      <span className={clsx('board-price', isBest && 'best')} title={title}>
        {text}
      </span>
    );
  const isOn = slip.isOn(view.game, looking.market, side.side, quote.line, book.code);
  const stated = sideText(view.game, side.side, quote.line);
  // Whoever speaks to the page says what stands on the button.
  const spoken = `${isElsewhere ? `${stated}: ${line}` : stated} ${price} at ${book.name}, ${isBest ? 'best price, ' : ''}${isOld ? 'old, ' : ''}${formatAge(seconds)} old`;
  return (
    <button
      type="button"
      className={clsx('board-price', isBest && 'best', isOld && 'old', isOn && 'sel')}
      title={title}
      aria-label={spoken}
      aria-pressed={isOn}
      onClick={() => slip.press(view.game, looking.market, side.side, quote, book)}
    >
      {text}
    </button>
  );
}
