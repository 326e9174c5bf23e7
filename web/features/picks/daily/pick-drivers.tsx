import { sportOf } from '@clearedge/contract/sports';
import { useState } from 'react';
import { DriverBars } from '../../../core/driver-bars.tsx';
import type { AnyPick } from '../pick.queries.ts';
import { usePickAnalysis } from '../pick.queries.ts';

/** What moves the win probability of the team that an open or running pick is on. A total has no such team. */
export function PickDrivers({ pick }: { pick: AnyPick }) {
  const side = 'side' in pick.pick && (pick.pick.side === 'away' || pick.pick.side === 'home') ? pick.pick.side : null;
  const isAsked = side !== null && pick.status !== 'settled' && sportOf(pick.sport).hasAnalysis && !pick.locked;
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = usePickAnalysis(pick.gameKey, isAsked && isOpen);
  if (!isAsked) return null;
  const [name, code] =
    side === 'away' ? [pick.matchup.split(' @ ')[0]!, pick.awayTeamCode] : [pick.matchup.split(' @ ')[1]!, pick.homeTeamCode];
  return (
    <details className="pk-drv" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cap">{`What moves it: points of ${code} win probability, latest analysis`}</summary>
      {data ? <DriverBars analysis={data} team={{ side, name, code }} /> : null}
      {isError && !data ? <p className="cap">This game is not analyzed yet.</p> : null}
    </details>
  );
}
