import { useState } from 'react';
import { useBoard } from '../../../core/slip/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { VirtualBet } from '../practice-types.ts';
import { BetRow } from './bet-row.tsx';
import { openGames } from './bet-rules.ts';

/** Bets in the order given, a page at a time, with the live scores of those that run. */
export function BetList({ bets, page }: { bets: readonly VirtualBet[]; page: number }) {
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const board = useBoard(openGames(bets));
  const left = bets.length - pages * page;
  return (
    <>
      <ul>
        {bets.slice(0, pages * page).map((bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            board={board}
            isOpen={bet.id === open}
            onToggle={() => setOpen((was) => (was === bet.id ? null : bet.id))}
          />
        ))}
      </ul>
      {left > 0 ? (
        <div className="vs-more">
          <Button onClick={() => setPages(pages + 1)}>Show {Math.min(page, left)} more</Button>
        </div>
      ) : null}
    </>
  );
}
