import { CASH_OUT, PRACTICE_STAKE_LEAST, RESET_DAYS, SCORING_BETS_PER_DAY, STARTING_DOLLARS } from '@clearedge/contract/competition';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NO_CASH_VALUE } from '../practice-words.ts';

const START = formatMoney(STARTING_DOLLARS).replace('.00', '');

const FACTS = [
  [
    'Practice',
    `Everybody starts with ${START} of virtual money. A reset goes back to it, once in ${RESET_DAYS} days, and voids your open practice bets.`,
  ],
  [
    'Contest',
    `A second ${START} each week, Monday to Sunday Eastern, for games of that week. It alone counts on the boards: no reset, no cash-out.`,
  ],
  [
    'Scoring',
    `Your first contest bet on each market of a game scores, up to ${SCORING_BETS_PER_DAY} a game day. Both sides of a market score nothing.`,
  ],
  ['Stake', `At least $${PRACTICE_STAKE_LEAST} a bet, and a win of at least one cent.`],
  ['Price', 'You get the best live price when you place. If it drops we ask first; if it rises you get it.'],
  ['Until when', 'Bets close at the scheduled start, or when the game begins if that is earlier, by the clock of the server.'],
  ['Parlays', 'One bet with legs. A lost leg loses it; a pushed or void leg drops out and the price is worked out again.'],
  [
    'Teasers',
    'Football and basketball spreads and totals, one a game, with every number moved in your favor, at the table’s price. They cannot be cashed out.',
  ],
  ['Same game', 'Legs of one game are priced together, because they win and lose together, or refused with the reason.'],
  [
    'Cash out',
    `Your stake, moved by how the books’ prices (in play, the score) have changed your bet’s chance, less ${100 * CASH_OUT.holdPerLeg}% per leg. From ${CASH_OUT.firstOfferMinutes} minute after placing.`,
  ],
  ['Settlement', 'From the final score and the box score, by the house rules, with a receipt for every bet.'],
] as const;

/** The rules of practice betting in short. */
export function HowItWorks() {
  return (
    <Panel title="How Virtual Betting Works">
      <dl className="facts vs-how">
        {FACTS.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="cap vs-fine">
        {NO_CASH_VALUE}{' '}
        <Link className="link" to={paths.houseRules}>
          House rules
        </Link>{' '}
        <Link className="link" to={paths.responsibleGaming}>
          Responsible gaming
        </Link>
      </p>
    </Panel>
  );
}
