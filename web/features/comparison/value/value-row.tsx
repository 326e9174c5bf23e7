import { termsOf } from '@clearedge/contract/markets/board-markets';
import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatAge, formatMoney, formatPercent, formatSigned } from '../../../lib/format.ts';
import type { SlipUse } from '../board/slip-use.ts';
import type { ValuePrice } from '../comparison.queries.ts';
import { priceHead, sideText } from '../words.ts';
import { stakeOf } from './value-rules.ts';
import '../../../ui/controls/board-price.css';

interface ValueRowProps {
  price: ValuePrice;
  settings: Settings;
  now: number;
  slip: SlipUse;
  /** The model is the reference, and the books only confirm it. */
  isModel: boolean;
}

const evWords = (push: number | null): string => (push === null ? 'EV if decided' : push > 0 ? `EV, ${formatPercent(push)} push` : 'EV');

/** One price above fair: the bet, the price to press, its EV, what fair rests on, the stake, and its age. */
export function ValueRow({ price, settings, now, slip, isModel }: ValueRowProps) {
  const { odds, gameTime } = useReaderFormat();
  const { market, side, line, book, bookName, bookCount, agreeing } = price;
  const name = sideText(price, side, line);
  const isOn = slip.isOn(price, market, side, line, book);
  const age = (iso: string): string => formatAge(Math.max(0, (now - Date.parse(iso)) / 1000));
  const staked = stakeOf(price, settings);
  const share = `${formatPercent(staked.share, 2)} of bankroll`;
  const { team } = termsOf(market);
  const about = team ?? side;
  const teams =
    about === 'home' ? [price.homeTeamCode] : about === 'away' ? [price.awayTeamCode] : [price.awayTeamCode, price.homeTeamCode];
  return (
    <li className="ev-row">
      <div className="ev-bet">
        <b>
          {teams.map((code) => (
            <TeamChip key={code} sport={price.sport} code={code} size="sm" />
          ))}{' '}
          {name}
        </b>
        <small>{`${priceHead(price)}, ${price.awayTeamCode} @ ${price.homeTeamCode}, ${gameTime(price.gameTime)}`}</small>
      </div>
      <button
        type="button"
        className={clsx('board-price', isOn && 'sel')}
        aria-pressed={isOn}
        aria-label={`${isOn ? 'Take off the slip' : 'Add to slip'}: ${name} ${odds(price.odds)} at ${bookName}`}
        onClick={() => slip.press(price, market, side, price, { code: book, name: bookName })}
      >
        <b>{odds(price.odds)}</b> <small>{bookName}</small>
      </button>
      <div className="ev-num ev-ev">
        <b>{`${formatSigned(price.evPct)}%`}</b>
        <small>{evWords(price.pushProbability)}</small>
      </div>
      <div className="ev-num">
        <span>{`fair ${odds(price.fairOdds)}`}</span>
        <small>{`${formatPercent(price.fairProbability)} by ${isModel ? `our model; ${agreeing} of ${bookCount} books agree` : bookCount === 1 ? '1 book' : `${bookCount} books, ${agreeing} agree`}`}</small>
      </div>
      <div className="ev-num">
        <span>{staked.dollars === null ? share : `stake ${formatMoney(staked.dollars)}`}</span>
        <small>{staked.dollars === null ? 'stake' : share}</small>
      </div>
      <div className="ev-num">
        <span>{`${age(price.seenAt)} old`}</span>
        <small>{`fair ${age(price.referenceSeenAt)}, hold ${formatPercent(price.referenceHold)}`}</small>
      </div>
    </li>
  );
}
