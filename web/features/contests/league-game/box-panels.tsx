import { useNow } from '../../../core/clock.ts';
import { useLeagueBox } from '../../../core/league/game.queries.ts';
import type { LeagueBox, LeagueDetail } from '../../../core/league/league-types.ts';
import { type StatColumn, StatTable } from '../../../core/stat-table.tsx';
import { formatAge } from '../../../lib/format.ts';
import { isStatus } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';

type BoxSide = LeagueBox['away'];
type Table = BoxSide['tables'][number];
type Line = Table['players'][number];

const columnsOf = ({ columns }: Table): StatColumn<Line>[] =>
  columns.map(({ head, title }, at) => ({ head, title, of: ({ values }) => values[at] }));

/** Whoever has not been used yet may still come in. */
const absentWords = (isFinal: boolean) => ({ 'did not play': isFinal ? 'Did not play' : 'Not used yet', inactive: 'Inactive' }) as const;

function Absent({ absent, isFinal }: { absent: BoxSide['absent']; isFinal: boolean }) {
  const words = absentWords(isFinal);
  const groups = (['did not play', 'inactive'] as const).map((reason) => ({ reason, men: absent.filter((one) => one.reason === reason) }));
  return (
    <>
      {groups.map(({ reason, men }) =>
        men.length > 0 ? (
          <p className="cap lgm-absent" key={reason}>
            <b>{words[reason]}:</b> {men.map(({ name, position }) => `${name} (${position})`).join(', ')}
          </p>
        ) : null,
      )}
    </>
  );
}

function SidePanel({ team, side, isFinal, caption }: { team: string; side: BoxSide; isFinal: boolean; caption: string }) {
  return (
    <Panel title={team} caption={caption} padded={false}>
      {side.tables.map((table) => (
        <StatTable
          key={table.title}
          caption={`${team}, ${table.title.toLowerCase()}`}
          firstHead={table.title}
          rows={table.players}
          columns={columnsOf(table)}
          note={({ position }) => position}
        />
      ))}
      <Absent absent={side.absent} isFinal={isFinal} />
    </Panel>
  );
}

/** What both sides' players have done; nothing where the source tells of no players. */
export function BoxPanels({ game }: { game: LeagueDetail }) {
  const now = useNow();
  const { data, error, refetch } = useLeagueBox(game);
  if (data) {
    const caption = data.isFinal ? 'Final' : `as of ${formatAge((now - Date.parse(data.asOf)) / 1000)} ago`;
    return (
      <section className="stack" aria-label="Box score">
        <SidePanel team={game.awayTeam} side={data.away} isFinal={data.isFinal} caption={caption} />
        <SidePanel team={game.homeTeam} side={data.home} isFinal={data.isFinal} caption={caption} />
      </section>
    );
  }
  if (isStatus(error, 404)) return null;
  return (
    <Panel title="Box score">
      {error ? (
        <ErrorState title="The box score could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} radius={6} />
      )}
    </Panel>
  );
}
