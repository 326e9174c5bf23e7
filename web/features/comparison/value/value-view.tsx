import { MODEL_REFERENCE } from '@clearedge/contract/comparison';
import { DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatPercent, formatSigned, NONE } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PhoneMore } from '../../../ui/layout/phone-more.tsx';
import { LIKELY_ERROR_WHY } from '../../../ui/marks/likely-error.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { SlipUse } from '../board/slip-use.ts';
import { type DoubtedPrice, useValue, type ValueBoard } from '../comparison.queries.ts';
import type { ComparisonState } from '../comparison-url.ts';
import { METHOD_NAME, marketName, priceHead, sideText } from '../words.ts';
import { ValueFilters } from './value-filters.tsx';
import { ValueRow } from './value-row.tsx';
import { wantedOf } from './value-rules.ts';
import './value.css';

const WHY: Record<DoubtedPrice['reason'], string> = {
  ...LIKELY_ERROR_WHY,
  'too far above fair': 'a gap this wide is usually an error, or news not every book has priced',
};

/** Prices that most books would void, or that the others contradict: shown with the reason, never ranked. */
function Doubted({ prices, now }: { prices: readonly DoubtedPrice[]; now: number }) {
  const { odds } = useReaderFormat();
  if (prices.length === 0) return null;
  return (
    <details className="ev-doubted">
      <summary>{prices.length === 1 ? '1 likely error' : `${prices.length} likely errors`}, not ranked</summary>
      <ul>
        {prices.map((price) => (
          <li key={`${price.gameId} ${price.market} ${price.side} ${price.line} ${price.book}`}>
            {`${sideText(price, price.side, price.line)}, ${priceHead(price)}, ${price.awayTeamCode} @ ${price.homeTeamCode}: `}
            <s>{odds(price.odds)}</s>
            {` at ${price.bookName}, ${formatAge(Math.max(0, (now - Date.parse(price.seenAt)) / 1000))} old`}
            {price.evPct === null ? '' : ` (${formatSigned(price.evPct)}% EV)`}
            {`. ${WHY[price.reason].replace(/^./, (letter) => letter.toUpperCase())}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ValueProps {
  date: string;
  url: ComparisonState;
  /** Empty: every book. */
  books: readonly string[];
  user: User;
  now: number;
  slip: SlipUse;
}

function Found({ board, url, books, user, now, slip }: Omit<ValueProps, 'date'> & { board: ValueBoard }) {
  const shown = wantedOf(board.items, url, books, now);
  if (shown.length === 0)
    return (
      <EmptyState
        title={board.items.length === 0 ? 'No price above fair' : 'Nothing matches these filters'}
        hint={
          board.items.length === 0
            ? `${board.pricesJudged.toLocaleString('en-US')} prices in ${board.gamesCompared} open games were judged, and none is above fair. Prices are looked at again every 30 seconds.`
            : `${board.items.length} prices above fair are hidden by market, lines, EV, age or books.`
        }
        icon={SearchX}
      />
    );
  return (
    <PhoneMore first={12} count={shown.length} what="prices">
      <ul className="ev-list more-of">
        {shown.map((price) => (
          <ValueRow
            key={`${price.gameId} ${price.market} ${price.side} ${price.line} ${price.book}`}
            price={price}
            settings={user.settings}
            now={now}
            slip={slip}
            isModel={board.reference === MODEL_REFERENCE}
          />
        ))}
      </ul>
    </PhoneMore>
  );
}

function Notes({ board, user, method }: { board: ValueBoard; user: User; method: ValueBoard['method'] }) {
  const { kellyShare = DEFAULT_KELLY_SHARE, bankroll } = user.settings;
  const name = board.books.find(({ code }) => code === board.reference)?.name ?? board.reference;
  const isModel = board.reference === MODEL_REFERENCE;
  const source = isModel
    ? `our model pooled with the market, on markets where past plays on it kept their claims (${board.modelMarkets.map(marketName).join(', ')}) and that have not moved since the forecast`
    : board.reference === 'market'
      ? 'the average of the other books on the same number, two at least'
      : `${name} alone, on the same number`;
  return (
    <p className="cap ev-notes">
      {`Fair: ${source}, each with its margin out by the ${METHOD_NAME[method].toLowerCase()} method; a price’s own book has no say in it. On a whole number EV counts the push, by our forecast of the score; without one it counts decided bets only and says so. Stake: ${formatPercent(kellyShare, 0)} of Kelly at the fair chance, at most 5% of the bankroll`}
      {bankroll === undefined ? (
        <>
          ; <Link to={paths.kellyCalculator}>set a bankroll</Link> to see dollars
        </>
      ) : null}
      {isModel
        ? '. Alternate lines are left out: past plays on our model were on main lines'
        : '. Alternate lines are those asked for in the last 15 minutes, of each book and side the highest EV'}
      . We don’t know each book’s limits. If every book is wrong, so is this board.
    </p>
  );
}

/** Single prices above fair on the day’s games of every sport, with what they rest on and what to stake. */
export function ValueView({ date, url, books, user, now, slip }: ValueProps) {
  const query = { date, reference: url.reference, method: url.method };
  const { data, isError, error, refetch } = useValue(query, `${user.id} ${user.subscriptionTier}`);
  const lacking = data?.reference === MODEL_REFERENCE ? 'without a number of ours' : 'without two others on their number';
  const alone = data && data.pricesAlone > 0 ? `, ${data.pricesAlone.toLocaleString('en-US')} ${lacking}` : '';
  const caption = data
    ? `${data.books.length} books, ${data.gamesCompared} games open, ${data.pricesJudged.toLocaleString('en-US')} prices judged${alone}`
    : undefined;
  return (
    <Panel title="+EV prices" caption={caption ?? NONE}>
      <ValueFilters url={url} board={data} />
      {data ? (
        <>
          <Found board={data} url={url} books={books} user={user} now={now} slip={slip} />
          <Doubted prices={data.doubted} now={now} />
          <Notes board={data} user={user} method={data.method} />
        </>
      ) : null}
      {!data && isError ? (
        <ErrorState title="The +EV prices could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton height={320} radius={8} /> : null}
    </Panel>
  );
}
