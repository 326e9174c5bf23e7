import { CONFIDENCE } from '@clearedge/contract/constants';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { formatChance, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Game, SuggestedBet } from '../contest-types.ts';
import { playOffer, playTitle, playWorth } from './play-offer.ts';

function Row({ game, bet, now }: { game: Game; bet: SuggestedBet; now: number }) {
  const reference = useEvReference();
  const { ev, ...chance } = playWorth(bet, reference);
  return (
    <li className="sg">
      <div>
        <b>{playTitle(game, bet)}</b>
        <span className="sg-b">
          <Badge
            look={bet.badge === 'High Value' ? 'value' : 'plain'}
            title={`High Value: confidence above ${CONFIDENCE.highFilter} at a price that is value. Else Moderate`}
          >
            {bet.badge}
          </Badge>
          <Badge title="Rated by confidence">{bet.rating}</Badge>
          {bet.isValue ? null : (
            <span className="warn-text">{bet.expectedValue > 0 ? 'too uncertain at this price' : 'not value at this price'}</span>
          )}
        </span>
      </div>
      <div className="x">
        <span className={ev !== null && ev > 0 ? 'ev' : 'ev none'}>{ev === null ? NONE : `${formatSignedPercent(ev)} EV`}</span>
        <small>{`${evName(reference).slice(3)} · ${chance.pushProbability > 0 || chance.winProbability === null ? formatChance(chance) : `${formatChance(chance)} to win`}`}</small>
      </div>
      <OddsButton game={game} offer={playOffer(game, bet)} now={now} />
    </li>
  );
}

/** Bets on the side that the confidence speaks for. Confidence ranks the evidence; only the EV says whether the price is worth it. */
export function SuggestedBets({ game, bets, now }: { game: Game; bets: readonly SuggestedBet[]; now: number }) {
  if (bets.length === 0) return <p className="muted">The confidence is not high enough to suggest a bet.</p>;
  return (
    <ul className="sgs">
      {bets.map((bet) => (
        <Row key={bet.betType} game={game} bet={bet} now={now} />
      ))}
    </ul>
  );
}
