import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { NO_CASH_VALUE } from '../practice-words.ts';

const FACTS = [
  ['Practice', 'Everybody starts with $1,000 of virtual money. A reset goes back to it once in 7 days and voids your open practice bets.'],
  [
    'Contest',
    'A second $1,000 each Monday, the same for everybody, for games of that week. It alone counts on the boards: no reset, no cash-out.',
  ],
  ['Stake', 'At least $1 a bet, and a win of at least one cent.'],
  ['Price', 'You get the best live price when you place. Worse than you saw: you are asked first. Better: it is yours.'],
  ['Until when', 'Bets close at the first pitch, by the clock of the server.'],
  ['Parlays', 'One bet with legs. A lost leg loses it; a pushed or void leg drops out and the price is worked out again.'],
  ['Same game', 'Legs of one game are priced together, because they win and lose together, or refused with the reason.'],
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
