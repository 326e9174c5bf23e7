import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatSigned, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type PlayerForm, usePlayerForm } from '../golf.queries.ts';
import { golfPaths } from '../golf-paths.ts';
import { outText, toParText } from '../golf-words.ts';

export function FormTiles({ form }: { form: PlayerForm }) {
  return (
    <Tiles
      items={[
        { label: 'Wins', value: form.wins, note: `of ${form.events}` },
        { label: 'Top 10s', value: form.top10s, note: `of ${form.events}` },
        { label: 'Cuts made', value: form.cutsMade, note: `of ${form.cutsPlayed}` },
        {
          label: 'Average round',
          value: form.averageToPar === null ? NONE : formatSigned(form.averageToPar),
          note: `to par, n ${form.rounds}`,
        },
      ]}
    />
  );
}

function Results({ form }: { form: PlayerForm }) {
  const { date } = useReaderFormat();
  if (form.results.length === 0) return <EmptyState title="No finished tournaments" hint="Results appear here when one is over." />;
  return (
    <WideTable label={`Results of ${form.name}`}>
      <table className="tbl">
        <ColumnHeads heads={['Tournament', ['Finish'], ['Total'], ['Rounds']]} />
        <tbody>
          {form.results.map((result) => (
            <tr key={result.tournamentId}>
              <th scope="row">
                <Link to={golfPaths.tournament(result.tournamentId)}>{result.name}</Link>
                <small>{date(result.endDate, 'plain')}</small>
              </th>
              <td className="num" title={outText(result.positionText)}>
                {result.positionText ?? NONE}
              </td>
              <td className="num">{result.toPar === null ? NONE : toParText(result.toPar)}</td>
              <td className="num">{result.rounds.map((strokes) => strokes ?? '?').join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A golfer's finished tournaments. */
export default function PlayerDialog({ playerId, onClose }: { playerId: string; onClose: () => void }) {
  const { data, isError, refetch } = usePlayerForm(playerId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={data?.name ?? 'Player'}
      description="Last finished tournaments"
      wide
    >
      {data ? (
        <div className="gf-form">
          <FormTiles form={data} />
          <Results form={data} />
        </div>
      ) : isError ? (
        <ErrorState title="The player could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} radius={6} />
      )}
    </Dialog>
  );
}
