import { SPORTS } from '@clearedge/contract/sports';
import { X } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type BoardGame, betTypeName, type SlipEntry, type SlipPatch, selectionLabel, slip } from '../../../core/slip/index.ts';
import { formatMoney, NONE, ODDS_HINT, readTypedOdds, typedOdds } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { forgetRefusal, useRefusal } from '../placing/refusals.ts';
import { readStake } from '../rules/amounts.ts';
import { entrySport } from '../rules/entry-sport.ts';
import type { EntryState } from '../rules/entry-state.ts';
import { priceNotice } from '../rules/price-notice.ts';
import { EntryOptions } from './entry-options.tsx';
import { OwnKelly } from './own-kelly.tsx';
import { PriceNoticeLine } from './price-notice-line.tsx';
import { UnitButtons } from './unit-buttons.tsx';

interface EntryRowProps {
  entry: SlipEntry;
  game: BoardGame | undefined;
  state: EntryState;
  /** Id of the words that explain the odds box. */
  hintId: string;
  disabled: boolean;
}

const closedText = (entry: SlipEntry): string => {
  const { contestKind, startWord } = SPORTS[entrySport(entry)];
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
