import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { ScheduleAge } from '../../../core/schedule-state.tsx';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { useToday } from '../../../core/status.ts';
import { paths } from '../../../lib/paths.ts';
import { isStatus } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { GameDetail, GamePage } from '../contest-types.ts';
import { useGame, useGames } from '../event.queries.ts';
import { GameNotFound, GameWait } from './game-states.tsx';
import { Breadcrumbs } from './head/breadcrumbs.tsx';
import { GameHead } from './head/game-head.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { TrendsTab } from './tabs/trends-tab.tsx';
import '../games.css';
import '../sections.css';
import '../games-narrow.css';
import './detail.css';
import './head.css';
import './overview.css';
import './probability-bar.css';
import './tables.css';
import './score-bug.css';
import './tabs.css';
import { useSearch } from '../../../lib/use-search.ts';

const DETAIL_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'trends', label: 'Trends' },
  { value: 'props', label: 'Player props' },
  { value: 'box', label: 'Box score' },
] as const;
type DetailTab = (typeof DETAIL_TABS)[number]['value'];

const readTab = (params: URLSearchParams): DetailTab => DETAIL_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';

const BACK = { to: paths.games(), label: 'MLB Games' };

interface TabListProps {
  id: string;
  value: DetailTab;
  onChange: (tab: DetailTab) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const last = DETAIL_TABS.length - 1;

function nextIndex(key: string, index: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : (index + step + DETAIL_TABS.length) % DETAIL_TABS.length;
}

/** The tabs of a game: arrows, Home and End move, and the chosen one is part of the address. */
function TabList({ id, value, onChange }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[id="${id}-${value}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [id, value]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = nextIndex(
      event.key,
      DETAIL_TABS.findIndex((tab) => tab.value === value),
    );
    if (to === null) return;
    event.preventDefault();
    onChange(DETAIL_TABS[to]!.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label="About this game" onKeyDown={onKeyDown} tabIndex={-1}>
      {DETAIL_TABS.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

const AllProps = lazy(() => import('../props/all-props.tsx').then((module) => ({ default: module.AllProps })));

/** Every player prop with the model's view; without the tier the data is not even asked for. */
function PropsTab({ game }: { game: GameDetail }) {
  return (
    <Panel title="Player props" caption="best price each" className="gd-tab">
      <FeatureGate feature="props" what="AI Player Props">
        <Suspense fallback={<Skeleton height={420} radius={6} />}>
          <AllProps game={game} />
        </Suspense>
      </FeatureGate>
    </Panel>
  );
}

const TAB_BODY: Record<Exclude<DetailTab, 'overview' | 'box'>, (props: { game: GameDetail }) => ReactNode> = {
  trends: TrendsTab,
  props: PropsTab,
};

interface PageProps {
  game: GameDetail;
  /** What only a page of this sport has. */
  parts: GamePage;
}

function TabBody({ tab, game, parts }: PageProps & { tab: DetailTab }) {
  if (tab === 'overview') return <OverviewTab game={game} parts={parts} />;
  const Body = tab === 'box' ? parts.BoxTab : TAB_BODY[tab];
  return <Body game={game} />;
}

function LoadedGame({ game, parts }: PageProps) {
  const id = useId();
  const [params, change] = useSearch();
  const tab = readTab(params);
  const today = useToday();
  const { data: games } = useGames(game.slateOn);
  const title = `${game.awayTeam} @ ${game.homeTeam}`;
  useDocumentTitle(title);
  const choose = (chosen: DetailTab) => change(() => new URLSearchParams(chosen === 'overview' ? {} : { tab: chosen }));
  return (
    <>
      <Breadcrumbs
        game={game}
        games={games ?? []}
        title={title}
        back={{ ...BACK, to: paths.games(game.slateOn === today ? {} : { date: game.slateOn }) }}
      />
      <ScheduleAge sport={game.sport} />
      <section className="panel" aria-label="Game">
        <GameHead game={game} parts={parts} />
        <TabList id={id} value={tab} onChange={choose} />
      </section>
      <div className="gd-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <TabBody tab={tab} game={game} parts={parts} />
      </div>
    </>
  );
}

export function GameScreen({ parts }: Pick<PageProps, 'parts'>) {
  const { gameId = '' } = useParams();
  const { data, error, refetch } = useGame(gameId);
  if (data) return <LoadedGame key={gameId} game={data} parts={parts} />;
  if (isStatus(error, 404)) return <GameNotFound back={BACK} />;
  if (error) return <ErrorState title="The game could not be loaded" onRetry={() => void refetch()} />;
  return <GameWait />;
}
