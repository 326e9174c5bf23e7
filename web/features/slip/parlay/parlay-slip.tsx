import { BET_DETAILS } from '@clearedge/contract/bet-details';
import { STAKE_MAX_WORDS } from '@clearedge/contract/words/stake-words';
import { isAmericanPrice } from '@clearedge/quant/price';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, type SlipEntry, selectionLabel, slip, slipIdentity, useSlip } from '../../../core/slip/index.ts';
import { teaserPoints } from '../../../core/teaser/teaser-rules.ts';
import { TeaserView } from '../../../core/teaser/teaser-view.tsx';
import { useTeaserQuote } from '../../../core/teaser/use-teaser-quote.ts';
import { ODDS_HINT, typedOdds } from '../../../lib/format.ts';
import { type Board, useBoard } from '../../../sports/registry.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { QuickStakes } from '../entries/quick-stakes.tsx';
import { PlaceButton, PlaceNote, SlipTotals } from '../slip-foot.tsx';
import { entryState, isTooMuch, listConflicts, readSlipOdds, readStake } from '../slip-rules.ts';
import { clearSlip, SlipEmpty } from '../slip-view.tsx';
import { hasSameGame, isGameBet, legsMultiplied, sharedBook, tablePrice, ticketWin, useLogTicket } from './parlay-ticket.ts';
import './parlay-slip.css';

const SAME_GAME = 'Legs of one game win and lose together, so no book pays them multiplied. Enter the price on your ticket.';

function Leg({ entry, isClosed, disabled }: { entry: SlipEntry; isClosed: boolean; disabled: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  const stated = selectionLabel(entry.selection);
  return (
    <li className="slip-leg" data-closed={isClosed || undefined}>
      <b>{stated}</b>
      <b>{odds(entry.odds)}</b>
      <IconButton label={`Remove ${stated}`} disabled={disabled} onClick={() => slip.remove(entry)}>
        <X />
      </IconButton>
      <span className="cap">
        {entry.eventName ?? gameLabel(entry.gameId)}
        {isClosed ? ' · started' : entry.startsAt ? ` · ${gameTime(entry.startsAt)}` : ''}
      </span>
    </li>
  );
}

const priceNote = (isOurs: boolean, isTeaser: boolean): string =>
  isOurs ? `${isTeaser ? 'The usual table' : 'Legs multiplied'}. Got a different price? Edit it.` : 'The price on your ticket.';

const isStarted = (entry: SlipEntry, board: Board, now: number): boolean => entryState(entry, board, now) === 'closed';

/** Every bet of the slip as one ticket, at the price it was bought at. */
export function ParlaySlip({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { entries } = useSlip();
  const board = useBoard(entries);
  const now = useNow(10_000);
  const { oddsFormat } = useReaderFormat();
  const id = useId();
  const { log, isPlacing, refusal, forgetRefusal } = useLogTicket();
  const [stake, setStake] = useState(0);
  const [typed, setTyped] = useState<number | null>(null);
  const [book, setBook] = useState<string | null>(null);
  const [points, setPoints] = useState<number | null>(null);
  const offered = teaserPoints(entries);
  const teaser = points !== null && offered.includes(points) ? points : null;
  const { quote } = useTeaserQuote(entries.filter(isGameBet), teaser);
  if (entries.length === 0) return <SlipEmpty onLeave={onLeave} />;
  const started = entries.filter((entry) => isStarted(entry, board, now));
  const product = teaser === null ? legsMultiplied(entries) : tablePrice(entries, quote);
  const odds = typed ?? product ?? 0;
  const isPriced = isAmericanPrice(odds);
  const change = <T,>(set: (value: T) => void) => {
    return (value: T): void => {
      forgetRefusal();
      set(value);
    };
  };
  const draft = { stake, odds: typed, book: book ?? sharedBook(entries) };
  const isStaked = stake > 0 && !isTooMuch(stake);
  const isOff = entries.length < 2 || started.length > 0 || !isPriced || !isStaked || (teaser !== null && product === null);
  return (
    <div className="slip-v">
      <ul>
        {entries.map((entry) => (
          <Leg key={slipIdentity(entry)} entry={entry} isClosed={started.includes(entry)} disabled={isPlacing} />
        ))}
      </ul>
      {entries.length < 2 ? <p className="note slip-note">A parlay has at least two legs. Tap another price to add it.</p> : null}
      {listConflicts(entries).map((sentence) => (
        <p className="note warn slip-note" key={sentence}>
          {sentence}
        </p>
      ))}
      {started.length > 0 ? (
        <div className="note warn slip-note">
          <p>{started.length === 1 ? '1 leg has started.' : `${started.length} legs have started.`}</p>
          <Button size="sm" onClick={() => started.forEach(slip.remove)}>
            Remove {started.length === 1 ? 'it' : 'them'}
          </Button>
        </div>
      ) : null}
      {entries.length > 1 && offered.length > 0 ? (
        <label className="slip-tz cap">
          <input
            type="checkbox"
            checked={teaser !== null}
            disabled={isPlacing}
            onChange={(event) => {
              change(setPoints)(event.target.checked ? offered[0]! : null);
              setTyped(null);
            }}
          />
          Teaser
        </label>
      ) : null}
      {teaser === null ? null : (
        <TeaserView points={teaser} offered={offered} count={entries.length} quote={quote} onPoints={change(setPoints)} />
      )}
      {teaser === null && entries.length > 1 && hasSameGame(entries) && typed === null ? (
        <p className="note slip-note">{SAME_GAME}</p>
      ) : null}
      <div className="slip-tk">
        <AmountInput
          label="Odds"
          spoken="Odds of the ticket"
          value={odds}
          read={(text) => readSlipOdds(text, oddsFormat)}
          write={(value) => typedOdds(value, oddsFormat)}
          isText
          isBad={typed !== null && !isPriced}
          describedBy={id}
          disabled={isPlacing}
          onChange={change((value: number) => setTyped(value === product ? null : value))}
        />
        <AmountInput
          label="Stake $"
          spoken="Parlay stake"
          value={stake}
          read={readStake}
          write={(value) => value.toFixed(2)}
          step={0.01}
          min={0}
          isBad={isTooMuch(stake)}
          disabled={isPlacing}
          onChange={change(setStake)}
        />
        <QuickStakes label="Quick stakes, parlay" value={stake} disabled={isPlacing} onPick={change(setStake)} />
        <label className="field full">
          <span className="lbl">{BET_DETAILS.book.label}</span>
          <input
            maxLength={BET_DETAILS.book.maxLength}
            placeholder={BET_DETAILS.book.placeholder}
            value={draft.book}
            disabled={isPlacing}
            onChange={(event) => change(setBook)(event.target.value)}
          />
        </label>
      </div>
      {typed !== null && !isPriced ? <p className="slip-err">{ODDS_HINT[oddsFormat]}</p> : null}
      {isTooMuch(stake) ? <p className="slip-err">{STAKE_MAX_WORDS}</p> : null}
      <div className="slip-hint">
        <p className="cap" id={id}>
          {priceNote(typed === null && product !== null, teaser !== null)}
        </p>
        <Button look="quiet" size="sm" disabled={isPlacing} onClick={clearSlip}>
          Clear All
        </Button>
      </div>
      {refusal ? (
        <p className="note bad slip-note" role="alert">
          {refusal}
        </p>
      ) : null}
      <div className="slip-place">
        <SlipTotals stake={isStaked ? stake : 0} win={isStaked ? ticketWin(stake, odds) : 0} />
        <PlaceButton
          count={1}
          isOff={isOff}
          isPlacing={isPlacing}
          onPlace={() => log({ legs: entries, draft, teaser: teaser === null ? null : (quote ?? null) })}
          onSignIn={onLeave}
        />
        <PlaceNote />
      </div>
    </div>
  );
}
