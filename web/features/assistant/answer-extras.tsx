import { call } from '@clearedge/contract/client';
import { useMutation } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { useNow } from '../../core/clock.ts';
import { PointBars } from '../../core/driver-bars.tsx';
import { OddsButton } from '../../core/prices/odds-button.tsx';
import { marketOffer } from '../../core/prices/offer.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Message } from './assistant.queries.ts';

type Card = Message['cards'][number];
type Chip = Message['chips'][number];

/** Prices as buttons of the slip, with their games. */
function Offers({ offers }: Extract<Card, { kind: 'offers' }>) {
  const now = useNow();
  return (
    <ul className="as-offers" aria-label="Prices in this answer">
      {offers.map(({ game, market, side, cell }) => {
        const offer = marketOffer(game, market, side, cell);
        return (
          <li key={`${game.gameId} ${market} ${side} ${cell.line}`}>
            <span className="as-offer-game">
              {game.awayTeamCode} @ {game.homeTeamCode}
              <b>{offer.selection.replace(' -', ' −')}</b>
            </span>
            <OddsButton game={game} offer={offer} now={now} />
          </li>
        );
      })}
    </ul>
  );
}

function Table({ caption, columns, rows }: Extract<Card, { kind: 'table' }>) {
  return (
    <div className="as-table">
      <table className="tbl">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? 'num' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={columns[index]} className={index > 0 ? 'num' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The parts of an answer that the product's own components show. */
export function AnswerCards({ cards }: { cards: readonly Card[] }) {
  return cards.map((card) => {
    if (card.kind === 'offers') return <Offers key={card.kind} {...card} />;
    if (card.kind === 'table') return <Table key={card.caption} {...card} />;
    return <PointBars key={card.caption} label={`${card.caption}, points of win probability`} bars={card.bars} />;
  });
}

/** Sets the alert that the answer proposes; pressing is the consent. */
function AlertChip({ label, kind: _kind, ...alert }: Extract<Chip, { kind: 'alert' }>) {
  const set = useMutation({
    mutationFn: () => call('POST /api/price-alerts', { body: alert }),
    onSuccess: () => void toast({ title: 'Alert set' }),
    onError: (error) =>
      void toast({
        title: 'Alert not set',
        description: messageOf(error) ?? 'Check your connection and try again.',
        variant: 'destructive',
      }),
  });
  return (
    <Button size="sm" look="primary" disabled={set.isPending || set.isSuccess} onClick={() => set.mutate()}>
      {set.isSuccess ? <Check /> : <Bell />}
      {set.isSuccess ? 'Alert set' : label}
    </Button>
  );
}

/** What may be pressed under an answer: questions that lead on, and an alert. */
export function AnswerChips({
  chips,
  isWaiting,
  onAsk,
}: {
  chips: readonly Chip[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className="as-links as-chips" aria-label="What you can do next">
      {chips.map((chip) => (
        <li key={chip.label}>
          {chip.kind === 'alert' ? (
            <AlertChip {...chip} />
          ) : (
            <button type="button" className="as-q" disabled={isWaiting} onClick={() => onAsk(chip.question)}>
              {chip.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
