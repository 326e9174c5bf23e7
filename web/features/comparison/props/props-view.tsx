import { SPORTS } from '@clearedge/contract/sports';
import { BASEBALL_KINDS, isPitcherKind, PROPS } from '@clearedge/quant/grading';
import { CalendarX, SearchX } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type ComparedGame, usePropBoard } from '../comparison.queries.ts';
import type { ComparisonState } from '../comparison-url.ts';
import { PropTable } from './prop-table.tsx';
import './props.css';

const KINDS = BASEBALL_KINDS.map((value) => ({ value, label: PROPS[value].name, group: isPitcherKind(value) ? 'Pitcher' : 'Hitter' })).sort(
  (a, b) => b.group.localeCompare(a.group),
);

interface PropsViewProps {
  games: readonly ComparedGame[];
  url: ComparisonState;
  /** Codes; none stands for every book. */
  books: readonly string[];
  who: string;
  now: number;
}

function GameProps({ gameId, url, books, who, now }: Omit<PropsViewProps, 'games'> & { gameId: string }) {
  const { data, isError, error, refetch } = usePropBoard(gameId, who);
  if (!data)
    return isError ? (
      <ErrorState title="The props could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={360} radius={8} />
    );
  const props = data.props.filter(({ propType }) => propType === url.kind);
  if (props.length === 0)
    return <EmptyState icon={SearchX} title="No book offers this prop on this game" hint="Try another prop or game." />;
  const age = data.seenAt ? formatAge(Math.max(0, (now - Date.parse(data.seenAt)) / 1000)) : null;
  return (
    <>
      <PropTable props={props} books={data.books.filter(({ code }) => books.length === 0 || books.includes(code))} isStale={data.isStale} />
      <p className="cap">
        {`${age ? `Prices confirmed ${age} ago${data.isStale ? ', too old to rely on' : ''}. ` : ''}Fair: the median of the books that quote both sides, margin out by the power method. Best and hold count every book; EV is of a decided bet.`}
      </p>
    </>
  );
}

/** Every book's prices on one game's props beside the fair and the best ones. */
export function PropsView({ games, url, ...rest }: PropsViewProps) {
  const { gameTime } = useReaderFormat();
  const open = games.filter(({ isClosed, sport }) => !isClosed && SPORTS[sport].hasPlayerProps);
  const game = open.find(({ gameId }) => gameId === url.game) ?? open[0];
  if (!game) return <EmptyState icon={CalendarX} title="No open props right now" hint="Try another day or league." />;
  const options = open.map(({ gameId, awayTeamCode, homeTeamCode, gameTime: at }) => ({
    value: gameId,
    label: `${awayTeamCode} @ ${homeTeamCode}, ${gameTime(at)}`,
  }));
  return (
    <Panel title={`${game.awayTeam} @ ${game.homeTeam}`}>
      <div className="tools pb-tools">
        <Select label="Game" value={game.gameId} options={options} onChange={(next) => url.change({ game: next })} />
        <Select label="Prop" value={url.kind} options={KINDS} onChange={(kind) => url.change({ kind })} />
      </div>
      <GameProps gameId={game.gameId} url={url} {...rest} />
    </Panel>
  );
}
