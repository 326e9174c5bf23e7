import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { AlertForm } from '../alerts/alert-form.tsx';
import { type LineHistory, useDayPicks, useLineHistory, useOwnBets } from '../comparison.queries.ts';
import type { GameView, Place, SideView } from '../rules/compare-rules.ts';
import { marketName, sideText } from '../rules/words.ts';
import type { Drawn } from './chart-rules.ts';
import { LineChart } from './line-chart.tsx';
import { marksFrom } from './own-marks.ts';

interface GameDialogProps {
  view: GameView;
  who: string;
  mine: readonly string[];
  onClose: () => void;
}

const DRAWN = [
  { value: 'odds', label: 'Price' },
  { value: 'line', label: 'Number' },
] as const;

function Chart({ view, side, who, history }: { view: GameView; side: SideView; who: string; history: LineHistory }) {
  const { market } = view.market;
  const hasNumbers = view.market.line !== null;
  const [drawn, setDrawn] = useState<Drawn>('odds');
  const [book, setBook] = useState(side.best?.code ?? history.series[0]?.book ?? '');
  const bets = useOwnBets().data ?? [];
  const picks = useDayPicks(view.game.slateOn, who).data ?? [];
  const marks = marksFrom({ gameId: view.game.gameId, market, side: side.side }, bets, picks);
  return (
    <>
      <div className="tools oc-chart-tools">
        <Select
          label="Book"
          value={book}
          options={history.series.map(({ book: value, bookName }) => ({ value, label: bookName }))}
          onChange={setBook}
        />
        {hasNumbers ? <Segmented label="Drawn" value={drawn} options={DRAWN} onChange={setDrawn} /> : null}
      </div>
      <LineChart history={history} drawn={hasNumbers ? drawn : 'odds'} marks={marks} book={book} />
      <p className="cap">Why a line moves, news or money, its prices do not say.</p>
    </>
  );
}

function History({ view, side, who }: { view: GameView; side: SideView; who: string }) {
  const { data, isError, refetch } = useLineHistory(view.game.gameId, view.market.market, side.side);
  if (data) return <Chart key={`${data.market} ${data.side}`} view={view} side={side} who={who} history={data} />;
  if (isError) return <ErrorState title="The line history could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton height={320} radius={8} />;
}

/** One market of a game over time, and what one wants to be told of it. */
export function GameDialog({ view, who, mine, onClose }: GameDialogProps) {
  const { gameTime } = useReaderFormat();
  const [place, setPlace] = useState<Place>('first');
  const side = view.sides[place === 'first' ? 0 : 1];
  const { game, market } = view;
  const options = view.sides.map((one) => ({ value: one.place, label: sideText(game, one.side, one.line) }));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`${game.awayTeam} @ ${game.homeTeam}`}
      description={`${marketName(market.market)}, ${game.isClosed ? 'closed' : gameTime(game.gameTime)}`}
    >
      <div className="oc-dialog">
        <Segmented label="Side" value={place} options={options} onChange={setPlace} />
        <History view={view} side={side} who={who} />
        {game.isClosed ? (
          <p className="note">This game has started. Alerts end at first pitch.</p>
        ) : (
          <AlertForm key={side.side} view={view} side={side} mine={mine} />
        )}
      </div>
    </Dialog>
  );
}
