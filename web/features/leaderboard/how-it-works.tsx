import {
  DIVISIONS,
  PRACTICE_STAKE_LEAST,
  RESET_DAYS,
  SCORING_BETS_PER_DAY,
  STARTING_DOLLARS,
  UNITS_BOARD_LEAST_BETS,
} from '@clearedge/contract/competition';
import { formatMoney } from '../../lib/format.ts';
import { Panel } from '../../ui/layout/panel.tsx';

const RULES = [
  `Everybody gets a contest bankroll of ${formatMoney(STARTING_DOLLARS)} each Monday at midnight Eastern, for games of that week. No reset touches it, and contest bets cannot be cashed out.`,
  `3 points for each bet won, 0 for a bet lost or pushed; a void does not count. A bet needs a stake of at least ${formatMoney(PRACTICE_STAKE_LEAST)}.`,
  'One scoring bet per market and game: the first you place. If you take both sides of a market, whatever the lines, the books or the parlays, none of your bets on that market scores.',
  'A parlay is one bet and takes the market of each of its legs: it scores only if it is your first bet on every one of them.',
  `At most ${SCORING_BETS_PER_DAY} bets of a game day score, the first you place. A parlay is of the day of its last game.`,
] as const;

const PARTS = [
  {
    title: 'Ranking',
    text: 'Points first, then net profit of scoring bets. Who has only pending bets is listed with 0 points. Equals share a place, and the next place is counted on: 1, 2, 2, 4.',
  },
  {
    title: 'The week',
    text: 'Monday to Sunday, Eastern time; it resets Monday at midnight. What is left of a contest bankroll at the end of its week is not carried over.',
  },
  {
    title: 'Units & ROI',
    text: `From ${UNITS_BOARD_LEAST_BETS} scoring bets on. Each bet counts as one unit, worked out from its price, whatever was staked. Equals are ranked by ROI: profit over dollars staked.`,
  },
  {
    title: 'Cohorts',
    text: `Everybody starts in ${DIVISIONS[0]}. A cohort has at most twenty competitors of one division: ${DIVISIONS.join(', ')}. When the week is final the best fifth go up and the last fifth go down; without a point no one goes up.`,
  },
  {
    title: 'Final weeks',
    text: 'A week is final when its last bet is settled, and after three days in any case. It is corrected if a result is corrected, with both figures beside the table.',
  },
  {
    title: 'Contest only',
    text: `Bets of your practice bankroll and bets tracked from other books do not count. The practice bankroll can be reset once in ${RESET_DAYS} days; how often someone did is shown beside the name. There is nothing to win but the place.`,
  },
] as const;

export function HowItWorks() {
  return (
    <Panel title="How It Works">
      <h3 className="lb-rules-h">What scores</h3>
      <ol className="lb-rules">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <dl className="lb-how">
        {PARTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
