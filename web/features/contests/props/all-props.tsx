import { REFRESH_MS } from '@clearedge/contract/constants';
import { propUnitOf } from '@clearedge/contract/words/selection-words';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { referenceOf } from '../../../core/props/market-only.ts';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { type EvReference, worthAgainst } from '../../../lib/worth.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { PlayerProp, PropGame } from '../contest-types.ts';
import { usePlayerProps } from '../event.queries.ts';
import { ClosingRow } from './closing-row.tsx';
import { PropDetail } from './prop-detail.tsx';
import { PropRow } from './prop-row.tsx';
import { betterSide, hasGames, noProps } from './prop-words.ts';
import { PropsNote } from './props-note.tsx';
import './props.css';
import './prop-bars.css';
import { useSearch } from '../../../lib/use-search.ts';

type PropOrder = 'kind' | 'ev';
interface PropFilter {
  /** A kind of proposition, or every kind. */
  kind: string;
  team: string;
  order: PropOrder;
}

const readFilter = (params: URLSearchParams): PropFilter => ({
  kind: params.get('kind') ?? '',
  team: params.get('team') ?? '',
  order: params.get('order') === 'ev' ? 'ev' : 'kind',
});

const evOf = (prop: PlayerProp, preferred: EvReference): number => {
  const reference = referenceOf(prop, preferred);
  const better = betterSide(prop, reference);
  return (better && worthAgainst(better.offer, reference).ev) ?? Number.NEGATIVE_INFINITY;
};
const isValue = (prop: PlayerProp, preferred: EvReference): boolean => {
  const reference = referenceOf(prop, preferred);
  return betterSide(prop, reference)?.offer.doubt[reference] === null;
};

/** What passes the filter, in the server's order, or value first and each by its EV against the member's reference. */
export function filterProps(
  props: readonly PlayerProp[],
  { kind, team, order }: PropFilter,
  reference: EvReference = 'model',
): PlayerProp[] {
  const shown = props.filter((prop) => (kind === '' || prop.propType === kind) && (team === '' || prop.teamCode === team));
  if (order !== 'ev') return shown;
  return shown.sort(
    (a, b) => Number(isValue(b, reference)) - Number(isValue(a, reference)) || evOf(b, reference) - evOf(a, reference) || 0,
  );
}

function OpenRow({ game, prop, now }: { game: PropGame; prop: PlayerProp; now: number }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <PropRow game={game} prop={prop} now={now}>
      <button type="button" className="gp-open" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ChevronRight className="s" />
        <span>
          {hasGames(prop) ? 'Last games and splits' : 'Chances and fair price'}
          <span className="sr">{` of ${prop.playerName}, ${propUnitOf(prop.propType)}`}</span>
        </span>
      </button>
      <div id={id} className="gp-body" hidden={!isOpen}>
        {isOpen ? <PropDetail gameId={game.gameId} prop={prop} now={now} /> : null}
      </div>
    </PropRow>
  );
}

interface ToolsProps {
  game: PropGame;
  kinds: readonly string[];
  filter: PropFilter;
  onChange: (name: keyof PropFilter, value: string) => void;
}

const ORDERS: readonly { value: PropOrder; label: string }[] = [
  { value: 'kind', label: 'By kind' },
  { value: 'ev', label: 'Best EV' },
];

function Tools({ game, kinds, filter, onChange }: ToolsProps) {
  const every = (label: string) => [{ value: '', label }];
  return (
    <div className="gp-tools">
      <Select
        label="Kind"
        hideLabel
        value={filter.kind}
        options={[...every('All kinds'), ...kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))]}
        onChange={(kind) => onChange('kind', kind)}
      />
      <Select
        label="Club"
        hideLabel
        value={filter.team}
        options={[...every('Both clubs'), ...[game.awayTeamCode, game.homeTeamCode].map((code) => ({ value: code, label: code }))]}
        onChange={(team) => onChange('team', team)}
      />
      <Segmented label="Order" value={filter.order} options={ORDERS} onChange={(order) => onChange('order', order)} />
    </div>
  );
}

/** "Pitcher strikeouts" and "Hits": without the man beside it the word alone would be two kinds. */
function kindLabel(kind: string): string {
  const words = propUnitOf(kind);
  return kind.startsWith('pitcher_') ? `Pitcher ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first to open a game's props has its clubs' earlier games asked for: they are there soon after. */
function useLaterGames(props: readonly PlayerProp[] | undefined, refetch: () => Promise<unknown>): void {
  const mustAsk = props !== undefined && props.length > 0 && props.every((prop) => !prop.closing && !hasGames(prop));
  useEffect(() => {
    if (!mustAsk) return;
    const timer = setInterval(() => void refetch(), REFRESH_MS.liveGame);
    return () => clearInterval(timer);
  }, [mustAsk, refetch]);
}

export function AllProps({ game }: { game: PropGame }) {
  const now = useNow();
  const [params, changeSearch] = useSearch();
  const { data, isError, refetch } = usePlayerProps(game.gameId, true);
  const reference = useEvReference();
  useLaterGames(data, refetch);
  if (isError) return <ErrorState title="The props could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={6} />;
  if (data.length === 0) return <EmptyState title={noProps(game)} />;
  const filter = readFilter(params);
  const shown = filterProps(data, filter, reference);
  const change = (name: keyof PropFilter, value: string): void =>
    changeSearch({ [name]: value === 'kind' ? null : value }, { replace: true });
  return (
    <>
      <Tools game={game} kinds={[...new Set(data.map(({ propType }) => propType))]} filter={filter} onChange={change} />
      {shown.length === 0 ? <EmptyState title="No prop matches" hint="Choose another kind or club." /> : null}
      <ul className="g-props">
        {shown.map((prop) => {
          const key = `${prop.playerId}-${prop.propType}-${prop.line}`;
          return prop.closing ? (
            <ClosingRow key={key} prop={prop} closing={prop.closing} isOver={game.isCompleted} />
          ) : (
            <OpenRow key={key} game={game} prop={prop} now={now} />
          );
        })}
      </ul>
      {data.some(({ closing }) => closing) ? null : <PropsNote props={data} now={now} />}
    </>
  );
}
