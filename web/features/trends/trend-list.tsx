import type { GameSport } from '@clearedge/contract/sports';
import { SearchX } from 'lucide-react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { messageOf } from '../../lib/query.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { HeldUpCard } from './held-up-card.tsx';
import { type Category, type TrendBase, useTrendBase, useTrends } from './trend.queries.ts';
import { TrendTable } from './trend-table.tsx';
import { heldUp } from './trend-words.ts';
import './trends.css';

function Waiting() {
  return (
    <div aria-busy="true">
      <span className="sr">Loading trends</span>
      <Skeleton height={520} radius={8} />
    </div>
  );
}

function emptyHint(base: TrendBase | undefined): string {
  if (base?.isReading && base.games === 0) return 'We are loading past games. Trends appear once 100 are in.';
  if (!base || base.lookedAt === 0) return 'Trends appear once enough past games with closing prices are stored.';
  const looked = base.lookedAt.toLocaleString('en-US');
  return `Of ${looked} looked at, none of this kind strays further from its prices than chance does one time in twenty. Weak ones are not shown.`;
}

/** The trends of a category, or what stands in their place. */
export function TrendList({ sport, category }: { sport: GameSport; category: Category }) {
  const answer = useTrends(sport, category);
  const base = useTrendBase(sport);
  const { clock } = useReaderFormat();
  if (answer.isError)
    return <ErrorState title="Failed to fetch hot trends" text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Waiting />;
  if (answer.data.length === 0) return <EmptyState icon={SearchX} title="No trends found" hint={emptyHint(base.data)} />;
  const survivors = answer.data.filter(heldUp);
  return (
    <>
      {survivors.length > 0 ? (
        <div className="tr-cards">
          {survivors.map((trend) => (
            <HeldUpCard key={trend.id} trend={trend} />
          ))}
        </div>
      ) : null}
      <TrendTable trends={answer.data} />
      <p className="cap">
        {`Updated ${clock(answer.data[0]!.lastUpdated)}. Refreshed as games finish, at most every six hours. One unit on each game at the best closing price. A trend describes the past; it isn’t advice.`}
      </p>
    </>
  );
}
