import './props.css';
import './prop-bars.css';
import { PROPS_SHOWN } from '@clearedge/contract/constants';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Game } from '../contest-types.ts';
import { usePlayerProps } from '../event.queries.ts';
import { ClosingRow } from './closing-row.tsx';
import { PropRow } from './prop-row.tsx';
import { noProps } from './prop-words.ts';
import { PropsNote } from './props-note.tsx';

/** The first four props of a game. It is drawn when the section opens, so that nothing is fetched before. */
export function CardProps({ game }: { game: Game }) {
  const now = useNow();
  const { data, isPending, isError, refetch } = usePlayerProps(game.gameId, true);
  if (isPending) return <Skeleton height={220} radius={6} />;
  if (isError) return <ErrorState title="The props could not be loaded" onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="muted">{noProps(game)}.</p>;
  return (
    <>
      <ul className="g-props">
        {data.slice(0, PROPS_SHOWN).map((prop) => {
          const key = `${prop.playerId}-${prop.propType}-${prop.line}`;
          return prop.closing ? (
            <ClosingRow key={key} prop={prop} closing={prop.closing} isOver={game.isCompleted} />
          ) : (
            <PropRow key={key} game={game} prop={prop} now={now} />
          );
        })}
      </ul>
      {data.some(({ closing }) => closing) ? null : <PropsNote props={data} now={now} />}
      {data.length > PROPS_SHOWN ? (
        <p className="g-all">
          <Link className="link" to={paths.game(game.gameId, { tab: 'props' })}>{`All ${data.length} props of this game`}</Link>
        </p>
      ) : null}
    </>
  );
}
