import { ChartLine, ChevronRight } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { DayGroups } from '../../../core/slate/day-groups.tsx';
import { formatAge, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ageOf, type GameView, type Looking, type SideView } from '../compare-rules.ts';
import { lineText } from '../words.ts';
import { edgeOf } from './board-order.ts';
import { type BoardProps, SideName } from './odds-table.tsx';
import { PriceCell } from './price-cell.tsx';
import type { SlipUse } from './slip-use.ts';

type SideProps = { view: GameView; side: SideView; looking: Looking; slip: SlipUse; hasWon: BoardProps['hasWon'] };

function SideRow({ view, side, looking, slip, hasWon }: SideProps) {
  const { odds } = useReaderFormat();
  const { fair } = view.market;
  const { best, bestLine } = side;
  const edge = view.game.isClosed ? null : edgeOf(view, side);
  return (
    <div className="oc-row">
      <span>
        <SideName view={view} side={side} />
        {hasWon?.(view, side) ? <Badge look="win">Won</Badge> : null}
        {edge !== null && edge > 0 ? (
          <span className="oc-edge plus oc-num">{`${formatSignedPercent(edge)} EV at the best price`}</span>
        ) : null}
        {bestLine ? (
          <span className="cap oc-num">{`Best number ${lineText(side.side, bestLine.quote.line)} ${odds(bestLine.quote.odds)}, ${bestLine.name}`}</span>
        ) : null}
      </span>
      <span className="fair">{fair ? odds(fair[`${side.place}Odds`] ?? null) : NONE}</span>
      <span className="cap num">
        {best ? (
          <>
            {best.code}
            <br />
            {view.game.isClosed ? 'close' : formatAge(ageOf(best.quote, looking.now))}
          </>
        ) : null}
      </span>
      {best ? <PriceCell view={view} side={side} book={best} looking={looking} slip={slip} /> : <span className="oc-none">{NONE}</span>}
    </div>
  );
}

function GameCard({ view, books, looking, slip, onChart, hasWon }: Omit<BoardProps, 'groups' | 'method'> & { view: GameView }) {
  const { gameTime } = useReaderFormat();
  const { game, hold } = view;
  return (
    <section className="oc-card" aria-label={`${game.awayTeam} at ${game.homeTeam}`}>
      <div className="oc-row hd">
        <span>{game.isClosed ? 'Closed' : gameTime(game.gameTime)}</span>
        <span>Fair</span>
        <span />
        <span>Best</span>
      </div>
      {view.sides.map((side) => (
        <SideRow key={side.place} view={view} side={side} looking={looking} slip={slip} hasWon={hasWon} />
      ))}
      <div className="oc-foot">
        <details className="oc-all">
          <summary>
            <ChevronRight className="s" />
            {`All ${books.length} books`}
            <span className="cap">{hold === null ? '' : `${formatPercent(hold)} hold`}</span>
          </summary>
          {books.map((book) => (
            <div className="oc-row bk" key={book.code}>
              <span>{book.name}</span>
              {view.sides.map((side) => (
                <PriceCell key={side.place} view={view} side={side} book={book} looking={looking} slip={slip} />
              ))}
            </div>
          ))}
        </details>
        {onChart ? (
          <Button size="sm" onClick={() => onChart(game.gameId)}>
            <ChartLine className="s" /> Lines and alerts
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The odds board for a phone: the best price in the card, every book one tap away. */
export function OddsCards({ groups, ...rest }: BoardProps) {
  return (
    <section className="panel oc-m" aria-label="Prices by game">
      <DayGroups groups={groups}>{(group) => group.games.map((view) => <GameCard key={view.gameId} view={view} {...rest} />)}</DayGroups>
    </section>
  );
}
