import { CircleCheck } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { AcceptButton } from './accept-button.tsx';
import { type QueuedGame, useAcceptResult, useQueue } from './operations.queries.ts';

/** Takes the source's present result in place of the held one, with a reason. */
function AcceptResult({ game, hold }: { game: QueuedGame; hold: string }) {
  const accept = useAcceptResult();
  return (
    <AcceptButton
      action="Accept the result"
      title="Accept the source’s result"
      description={`${game.label}. Held because: ${hold}. The source is asked again; its result is taken if it is complete and final, and bets are graded again on it.`}
      isBusy={accept.isPending}
      onSend={(reason, onSuccess) => accept.mutate({ gameId: game.gameId, hold, reason }, { onSuccess })}
    />
  );
}

const REASON: Record<QueuedGame['reason'], string> = { 'missing-score': 'Missing score', suspended: 'Stopped', flagged: 'Undecided' };

const statusWord = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

/** On a phone the parts of a row stand one below the other, each under its head. */
const HEADS = ['Game', 'Why', 'Status', 'Waiting'] as const;

function waitingWords({ bets, practiceLegs, picks, parlayLegs, groupPicks, signals }: QueuedGame): string {
  const parts: [number, string, string][] = [
    [bets, 'bet', 'bets'],
    [practiceLegs, 'practice leg', 'practice legs'],
    [picks, 'pick', 'picks'],
    [parlayLegs, 'parlay leg', 'parlay legs'],
    [groupPicks, 'group pick', 'group picks'],
    [signals, 'strategy signal', 'strategy signals'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}

function QueueRow({ game }: { game: QueuedGame }) {
  const { dateTime } = useReaderFormat();
  const notes = [game.statusNote, ...game.flags].filter(Boolean).join('; ');
  return (
    <tr>
      <th scope="row">
        {game.label}
        <small>{dateTime(game.startsAt)}</small>
      </th>
      <td data-head={HEADS[1]}>
        <Badge look="warn">{REASON[game.reason]}</Badge>
        {notes ? <small>{notes}</small> : null}
        {!game.hold ? null : <AcceptResult game={game} hold={game.hold} />}
      </td>
      <td data-head={HEADS[2]}>
        {statusWord(game.status)}
        {game.score ? (
          <small>
            {game.score.away}–{game.score.home}
          </small>
        ) : null}
      </td>
      <td data-head={HEADS[3]}>{waitingWords(game)}</td>
    </tr>
  );
}

function QueueBody() {
  const { data, isError, refetch } = useQueue();
  if (isError) return <ErrorState title="The queue could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius={8} />;
  if (data.length === 0)
    return <EmptyState icon={CircleCheck} title="All settled" hint="Every game and tournament that should be over is settled." />;
  return (
    <WideTable label="Games that wait">
      <table className="tbl ad-queue">
        <ColumnHeads heads={HEADS} />
        <tbody>
          {data.map((game) => (
            <QueueRow key={game.gameId} game={game} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Games that should be over and still hold bets or picks up. */
export const QueuePanel = () => (
  <Panel title="Settlement queue" caption="Games awaiting settlement" padded={false}>
    <QueueBody />
  </Panel>
);
