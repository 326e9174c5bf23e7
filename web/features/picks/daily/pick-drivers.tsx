import { sportOf } from '@clearedge/contract/sports';
import { DriverBars } from '../../../core/driver-bars.tsx';
import type { AnyPick } from '../pick.queries.ts';
import { usePickAnalysis } from '../pick.queries.ts';

/** What moves the win probability of the team that an open or running pick is on. A total has no such team. */
export function PickDrivers({ pick }: { pick: AnyPick }) {
  const side = 'side' in pick.pick && (pick.pick.side === 'away' || pick.pick.side === 'home') ? pick.pick.side : null;
  const isAsked = side !== null && pick.status !== 'settled' && sportOf(pick.sport).hasAnalysis && !pick.locked;
  const { data } = usePickAnalysis(pick.gameKey, isAsked);
  if (!isAsked || !data) return null;
  const [name, code] =
    side === 'away' ? [pick.matchup.split(' @ ')[0]!, pick.awayTeamCode] : [pick.matchup.split(' @ ')[1]!, pick.homeTeamCode];
  return (
    <details className="pk-drv" open>
      <summary className="cap">{`What moves it: points of ${code} win probability, latest analysis`}</summary>
      <DriverBars analysis={data} team={{ side, name, code }} />
    </details>
  );
}
