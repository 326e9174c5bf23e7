import type { GameSport } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useIsOnSlip } from '../../../core/slip/index.ts';
import { NONE } from '../../../lib/format.ts';
import type { NewItem } from '../slip/rules/item.ts';
import { practiceSlip } from '../slip/slip-store.ts';

/** One price of a game as a button shows it. */
export interface GameOffer {
  /** What a press puts on the slip; null while there is no price to take. */
  item: NewItem | null;
  /** "NYY", "−1.5", "O 8.5". */
  short: string;
  /** For those who do not see the column. */
  spoken: string;
  odds: number | null;
  book: string | null;
  /** "14 s", or what stands in its place: "Closed", "Off". */
  note: string;
  /** Class of its state: stale, off, closed. */
  look: string;
  isOpen: boolean;
}

/** A game that practice bets may be placed on. */
export interface OfferedGame {
  gameId: string;
  sport: GameSport;
  awayTeam: string;
  homeTeam: string;
  awayTeamCode: string;
  homeTeamCode: string;
  gameTime: string;
  venue: string;
  /** Away above home; over above under. */
  spread: readonly [GameOffer, GameOffer];
  moneyline: readonly [GameOffer, GameOffer];
  total: readonly [GameOffer, GameOffer];
}

export const GAMES_SHOWN = 6;

const NOTHING = { gameId: '', betType: 'moneyline', selection: '' } as const;

/** One price: a press puts it on the practice slip, and the next takes it off. */
export function PriceButton({ offer }: { offer: GameOffer }) {
  const { odds } = useReaderFormat();
  const { item, isOpen } = offer;
  const isOn = useIsOnSlip(item ?? NOTHING);
  const label = isOn ? `${offer.spoken}, on your slip` : offer.spoken;
  const toggle = (): void => {
    if (!item) return;
    if (isOn) practiceSlip.remove(item);
    else practiceSlip.add(item);
  };
  return (
    <button
      type="button"
      className={clsx('odds', offer.look, isOn && isOpen && 'sel')}
      disabled={!isOpen || !item}
      title={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <span className="sr">{label}</span>
      <span className="ln" aria-hidden="true">
        {offer.short}
      </span>
      <span className="pr" aria-hidden="true">
        {offer.odds === null ? NONE : odds(offer.odds)}
      </span>
      <span className="bk" aria-hidden="true">
        {offer.book ?? ''}
      </span>
      <span className="ag" aria-hidden="true">
        {offer.note}
      </span>
    </button>
  );
}
