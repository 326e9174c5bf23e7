import { gameAddress } from '@clearedge/contract/game-address';
import { leagueOf, sportOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { Locked } from '../../../core/session/feature-gate.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSigned } from '../../../lib/format.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Digest } from '../digest.queries.ts';

type Watch = NonNullable<Digest['watch']>[number];

/** Of what a driver's points are. */
const unitOf = ({ sport, driverUnit }: Watch): string => (driverUnit === 'chance' ? 'pts' : sportOf(sport).scoreUnit.many);

const CAPTION = {
  chance: 'Points of win probability, from the model',
  margin: 'Points of the score, from the model',
  both: 'Points of win probability, or of the score, from the model',
} as const;
function captionOf(watch: readonly Watch[]): string {
  const [unit, ...others] = new Set(watch.map(({ driverUnit }) => driverUnit));
  return CAPTION[others.length > 0 ? 'both' : (unit ?? 'chance')];
}

function WatchRow({ watch }: { watch: Watch }) {
  const { clock, prices } = useReaderFormat();
  const { favored } = watch;
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={gameAddress(watch.sport, watch.gameId)}>{`${watch.awayTeamCode} @ ${watch.homeTeamCode}`}</Link>
        <b>{`${favored.teamCode} ${formatPercent(favored.probability)}`}</b>
        <span className="cap">
          {`${leagueOf(watch.sport)} · ${formatPercent(favored.low, 0)} to ${formatPercent(favored.high, 0)}, looked at ${clock(watch.analyzedAt)}`}
        </span>
      </span>
      <ul className="dg-drivers">
        {watch.drivers.map(({ factor, title, detail, points }) => (
          <li key={factor}>
            <b>{`${formatSigned(points, 1)} ${unitOf(watch)} ${watch.homeTeamCode}`}</b>{' '}
            <span>{detail ? `${title}: ${detail}` : title}</span>
          </li>
        ))}
      </ul>
      <span className="cap">{prices([watch.verdict, ...watch.changes].join(' '))}</span>
    </li>
  );
}

function Games({ watch }: { watch: readonly Watch[] }) {
  return (
    <FoldPanel name="What to watch">
      <Panel title="What to watch" caption={captionOf(watch)} padded={false}>
        {watch.length > 0 ? (
          <ul>
            {watch.map((one) => (
              <WatchRow key={one.gameId} watch={one} />
            ))}
          </ul>
        ) : (
          <p className="dg-none muted">No game has been analyzed yet.</p>
        )}
      </Panel>
    </FoldPanel>
  );
}

/** What moves the models most, in the games most worth a look; who may not read it sees that at once. */
export function WatchPanel({ digest: { watch } }: { digest: Digest }) {
  if (watch) return <Games watch={watch} />;
  return (
    <Panel title="What to watch" padded={false}>
      <div className="dg-lock">
        <Locked feature="digest" what="What moves each game’s number, and what would change it," />
      </div>
    </Panel>
  );
}
