import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import type { Game, ValuePlay } from '../contest-types.ts';
import { playOffer, playTitle, playWorth } from './play-offer.ts';

/** What the side is worth at the best price, why, and down to which price it stays worth taking. */
export function ValuePlayRow({ game, play, now }: { game: Game; play: ValuePlay; now: number }) {
  const { odds, prices } = useReaderFormat();
  const reference = useEvReference();
  const { ev, fairOdds, ...chance } = playWorth(play, reference);
  const interval = `${formatPercent(play.probabilityLow * (1 - play.pushProbability))} to ${formatPercent(play.probabilityHigh * (1 - play.pushProbability))}`;
  return (
    <li className="vp">
      <div>
        <div className="s">{playTitle(game, play)}</div>
        <p>{prices(play.reasoning)}</p>
      </div>
      <div className="x">
        <span className="k">{`${evName(reference)} at ${play.bookName}`}</span>
        <span className={ev !== null && ev > 0 ? 'ev' : 'ev none'}>{ev === null ? NONE : `${formatSignedPercent(ev)} EV`}</span>
      </div>
      <div className="x" title={reference === 'model' ? `One standard deviation: ${interval}` : undefined}>
        <span className="k">{reference === 'model' ? 'Win prob.' : 'Market win prob.'}</span>
        {formatChance(chance)}
      </div>
      <div className="x">
        <span className="k">Fair price</span>
        {fairOdds === null ? NONE : odds(Math.round(fairOdds))}
      </div>
      <div className="x">
        <span className="k">Value from</span>
        {play.valueFrom === null ? NONE : odds(play.valueFrom)}
      </div>
      <OddsButton game={game} offer={playOffer(game, play)} now={now} />
    </li>
  );
}
