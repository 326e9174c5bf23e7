import { type GameSport, leagueOf, SPORTS } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { isBaseballKind, isPitcherKind, PROPS, type PropKind } from '@clearedge/quant/grading';
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

/** A sport's kinds to choose from; baseball's under two headings, pitchers' first. */
const optionsOf = (sport: GameSport) =>
  propKindsOf(sport)
    .map((value) => ({
      value,
      label: PROPS[value].name,
      ...(isBaseballKind(value) ? { group: isPitcherKind(value) ? 'Pitcher' : 'Hitter' } : {}),
    }))
    .sort((a, b) => (b.group ?? '').localeCompare(a.group ?? ''));

interface PropsViewProps {
  games: readonly ComparedGame[];
  sport: GameSport;
  /** Those in season whose players are priced. */
  sports: readonly GameSport[];
  url: ComparisonState;
  /** Codes; none stands for every book. */
  books: readonly string[];
  who: string;
  now: number;
}

function GameProps({
  gameId,
  kind,
  books,
  who,
  now,
}: Omit<PropsViewProps, 'games' | 'url' | 'sport' | 'sports'> & { gameId: string; kind: PropKind }) {
  const { data, isError, error, refetch } = usePropBoard(gameId, who);
  if (!data)
    return isError ? (
      <ErrorState title="The props could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={360} radius={8} />
    );
  const props = data.props.filter(({ propType }) => propType === kind);
  if (props.length === 0)
    return <EmptyState icon={SearchX} title="No book offers this prop on this game" hint="Try another prop or game." />;
  const age = data.seenAt ? formatAge(Math.max(0, (now - Date.parse(data.seenAt)) / 1000)) : null;
  return (
    <>
      <PropTable props={props} books={data.books.filter(({ code }) => books.length === 0 || books.includes(code))} isStale={data.isStale} />
      <p className="cap">
        {`${age ? `Prices confirmed ${age} ago${data.isStale ? ', too old to rely on' : ''}. ` : ''}Fair: the average of the books that quote both sides, margin out by the power method. Best and hold count every book; EV is of a decided bet.`}
      </p>
    </>
  );
}

/** Every book's prices on one game's props beside the fair and the best ones. */
export function PropsView({ games, sport, sports, url, ...rest }: PropsViewProps) {
  const { gameTime } = useReaderFormat();
  const open = games.filter((game) => !game.isClosed && game.sport === sport && SPORTS[sport].hasPlayerProps);
  const game = open.find(({ gameId }) => gameId === url.game) ?? open[0];
  const leagues = sports.map((value) => ({ value, label: leagueOf(value) }));
  const chooser =
    leagues.length > 1 ? (
      <Select label="League" value={sport} options={leagues} onChange={(next) => url.change({ sport: next, game: null })} />
    ) : null;
  if (!game)
    return (
      <>
        <div className="tools pb-tools">{chooser}</div>
        <EmptyState icon={CalendarX} title="No open props right now" hint="Try another day or league." />
      </>
    );
  const options = open.map(({ gameId, awayTeamCode, homeTeamCode, gameTime: at }) => ({
    value: gameId,
    label: `${awayTeamCode} @ ${homeTeamCode}, ${gameTime(at)}`,
  }));
  const kinds = optionsOf(sport);
  const kind = kinds.find(({ value }) => value === url.kind)?.value ?? kinds[0]!.value;
  return (
    <Panel title={`${game.awayTeam} @ ${game.homeTeam}`}>
      <div className="tools pb-tools">
        {chooser}
        <Select label="Game" value={game.gameId} options={options} onChange={(next) => url.change({ game: next })} />
        <Select label="Prop" value={kind} options={kinds} onChange={(next) => url.change({ kind: next })} />
      </div>
      <GameProps gameId={game.gameId} kind={kind} {...rest} />
    </Panel>
  );
}
