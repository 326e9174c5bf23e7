import { lowestTierName } from '@clearedge/contract/entitlements';
import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { boardHead } from '../../../core/prices/board-head.ts';
import { useCan } from '../../../core/session/use-can.ts';
import { formatAge } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import type { AlternateAnswer } from '../contest-types.ts';
import { useAlternates } from '../event.queries.ts';
import { Ladder } from './ladder.tsx';
import './alternates.css';

/** How old the lines are, and what the figures beside them mean or how to get them. */
function Note({ answer }: { answer: AlternateAnswer }) {
  const now = useNow(5000);
  const canSee = useCan('analysis');
  const age = answer.seenAt ? `Alternate lines ${formatAge((now - Date.parse(answer.seenAt)) / 1000)} old. ` : '';
  const isJudged = answer.ladders.some(({ rungs }) => rungs.some(({ judged }) => judged !== null));
  if (!canSee)
    return (
      <p className="cap alt-note">
        {age}
        <Link className="link" to={paths.subscribe}>{`Our chance and EV at every number with ${lowestTierName('analysis')}`}</Link>
      </p>
    );
  return (
    <p className="cap alt-note">
      {age}
      {isJudged
        ? 'Our chance of winning when the stake does not come back, push chance, and EV at the price. Away from the main line our number is the books’ own without their margin, where they price both sides.'
        : 'No chance or EV yet: the model has no forecast of this game.'}
    </p>
  );
}

function Lines({ game, answer }: { game: AnyGame; answer: AlternateAnswer }) {
  const { ladders, reason } = answer;
  const [chosen, setChosen] = useState<BoardMarket | null>(null);
  const shown = ladders.find(({ market }) => market === chosen) ?? ladders[0];
  if (!shown) return <EmptyState title="No alternate lines" hint={reason} />;
  const options = ladders.map(({ market }) => ({ value: market, label: boardHead(game.sport, market) }));
  return (
    <>
      {options.length > 1 ? <Segmented label="Market" value={shown.market} options={options} onChange={setChosen} /> : null}
      <Ladder game={game} market={shown.market} rungs={shown.rungs} />
      <Note answer={answer} />
    </>
  );
}

/** Every number at which books sell a game's spread and total, each side at its best price. */
export default function AlternateLines({ game }: { game: AnyGame }) {
  const answer = useAlternates(game.gameId);
  return (
    <Loaded answer={answer} failed="The alternate lines could not be loaded" height={420}>
      {(data) => <Lines game={game} answer={data} />}
    </Loaded>
  );
}
