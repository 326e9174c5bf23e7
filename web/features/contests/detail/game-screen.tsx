import '../styles/games.css';
import '../styles/sections.css';
import '../styles/games-narrow.css';
import '../styles/detail.css';
import '../styles/head.css';
import '../styles/overview.css';
import '../styles/probability-bar.css';
import '../styles/tables.css';
import '../styles/tabs.css';
import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { isStatus } from '../../../lib/query.ts';
import { ErrorState } from '../../../ui/states/states.tsx';
import type { GameDetail } from '../contest-types.ts';
import { useGame } from '../event.queries.ts';
import { BoxTab } from './box/box-tab.tsx';
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

const TAB_BODY: Record<DetailTab, (props: { game: GameDetail }) => React.ReactNode> = {
  overview: OverviewTab,
  trends: TrendsTab,
  weather: WeatherTab,
  h2h: HeadToHeadTab,
  public: PublicTab,
  props: PropsTab,
  box: BoxTab,
};

function GamePage({ game }: { game: GameDetail }) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const tab = readTab(params);
  const title = `${game.awayTeam} @ ${game.homeTeam}`;
  useDocumentTitle(title);
  const choose = (chosen: DetailTab) => setParams(chosen === 'overview' ? {} : { tab: chosen }, { preventScrollReset: true });
  const Body = TAB_BODY[tab];
  return (
    <>
      <Breadcrumbs game={game} title={title} />
      <section className="panel" aria-label="Game">
        <GameHead game={game} />
        <TabList id={id} value={tab} onChange={choose} />
      </section>
      <div className="gd-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Body game={game} />
      </div>
    </>
  );
}

export function GameScreen() {
  const { gameId = '' } = useParams();
  const { data, error, refetch } = useGame(gameId);
  if (data) return <GamePage key={gameId} game={data} />;
  if (isStatus(error, 404)) return <GameNotFound />;
  if (error) return <ErrorState title="The game could not be loaded" onRetry={() => void refetch()} />;
  return <GameWait />;
}
