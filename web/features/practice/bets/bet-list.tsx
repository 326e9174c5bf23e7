import { useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { useBoard } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { bothSidesTaken, marketOf } from '../both-sides.ts';
import type { BetPages } from '../practice.queries.ts';
import type { VirtualBet } from '../practice-types.ts';
import { BetRow } from './bet-row.tsx';
import { openGames } from './bet-rules.ts';

interface BetListProps {
  bets: readonly VirtualBet[];
  page: number;
  /** Where the next ones come from, when these are not all. */
  older?: BetPages | undefined;
  /** How many there are in all, where that is known. */
  total: number | undefined;
}

function More({ older, onMore, words }: Pick<BetListProps, 'older'> & { onMore: () => void; words: string }) {
  if (older?.isFetchNextPageError)
    return (
      <div className="vs-more" role="alert">
        <span>{messageOf(older.error) ?? 'Older bets could not be loaded.'}</span>
        <Button onClick={() => void older.refetch()}>Try again</Button>
      </div>
    );
  return (
    <div className="vs-more">
      <Button onClick={onMore} disabled={older?.isFetchingNextPage}>
        {older?.isFetchingNextPage ? 'Loading older bets' : 'Show more'}
      </Button>
      <span className="cap">{words}</span>
    </div>
  );
}

/** Bets in the order given, a page at a time, with the live scores of those that run. */
export function BetList({ bets, page, older, total }: BetListProps) {
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const board = useBoard(openGames(bets));
  const shown = bets.slice(0, pages * page);
  const both = bothSidesTaken(bets.filter(({ bankroll }) => bankroll === 'contest').flatMap(({ legs }) => legs));
  const showMore = (): void => {
    setPages(pages + 1);
    if (bets.length < (pages + 1) * page && older?.hasNextPage) void older.fetchNextPage();
  };
  return (
    <>
      <ul>
        {shown.map((bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            board={board}
            isUnscored={bet.bankroll === 'contest' && bet.legs.some((leg) => both.has(marketOf(leg)))}
            isOpen={bet.id === open}
            onToggle={() => setOpen((was) => (was === bet.id ? null : bet.id))}
          />
        ))}
      </ul>
      {shown.length < bets.length || older?.hasNextPage ? (
        <More
          older={older}
          onMore={showMore}
          words={
            total === undefined
              ? `${formatCount(shown.length)} shown`
              : `${formatCount(shown.length)} of ${formatCount(Math.max(total, bets.length))} shown`
          }
        />
      ) : null}
    </>
  );
}
