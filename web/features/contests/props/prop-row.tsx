import { propUnitOf } from '@clearedge/contract/words/selection-words';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import type { OfferGame } from '../../../core/prices/offer.ts';
import { MARKET_ONLY, referenceOf } from '../../../core/props/market-only.ts';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import type { PlayerProp } from '../contest-types.ts';
import { DistributionBars } from './distribution-bars.tsx';
import { PropErrors } from './prop-errors.tsx';
import { propOffer } from './prop-offer.ts';
import { betterSide, chanceText, edgeOf, type HitRate, hasGames, rateOf, rateWords, type Side, winsOf } from './prop-words.ts';

/** How often the side came in at this line in his last 5, 10 and 20 games, each with its number of games. */
function HitRates({ rates, side }: { rates: readonly HitRate[]; side: Side }) {
  return (
    <div className="rates">
      {rates
        .filter(({ span }) => span !== 'season')
        .map((rate) => {
          const share = rateOf(rate, side);
          return (
            <div key={rate.span} title={rateWords(rate, side)}>
              <span className="sr">{rateWords(rate, side)}</span>
              <span className="rl" aria-hidden="true">{`${side === 'over' ? 'O' : 'U'} L${rate.span.slice(1)}`}</span>
              <span className="rb" aria-hidden="true" style={cssVars({ '--w': `${100 * (share ?? 0)}%` })}>
                <i />
              </span>
              <b aria-hidden="true">{share === null ? NONE : formatPercent(share, 0)}</b>
              <small aria-hidden="true">{`${winsOf(rate, side)} of ${rate.games}`}</small>
            </div>
          );
        })}
    </div>
  );
}

interface PropRowProps {
  game: OfferGame;
  prop: PlayerProp;
  now: number;
  /** Stands under the row: what opens it, and what is open. */
  children?: ReactNode;
}

/** A price that no book offers: shown, and not to be pressed. */
function ModelPrice({ prop, side }: { prop: PlayerProp; side: 'over' | 'under' }) {
  const { odds } = useReaderFormat();
  const offer = prop[side];
  return (
    <span className="model-price">
      <span>{`${side === 'over' ? 'O' : 'U'} ${prop.line}`}</span>
      <b>{odds(offer?.odds)}</b>
      <small>model price</small>
    </span>
  );
}

function Belief({ prop }: { prop: PlayerProp }) {
  const reference = referenceOf(prop, useEvReference());
  const better = betterSide(prop, reference);
  if (!prop.projection && !prop.isMarketOnly) return <p className="gp-say muted">No projection yet</p>;
  const chance = better && chanceText(better.side, better.offer, reference);
  const worth = better && edgeOf(better.offer, reference);
  return (
    <p className="gp-say">
      {prop.projection ? (
        <span>
          Projection <b>{prop.projection.mean.toFixed(2)}</b>
        </span>
      ) : (
        <span className="muted">{MARKET_ONLY}</span>
      )}
      {chance ? <span>{chance}</span> : null}
      {worth ? <span className={clsx('ev', worth.band)}>{worth.text}</span> : null}
    </p>
  );
}

/** From here on a price's button needs more room. */
const LONG_LINE = 100;

/** One proposition: who, both prices, what the model makes of it and how often it came in. */
export function PropRow({ game, prop, now, children }: PropRowProps) {
  const hasLog = hasGames(prop);
  const isModelPrice = prop.over?.isModelPrice === true;
  const side = betterSide(prop, referenceOf(prop, useEvReference()))?.side ?? 'over';
  return (
    <li className={clsx('g-prop', prop.line >= LONG_LINE && 'wide')}>
      <div className="gp-who">
        <b>{prop.playerName}</b> <span className="muted">{prop.teamCode}</span>
        <small>{`${propUnitOf(prop.propType)} v. ${prop.opponent}`}</small>
      </div>
      {(['over', 'under'] as const).map((side) =>
        isModelPrice ? (
          <ModelPrice key={side} prop={prop} side={side} />
        ) : (
          <OddsButton key={side} game={game} offer={propOffer(prop, side)} now={now} />
        ),
      )}
      <PropErrors prop={prop} />
      {prop.isMarketOnly && !hasLog ? null : (
        <div className="gp-more">
          <Belief prop={prop} />
          {prop.projection?.distribution.length ? (
            <DistributionBars distribution={prop.projection.distribution} line={prop.line} />
          ) : (
            <span />
          )}
          {hasLog ? <HitRates rates={prop.hitRates} side={side} /> : null}
        </div>
      )}
      {children}
    </li>
  );
}
