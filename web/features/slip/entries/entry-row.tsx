import { BET_DETAILS, DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { SPORTS, sportOf } from '@clearedge/contract/sports';
import { STAKE_MAX_WORDS } from '@clearedge/contract/words/stake-words';
import { ChevronRight, X } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useId } from 'react';
import type { AnyGame } from '../../../core/games.ts';
import { useCan } from '../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { betTypeName, type SlipEntry, type SlipPatch, selectionLabel, slip } from '../../../core/slip/index.ts';
import { formatLine, formatMoney, NONE, ODDS_HINT, typedOdds } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { detailsOf, forgetRefusal, useRefusal } from '../slip-placing.ts';
import { type EntryState, isTooMuch, type PriceNotice, priceNotice, readSlipOdds, readStake } from '../slip-rules.ts';
import { QuickStakes } from './quick-stakes.tsx';

/** The starters of a game, where both are announced. */
const startersOf = (game: AnyGame): { away: string; home: string } | null =>
  'awayPitcher' in game && game.awayPitcher !== null && game.homePitcher !== null
    ? { away: game.awayPitcher, home: game.homePitcher }
    : null;

function PitcherRule({ entry, game, disabled }: { entry: SlipEntry; game: AnyGame; disabled: boolean }) {
  const starters = startersOf(game);
  return (
    <div className="slip-opt-row">
      <Select
        label="Pitchers"
        className="full"
        value={entry.pitcherRule ?? 'action'}
        options={[
          { value: 'action', label: 'Action' },
          { value: 'listed', label: 'Listed pitchers', disabled: starters === null },
        ]}
        disabled={disabled}
        onChange={(pitcherRule) => slip.update(entry, { pitcherRule })}
      />
      <p className="cap">
        {starters
          ? entry.pitcherRule === 'listed'
            ? `Void unless ${starters.away} and ${starters.home} both start.`
            : 'Stands whoever pitches.'
          : 'Listed pitchers can be chosen once both starters are announced.'}
      </p>
    </div>
  );
}

/** What its owner notes of the bet, and whether it depends on the announced pitchers. */
function EntryOptions({ entry, game, disabled }: { entry: SlipEntry; game: AnyGame | undefined; disabled: boolean }) {
  const id = useId();
  const details = detailsOf(entry);
  const rule = entry.pitcherRule === 'listed' ? 'Listed pitchers' : 'Action';
  const canList = game !== undefined && sportOf(game.sport).hasListedPitchers && entry.betType !== 'prop';
  return (
    <details className="slip-opt">
      <summary>
        <ChevronRight className="s" />
        {details.book.trim() || 'No book'}
        {canList ? ` · ${rule}` : ''}
      </summary>
      {DETAIL_NAMES.map((name) => (
        <div className="slip-opt-row" key={name}>
          <span className="field full">
            <label className="lbl" htmlFor={`${id}-${name}`}>
              {BET_DETAILS[name].label}
            </label>
            <input
              id={`${id}-${name}`}
              maxLength={BET_DETAILS[name].maxLength}
              disabled={disabled}
              placeholder={BET_DETAILS[name].placeholder}
              value={details[name]}
              onChange={(event) => slip.update(entry, { details: { ...entry.details, [name]: event.target.value } })}
            />
          </span>
        </div>
      ))}
      {canList ? <PitcherRule entry={entry} game={game} disabled={disabled} /> : null}
    </details>
  );
}

type Moved = Extract<PriceNotice, { kind: 'worse' | 'better' }>;

function takeNewPrice(entry: SlipEntry, { to, book, bookName }: Moved): void {
  slip.update(entry, {
    odds: to,
    addedOdds: to,
    ...(book ? { book } : {}),
    ...(bookName ? { details: { ...entry.details, book: bookName } } : {}),
  });
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
  game: AnyGame | undefined;
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
  const stated = selectionLabel(entry.selection);
  return (
    <div className="slip-e-h">
      <div>
        <b>{stated}</b>
        <p className="cap">{betTypeName(entry.betType)} Bet</p>
      </div>
      {isClosed ? <Badge look="warn">Closed</Badge> : null}
      <IconButton
        label={`Remove ${stated}`}
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
  const stated = selectionLabel(entry.selection);
  const change = (patch: SlipPatch): void => {
    forgetRefusal(entry);
    slip.update(entry, patch);
  };
  return (
    <div className="slip-e-f">
      <AmountInput
        label="Odds"
        spoken={`Odds, ${stated}`}
        value={entry.odds}
        read={(text) => readSlipOdds(text, oddsFormat)}
        write={(odds) => typedOdds(odds, oddsFormat)}
        isText
        isBad={state === 'unpriced'}
        describedBy={hintId}
        disabled={disabled}
        onChange={(odds) => change({ odds })}
      />
      <AmountInput
        label="Stake $"
        spoken={`Stake, ${stated}`}
        value={entry.stake}
        read={readStake}
        write={(stake) => stake.toFixed(2)}
        step={0.01}
        min={0}
        isBad={isTooMuch(entry.stake)}
        disabled={disabled}
        onChange={(stake) => change({ stake })}
      />
      <p className="slip-e-w">
        <span className="cap">To win</span>
        <b>{entry.potentialWin > 0 && !isTooMuch(entry.stake) ? formatMoney(entry.potentialWin) : NONE}</b>
      </p>
      {state === 'closed' ? null : (
        <>
          <QuickStakes label={`Quick stakes, ${stated}`} value={entry.stake} disabled={disabled} onPick={(stake) => change({ stake })} />
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
      {isTooMuch(entry.stake) && !isClosed ? <p className="slip-err">{STAKE_MAX_WORDS}</p> : null}
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
