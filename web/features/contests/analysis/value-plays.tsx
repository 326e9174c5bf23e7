import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import type { Analysis, Game, ValuePlay } from '../contest-types.ts';
import { playOffer, playTitle, playWorth } from './play-offer.ts';

/** What the side is worth at the best price, why, and down to which price it stays worth taking. */
function ValuePlayRow({ game, play, now }: { game: Game; play: ValuePlay; now: number }) {
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

/** The plays that are worth their price now; without one, "no bet" and the side that is nearest to being one. */
export function ValuePlays({ game, analysis, now, most }: { game: Game; analysis: Analysis; now: number; most?: number }) {
  const { valuePlays, verdict, nearest } = analysis;
  const shown = valuePlays.slice(0, most);
  if (shown.length > 0)
    return (
      <ul className="vps">
        {shown.map((play) => (
          <ValuePlayRow key={`${play.market} ${play.side}`} game={game} play={play} now={now} />
        ))}
      </ul>
    );
  return (
    <>
      <p className="vp-none">
        <b>{verdict}</b>
        {nearest ? <span className="muted"> The nearest to one:</span> : null}
      </p>
      {nearest ? (
        <ul className="vps">
          <ValuePlayRow game={game} play={nearest} now={now} />
        </ul>
      ) : null}
    </>
  );
}
