import clsx from 'clsx';
import { cssVars } from '../../lib/css-vars.ts';
import { formatAge, NONE } from '../../lib/format.ts';
import { takesBets } from '../games.ts';
import { useReaderFormat } from '../settings/reader-format.ts';
import { slip, useIsOnSlip } from '../slip/index.ts';
import { useStatus } from '../status.ts';
import { canBet, type Offer, type OfferGame, priceState, recentMove, STATE_CLASS, STATE_WORD, slipEntryOf, spokenPrice } from './offer.ts';

interface OddsButtonProps {
  game: OfferGame;
  offer: Offer;
  now: number;
  /** Column and row of the card's grid. */
  column?: number;
  row?: number;
}

const DEFAULT_MAX_AGE_SECONDS = 900;
const MOVE_CLASS = { up: 'up', down: 'dn' } as const;

function press(game: OfferGame, offer: Offer, isOn: boolean): void {
  const entry = slipEntryOf(game, offer);
  if (isOn) slip.remove({ gameId: game.gameId, betType: offer.betType, selection: offer.selection });
  else if (entry) slip.add(entry);
}

/** One price: press it and it is on the slip, press it again and it is not. Its place never changes. */
export function OddsButton({ game, offer, now, column, row }: OddsButtonProps) {
  const { odds: oddsText } = useReaderFormat();
  const maxAge = useStatus()?.maxPriceAgeSeconds ?? DEFAULT_MAX_AGE_SECONDS;
  const isOn = useIsOnSlip({ gameId: game.gameId, betType: offer.betType, selection: offer.selection });
  const { cell } = offer;
  const state = priceState(cell, now, maxAge, takesBets(game));
  const isOpen = canBet(state);
  const move = isOpen ? recentMove(cell, now) : null;
  const ageSeconds = cell.seenAt ? Math.max(0, (now - Date.parse(cell.seenAt)) / 1000) : null;
  const price = state === 'off' ? NONE : oddsText(cell.odds);
  const age = ageSeconds === null ? '' : formatAge(ageSeconds);
  const label = spokenPrice({ spoken: offer.spoken, price, bookName: cell.bookName, state, move, ageSeconds });
  return (
    <button
      type="button"
      className={clsx('odds', STATE_CLASS[state], move && MOVE_CLASS[move], isOn && isOpen && 'sel')}
      style={column ? cssVars({ '--c': column, '--r': row ?? 1 }) : undefined}
      aria-pressed={isOpen ? isOn : undefined}
      disabled={!isOpen && !isOn}
      title={label}
      onClick={() => press(game, offer, isOn)}
    >
      <span className="sr">{label}</span>
      <span className="ln" aria-hidden="true">
        {offer.short}
      </span>
      <span className="pr" aria-hidden="true">
        {price}
      </span>
      <span className="bk" aria-hidden="true">
        {state === 'off' ? 'Off' : cell.book}
      </span>
      <span className="ag" aria-hidden="true">
        {move ? <span className="mv" /> : null}
        {STATE_WORD[state] ?? (state === 'off' ? '' : age)}
      </span>
    </button>
  );
}
