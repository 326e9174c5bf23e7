import { Link } from 'react-router';
import { Locked } from '../../../core/session/tier-gate.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSigned } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Digest } from '../digest.queries.ts';

type Watch = NonNullable<Digest['watch']>[number];

function WatchRow({ watch }: { watch: Watch }) {
  const { clock, prices } = useReaderFormat();
  const { favoured } = watch;
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={paths.game(watch.gameId)}>{`${watch.awayTeamCode} @ ${watch.homeTeamCode}`}</Link>
        <b>{`${favoured.teamCode} ${formatPercent(favoured.probability)}`}</b>
        <span className="cap">{`${formatPercent(favoured.low, 0)} to ${formatPercent(favoured.high, 0)}, looked at ${clock(watch.analyzedAt)}`}</span>
      </span>
      <ul className="dg-drivers">
        {watch.drivers.map((driver) => (
          <li key={driver.factor}>
            <b>{`${formatSigned(driver.points, 1)} pts ${watch.homeTeamCode}`}</b> <span>{`${driver.title}: ${driver.detail}`}</span>
          </li>
        ))}
      </ul>
      <span className="cap">{prices([watch.verdict, ...watch.changes].join(' '))}</span>
    </li>
  );
}

/** What moves the model most, in the games most worth a look. */
export function WatchPanel({ digest: { watch, locked } }: { digest: Digest }) {
  return (
    <Panel title="What to watch" caption={locked ? undefined : 'Points of win probability, from the model'} padded={false}>
      {locked ? (
        <div className="dg-lock">
          <Locked tier="pro" feature="What moves each game’s number, and what would change it," />
        </div>
      ) : null}
      {watch && watch.length > 0 ? (
        <ul>
          {watch.map((one) => (
            <WatchRow key={one.gameId} watch={one} />
          ))}
        </ul>
      ) : null}
      {watch?.length === 0 ? <p className="dg-none muted">No game has been analyzed yet.</p> : null}
    </Panel>
  );
}
