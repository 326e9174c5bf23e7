import { useNow } from '../../../../core/clock.ts';
import { TierGate } from '../../../../core/tier-gate.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { usePlayerProps } from '../../event.queries.ts';
import type { GameDetail } from '../../event-types.ts';
import { PropRow } from '../../price/prop-row.tsx';

function AllProps({ game }: { game: GameDetail }) {
  const now = useNow();
  const { data, isError, refetch } = usePlayerProps(game.gameId, true);
  if (isError) return <ErrorState title="The props could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius={6} />;
  if (data.length === 0) return <EmptyState title="No player props for this game yet" />;
  return (
    <ul className="g-props">
      {data.map((prop) => (
        <PropRow key={`${prop.playerId}-${prop.propType}-${prop.line}`} game={game} prop={prop} now={now} />
      ))}
    </ul>
  );
}

/** Best price of every player prop; without the tier the data is not even asked for. */
export function PropsTab({ game }: { game: GameDetail }) {
  return (
    <Panel title="Player props" caption="best price each" className="gd-tab">
      <TierGate tier="pro" feature="AI Player Props">
        <AllProps game={game} />
      </TierGate>
    </Panel>
  );
}
