import '../styles/games.css';
import '../styles/sections.css';
import '../styles/games-narrow.css';
import '../styles/detail.css';
import '../styles/head.css';
import '../styles/overview.css';
import '../styles/probability-bar.css';
import '../styles/tables.css';
import '../styles/tabs.css';
import { type ReactNode, useId } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { isStatus } from '../../../lib/query.ts';
import { ErrorState } from '../../../ui/states/states.tsx';
import type { GameDetail, GamePage } from '../contest-types.ts';
import { useGame } from '../event.queries.ts';
import { GameNotFound } from './game-not-found.tsx';
import { GameWait } from './game-wait.tsx';
import { Breadcrumbs } from './head/breadcrumbs.tsx';
import { type DetailTab, readTab } from './head/detail-tabs.ts';
import { GameHead } from './head/game-head.tsx';
import { TabList } from './head/tab-list.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { HeadToHeadTab } from './tabs/h2h-tab.tsx';
import { PropsTab } from './tabs/props-tab.tsx';
import { PublicTab } from './tabs/public-tab.tsx';
import { TrendsTab } from './tabs/trends-tab.tsx';
import { WeatherTab } from './tabs/weather-tab.tsx';

const TAB_BODY: Record<Exclude<DetailTab, 'overview' | 'box'>, (props: { game: GameDetail }) => ReactNode> = {
  trends: TrendsTab,
  weather: WeatherTab,
  h2h: HeadToHeadTab,
  public: PublicTab,
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
  const [params, setParams] = useSearchParams();
  const tab = readTab(params);
  const title = `${game.awayTeam} @ ${game.homeTeam}`;
  useDocumentTitle(title);
  const choose = (chosen: DetailTab) => setParams(chosen === 'overview' ? {} : { tab: chosen }, { preventScrollReset: true });
  return (
    <>
      <Breadcrumbs game={game} title={title} />
      <section className="panel" aria-label="Game">
        <GameHead game={game} sideLine={parts.sideLine} />
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
  if (isStatus(error, 404)) return <GameNotFound />;
  if (error) return <ErrorState title="The game could not be loaded" onRetry={() => void refetch()} />;
  return <GameWait />;
}
