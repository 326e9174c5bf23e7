import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { Game, ValuePlay } from '../event-types.ts';
import { OddsButton } from '../price/odds-button.tsx';
import { playOffer, playTitle } from './play-offer.ts';

/** What the side is worth at the best price, why, and down to which price it stays worth taking. */
export function ValuePlayRow({ game, play, now }: { game: Game; play: ValuePlay; now: number }) {
  const { odds } = useReaderFormat();
  const interval = `${formatPercent(play.probabilityLow * (1 - play.pushProbability))} to ${formatPercent(play.probabilityHigh * (1 - play.pushProbability))}`;
  return (
    <li className="vp">
      <div>
        <div className="s">{playTitle(game, play)}</div>
        <p>{play.reasoning}</p>
      </div>
      <div className="x">
        <span className="k">{`EV v. model at ${play.bookName}`}</span>
        <span className={play.expectedValue > 0 ? 'ev' : 'ev none'}>{`${formatSignedPercent(play.expectedValue)} EV`}</span>
      </div>
      <div className="x" title={`One standard deviation: ${interval}`}>
        <span className="k">Win prob.</span>
        {formatChance(play)}
      </div>
      <div className="x">
        <span className="k">Fair price</span>
        {odds(Math.round(play.fairOdds))}
      </div>
      <div className="x">
        <span className="k">Value from</span>
        {play.valueFrom === null ? NONE : odds(play.valueFrom)}
      </div>
      <OddsButton game={game} offer={playOffer(game, play)} now={now} />
    </li>
  );
}
