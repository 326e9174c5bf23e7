import { SearchX } from 'lucide-react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { messageOf } from '../../lib/query.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type Category, type TrendBase, useTrendBase, useTrends } from './trend.queries.ts';
import { TrendCard } from './trend-card.tsx';

const PLACES = ['first', 'second', 'third', 'fourth'];

function Waiting() {
  return (
    <div className="tr-list" aria-busy="true">
      <span className="sr">Loading trends</span>
      {PLACES.map((place) => (
        <Skeleton key={place} height={268} radius={8} />
      ))}
    </div>
  );
}

function emptyHint(base: TrendBase | undefined): string {
  if (base?.isReading && base.games === 0)
    return 'Past games are being read in; the first trends can stand here once a hundred of them are there.';
  if (!base || base.games === 0) return 'No past games with closing prices are stored yet.';
  const looked = base.lookedAt.toLocaleString('en-US');
  return `Of ${looked} looked at, none of this kind strays further from its prices than chance does one time in twenty. Weak ones are not shown.`;
}

/** The trends of a category, or what stands in their place. */
export function TrendList({ category }: { category: Category }) {
  const answer = useTrends(category);
  const base = useTrendBase();
  const { clock } = useReaderFormat();
  if (answer.isError)
    return <ErrorState title="Failed to fetch hot trends" text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Waiting />;
  if (answer.data.length === 0) return <EmptyState icon={SearchX} title="No trends found" hint={emptyHint(base.data)} />;
  return (
    <>
      <div className="tr-list">
        {answer.data.map((trend) => (
          <TrendCard key={trend.id} trend={trend} />
        ))}
      </div>
      <p className="cap">
        {`Updated ${clock(answer.data[0]!.lastUpdated)}. Looked for anew every five minutes, when games have been added. Bets are one unit on each game at the best closing price of all books; a trend is a description of the past and no advice.`}
      </p>
    </>
  );
}
