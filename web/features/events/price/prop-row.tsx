import type { PlayerProp } from '../event-types.ts';
import { OddsButton } from './odds-button.tsx';
import type { OfferGame } from './offer.ts';
import { propOffer, propWords } from './prop-offer.ts';

export function PropRow({ game, prop, now }: { game: OfferGame; prop: PlayerProp; now: number }) {
  return (
    <li className="g-prop">
      <div>
        <b>{prop.playerName}</b> <span className="muted">{prop.teamCode}</span>
        <small>{`${propWords(prop.propType)} v. ${prop.opponent}`}</small>
      </div>
      <OddsButton game={game} offer={propOffer(prop, 'over')} now={now} />
      <OddsButton game={game} offer={propOffer(prop, 'under')} now={now} />
    </li>
  );
}
