import type { Place } from '@clearedge/contract/markets/board-markets';
import { type FormEvent, useState } from 'react';
import { boardHead } from '../../../core/prices/board-head.ts';
import { marksFrom } from '../../../core/prices/line-marks.ts';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { PriceFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { AlertRows } from '../alerts/alert-rows.tsx';
import { type Checked, checkDraft, type Draft, priceBox, signed } from '../alerts/draft-rules.ts';
import { TermsFields } from '../alerts/terms-fields.tsx';
import type { GameView, SideView } from '../compare-rules.ts';
import { type LineHistory, useAlerts, useCreateAlert, useDayPicks, useLineHistory, useOwnBets } from '../comparison.queries.ts';
import { sideText } from '../words.ts';
import type { Drawn } from './chart-rules.ts';
import { LineChart } from './line-chart.tsx';

interface AlertFormProps {
  view: GameView;
  side: SideView;
  mine: readonly string[];
}

/** A first suggestion: a little better than now. */
const BETTER_CENTS = 5;

function suggested({ best, side, line }: SideView, hasMine: boolean, format: PriceFormat): Draft {
  const odds = best?.quote.odds ?? null;
  const better = odds === null ? null : odds < 0 && odds + BETTER_CENTS > -100 ? 100 + (odds + BETTER_CENTS + 100) : odds + BETTER_CENTS;
  const isTotal = side === 'over' || side === 'under';
  return {
    kind: 'price',
    odds: better === null ? '' : priceBox(better, format),
    line: line === null ? '' : isTotal ? String(line) : signed(line),
    move: '10',
    isMine: hasMine,
  };
}

/** Sets an alert on one side, and lists those that are set on this market of the game. */
function AlertForm({ view, side, mine }: AlertFormProps) {
  const { game, market } = view;
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => suggested(side, mine.length > 0, format));
  const [checked, setChecked] = useState<Checked | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateAlert();
  const alerts = (useAlerts().data ?? []).filter((alert) => alert.gameId === game.gameId && alert.market === market.market);
  const hasNumbers = market.line !== null;
  const isTotal = side.side === 'over' || side.side === 'under';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft, { hasNumbers, isTotal, mine, format });
    setChecked(found);
    if ('field' in found) return;
    create.mutate(
      { gameId: game.gameId, market: market.market, side: side.side, ...found.terms, key },
      // A repeat after a lost answer is the same request; after an answer the next one is another.
      { onSettled: () => setKey(crypto.randomUUID()) },
    );
  };
  return (
    <section className="oc-alert" aria-label="Price alerts">
      <h3>Tell me when</h3>
      <p className="cap">{`${sideText(game, side.side, null)}: one notice in the bell, on a price confirmed within two minutes. None in quiet hours or during a break.`}</p>
      <form className="form" onSubmit={submit} noValidate>
        <TermsFields draft={draft} checked={checked} hasNumbers={hasNumbers} hasMine={mine.length > 0} onChange={setDraft} />
        <div className="form-acts">
          <Button type="submit" look="primary" disabled={create.isPending}>
            {create.isPending ? 'Setting...' : 'Set alert'}
          </Button>
        </div>
      </form>
      {alerts.length > 0 ? <AlertRows alerts={alerts} mine={mine} /> : null}
    </section>
  );
}

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
  const side = view.sides.find((one) => one.place === place) ?? view.sides[0];
  const { game, market } = view;
  const options = view.sides.map((one) => ({ value: one.place, label: sideText(game, one.side, one.line) }));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`${game.awayTeam} @ ${game.homeTeam}`}
      description={`${boardHead(game.sport, market.market)}, ${game.isClosed ? 'closed' : gameTime(game.gameTime)}`}
    >
      <div className="oc-dialog">
        <Segmented label="Side" value={place} options={options} onChange={setPlace} />
        <History view={view} side={side} who={who} />
        {game.isClosed ? (
          <p className="note">This game has started. Its alerts have ended.</p>
        ) : (
          <AlertForm key={side.side} view={view} side={side} mine={mine} />
        )}
      </div>
    </Dialog>
  );
}
