import { Users } from 'lucide-react';
import { formatCount, formatPercent } from '../../../../lib/format.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import type { GameDetail, PublicSplit } from '../../contest-types.ts';
import { usePublicSplit } from '../../event.queries.ts';

type Share = PublicSplit['moneyline']['away'];
interface SplitProps {
  title: string;
  sample: number;
  simulated: number;
  minimum: number;
  first: { label: string; share: Share };
  second: { label: string; share: Share };
}

function ShareBar({
  what,
  first,
  second,
  labels,
}: {
  what: string;
  first: number | null;
  second: number | null;
  labels: [string, string];
}) {
  if (first === null || second === null) return null;
  const [a, b] = [formatPercent(first, 0), formatPercent(second, 0)];
  return (
    <div className="pub">
      <div className="wp-l">
        <div>
          <b>{a}</b> <span>{labels[0]}</span>
        </div>
        <span>{what}</span>
        <div>
          <span>{labels[1]}</span> <b>{b}</b>
        </div>
      </div>
      <div className="wp-b" aria-hidden="true">
        <i className="a" style={{ width: a }} />
        <i className="h" style={{ width: b }} />
      </div>
    </div>
  );
}

/** "42 bets by ClearEdge users, 40 of them simulated": no one is to take the demo's bettors for people. */
function captionOf(sample: number, simulated: number): string {
  const share = simulated === sample ? 'all' : formatCount(simulated);
  return `${formatCount(sample)} ${sample === 1 ? 'bet' : 'bets'} by ClearEdge users${simulated > 0 ? `, ${share} of them simulated` : ''}`;
}

function Split({ title, sample, simulated, minimum, first, second }: SplitProps) {
  const isEnough = sample >= minimum && first.share.betShare !== null;
  const labels: [string, string] = [first.label, second.label];
  return (
    <Panel title={title} caption={captionOf(sample, simulated)}>
      {isEnough ? (
        <>
          <ShareBar what="Bets" first={first.share.betShare} second={second.share.betShare} labels={labels} />
          <ShareBar what="Money" first={first.share.moneyShare} second={second.share.moneyShare} labels={labels} />
        </>
      ) : (
        <EmptyState title="Not enough bets yet" hint={`The split is shown from ${minimum} bets on.`} icon={Users} />
      )}
    </Panel>
  );
}

export function PublicTab({ game }: { game: GameDetail }) {
  const { data, isError, refetch } = usePublicSplit(game.gameId);
  if (data)
    return (
      <div className="gd-two gd-tab">
        <Split
          title="Moneyline"
          sample={data.moneyline.sample}
          simulated={data.moneyline.simulated}
          minimum={data.minimum}
          first={{ label: game.awayTeamCode, share: data.moneyline.away }}
          second={{ label: game.homeTeamCode, share: data.moneyline.home }}
        />
        <Split
          title="Total Runs"
          sample={data.total.sample}
          simulated={data.total.simulated}
          minimum={data.minimum}
          first={{ label: 'Over', share: data.total.over }}
          second={{ label: 'Under', share: data.total.under }}
        />
      </div>
    );
  if (isError)
    return (
      <div className="panel gd-tab">
        <ErrorState title="The public split could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className="gd-two gd-tab" aria-busy="true">
      <Skeleton height={196} radius={8} />
      <Skeleton height={196} radius={8} />
    </div>
  );
}
