import { SPORTS } from '@clearedge/contract/sports';
import { X } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useCan } from '../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { type BoardGame, betTypeName, type SlipEntry, type SlipPatch, selectionLabel, slip } from '../../../core/slip/index.ts';
import { formatLine, formatMoney, NONE, ODDS_HINT, readTypedOdds, typedOdds } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { forgetRefusal, useRefusal } from '../slip-placing.ts';
import type { EntryState } from '../slip-rules.ts';
import { type PriceNotice, priceNotice, readStake } from '../slip-rules.ts';
import { EntryOptions } from './entry-options.tsx';
import { UnitButtons } from './unit-buttons.tsx';

type Moved = Extract<PriceNotice, { kind: 'worse' | 'better' }>;

function takeNewPrice(entry: SlipEntry, { to, book, bookName }: Moved): void {
  slip.update(entry, { odds: to, addedOdds: to, ...(book ? { book } : {}), ...(bookName ? { bookName } : {}) });
}

/** What the board says about this price now, and the way to take it over. */
function PriceNoticeLine({ entry, notice }: { entry: SlipEntry; notice: PriceNotice }) {
  const { odds } = useReaderFormat();
  if (notice.kind === 'off') return <p className="note slip-note">No book on our board offers this at the moment.</p>;
  if (notice.kind === 'stale')
    return <p className="note warn slip-note">Our board has no fresh price for this: check it at your book before you place it.</p>;
  if (notice.kind === 'line') {
    const line = (value: number): string => (entry.betType === 'total' ? String(value) : formatLine(value));
    return (
      <p className="note warn slip-note">
        The line moved from {line(notice.from)} to {line(notice.to)}, now {odds(notice.odds)}. Yours may no longer be on offer.
      </p>
    );
  }
  const isBetter = notice.kind === 'better';
  return (
    <div className={`note slip-note ${isBetter ? 'good' : 'warn'}`}>
      <p>
        {isBetter ? 'Better price' : 'Price moved'}: {odds(notice.from)} <span aria-hidden="true">→</span>
        <span className="sr">to</span> <b>{odds(notice.to)}</b>
        {notice.bookName ? ` at ${notice.bookName}` : ''}
      </p>
      <Button size="sm" onClick={() => takeNewPrice(entry, notice)}>
        Use new price
      </Button>
    </div>
  );
}

const KellyStake = lazy(() => import('./kelly-stake.tsx'));

/** For those with Pro who keep a bankroll: the stake that their share of Kelly gives. */
function OwnKelly(props: ComponentProps<typeof KellyStake>) {
  const { bankroll } = useSettings();
  const hasSizing = useCan('sizing');
  if (!hasSizing || !bankroll) return null;
  return (
    <Suspense fallback={null}>
      <KellyStake {...props} />
    </Suspense>
  );
}

interface EntryRowProps {
  entry: SlipEntry;
  game: BoardGame | undefined;
  state: EntryState;
  /** Id of the words that explain the odds box. */
  hintId: string;
  disabled: boolean;
}

const closedText = (entry: SlipEntry): string => {
  const { contestKind, startWord } = SPORTS[entry.sport];
  return contestKind === 'game'
    ? `This game has started. Bets close at ${startWord}.`
    : `This tournament has begun. Bets close at the ${startWord}.`;
};

function EntryHead({ entry, isClosed, disabled }: { entry: SlipEntry; isClosed: boolean; disabled: boolean }) {
  const said = selectionLabel(entry.selection);
  return (
    <div className="slip-e-h">
      <div>
        <b>{said}</b>
        <p className="cap">{betTypeName(entry.betType)} Bet</p>
      </div>
      {isClosed ? <Badge look="warn">Closed</Badge> : null}
      <IconButton
        label={`Remove ${said}`}
        disabled={disabled}
        onClick={() => {
          forgetRefusal(entry);
          slip.remove(entry);
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}

function EntryAmounts({ entry, state, hintId, disabled }: Omit<EntryRowProps, 'game'>) {
  const { oddsFormat } = useReaderFormat();
  const said = selectionLabel(entry.selection);
  const change = (patch: SlipPatch): void => {
    forgetRefusal(entry);
    slip.update(entry, patch);
  };
  return (
    <div className="slip-e-f">
      <AmountInput
        label="Odds"
        spoken={`Odds, ${said}`}
        value={entry.odds}
        read={(text) => readTypedOdds(text, oddsFormat)}
        write={(odds) => typedOdds(odds, oddsFormat)}
        isText
        isBad={state === 'unpriced'}
        describedBy={hintId}
        disabled={disabled}
        onChange={(odds) => change({ odds })}
      />
      <AmountInput
        label="Stake $"
        spoken={`Stake, ${said}`}
        value={entry.stake}
        read={readStake}
        write={(stake) => stake.toFixed(2)}
        step={0.01}
        min={0}
        disabled={disabled}
        onChange={(stake) => change({ stake })}
      />
      <p className="slip-e-w">
        <span className="cap">Potential win</span>
        <b>{entry.potentialWin > 0 ? formatMoney(entry.potentialWin) : NONE}</b>
      </p>
      {state === 'closed' ? null : (
        <>
          <UnitButtons label={`Stake in units, ${said}`} disabled={disabled} onPick={(stake) => change({ stake })} />
          <OwnKelly entry={entry} disabled={disabled} onPick={(stake) => change({ stake })} />
        </>
      )}
    </div>
  );
}

/** One bet on the slip: what it is, at what price, for how much, and what stands against it. */
export function EntryRow({ entry, game, state, hintId, disabled }: EntryRowProps) {
  const { oddsFormat, prices } = useReaderFormat();
  const refusal = useRefusal(entry);
  const isClosed = state === 'closed';
  const notice = isClosed ? null : priceNotice(entry, game);
  return (
    <li className="slip-e" data-closed={isClosed || undefined}>
      <EntryHead entry={entry} isClosed={isClosed} disabled={disabled} />
      <EntryAmounts entry={entry} state={state} hintId={hintId} disabled={disabled || isClosed} />
      {state === 'unpriced' ? <p className="slip-err">{ODDS_HINT[oddsFormat]}</p> : null}
      {isClosed ? <p className="note warn slip-note">{closedText(entry)}</p> : null}
      {notice ? <PriceNoticeLine entry={entry} notice={notice} /> : null}
      {refusal ? (
        <p className="note bad slip-note" role="alert">
          {prices(refusal)}
        </p>
      ) : null}
      {isClosed ? null : <EntryOptions entry={entry} game={game} disabled={disabled} />}
    </li>
  );
}
