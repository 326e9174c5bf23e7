import type { AnyGame } from '../../../../core/games.ts';
import { marketHead } from '../../../../core/prices/read-markets.ts';
import { formatCount, formatPercent, plural } from '../../../../lib/format.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import type { PublicSplit } from '../../contest-types.ts';
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
  return `${plural(sample, 'bet')} by ClearEdge users${simulated > 0 ? `, ${share} of them simulated` : ''}`;
}

function Split({ title, sample, simulated, minimum, first, second }: SplitProps) {
  const isEnough = sample >= minimum && first.share.betShare !== null;
  const labels: [string, string] = [first.label, second.label];
  return (
    <>
      <h3 className="pub-h">
        {title} <span className="cap">{captionOf(sample, simulated)}</span>
      </h3>
      {isEnough ? (
        <>
          <ShareBar what="Bets" first={first.share.betShare} second={second.share.betShare} labels={labels} />
          <ShareBar what="Money" first={first.share.moneyShare} second={second.share.moneyShare} labels={labels} />
        </>
      ) : (
        <p className="muted">{`Not enough bets yet: shown from ${minimum} on.`}</p>
      )}
    </>
  );
}

/** How the bets and the money of ClearEdge's own users divide. */
export function PublicPanel({ game }: { game: AnyGame }) {
  const { data, isError, refetch } = usePublicSplit(game.gameId);
  if (data)
    return (
      <Panel title="Public">
        <Split
          title="Moneyline"
          sample={data.moneyline.sample}
          simulated={data.moneyline.simulated}
          minimum={data.minimum}
          first={{ label: game.awayTeamCode, share: data.moneyline.away }}
          second={{ label: game.homeTeamCode, share: data.moneyline.home }}
        />
        <Split
          title={marketHead(game.sport, 'total')}
          sample={data.total.sample}
          simulated={data.total.simulated}
          minimum={data.minimum}
          first={{ label: 'Over', share: data.total.over }}
          second={{ label: 'Under', share: data.total.under }}
        />
      </Panel>
    );
  if (isError)
    return (
      <Panel title="Public">
        <ErrorState title="The public split could not be loaded" onRetry={() => void refetch()} />
      </Panel>
    );
  return <Skeleton height={240} radius={8} />;
}
