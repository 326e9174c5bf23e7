import { DIVISIONS, UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import { Panel } from '../../ui/layout/panel.tsx';

const PARTS = [
  {
    title: 'Points',
    text: '3 points for each bet won, 0 for a bet lost. A push, a void and a cashed-out bet give no points. A parlay is one bet.',
  },
  {
    title: 'Ranking',
    text: 'Points first, then net profit. Equals share a place, and the next place is counted on: 1, 2, 2, 4.',
  },
  {
    title: 'The week',
    text: 'Monday to Sunday, Eastern time; it resets Monday at midnight. A bet counts in the week of its game, a parlay in that of its last game.',
  },
  {
    title: 'Units & ROI',
    text: `From ${UNITS_BOARD_LEAST_BETS} settled bets on. Each bet counts as one unit, whatever was staked, so a win at long odds weighs more and nobody leads by staking more. Equals are ranked by ROI: profit over dollars staked.`,
  },
  {
    title: 'Cohorts',
    text: `Everybody starts in ${DIVISIONS[0]}. A cohort has at most twenty competitors of one division: ${DIVISIONS.join(', ')}. When the week is frozen the best fifth go up and the last fifth go down; without a point nobody goes up.`,
  },
  {
    title: 'Frozen weeks',
    text: 'A week is frozen when its last bet is settled, and after three days in any case. A result that is corrected later is logged beside the table with both figures.',
  },
  {
    title: 'Practice only',
    text: 'Practice bets count; bets tracked from other books do not. A reset of your balance takes no bet out of the week. There is nothing to win but the place.',
  },
] as const;

export function HowItWorks() {
  return (
    <Panel title="How It Works">
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
