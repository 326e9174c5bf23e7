import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { hasStarted } from '../../../core/games.ts';
import { useLeagueGame } from '../../../core/league/game.queries.ts';
import { slateQuery } from '../../../core/league/league.queries.ts';
import { gamesPath } from '../../../core/league/league-paths.ts';
import type { LeagueDetail } from '../../../core/league/league-types.ts';
import { ScheduleAge } from '../../../core/schedule-state.tsx';
import { isStatus } from '../../../lib/query.ts';
import { ErrorState } from '../../../ui/states/states.tsx';
import { GameNotFound, GameWait } from '../detail/game-states.tsx';
import { Breadcrumbs } from '../detail/head/breadcrumbs.tsx';
import { GameBegun } from './game-begun.tsx';
import { GameToCome } from './game-to-come.tsx';
import { LeagueHead } from './league-head.tsx';
import '../games.css';
import '../sections.css';
import '../games-narrow.css';
import '../detail/detail.css';
import '../detail/head.css';
import '../detail/overview.css';
import '../detail/probability-bar.css';
import '../detail/tables.css';
import '../detail/score-bug.css';
import './league-game.css';

function LoadedGame({ game }: { game: LeagueDetail }) {
  const { sport, week, slateOn } = game;
  const title = `${game.awayTeam} @ ${game.homeTeam}`;
  useDocumentTitle(title);
  const { data: listed } = useQuery(slateQuery(sport, { date: slateOn, week }));
  const back = { to: gamesPath(sport, { date: slateOn }), label: `${leagueOf(sport)} Games` };
  return (
    <>
      <Breadcrumbs game={game} games={listed ?? []} title={title} back={back} />
      <ScheduleAge sport={sport} />
      <section className="panel" aria-label="Game">
        <LeagueHead game={game} />
      </section>
      <div className="gd-body">{hasStarted(game) ? <GameBegun game={game} /> : <GameToCome game={game} />}</div>
    </>
  );
}

/** One game of a league: prices, the model, how it went, form. */
export function LeagueGameScreen({ league, gameId }: { league: LeagueSport; gameId: string }) {
  const { data, error, refetch } = useLeagueGame(league, gameId);
  if (data) return <LoadedGame game={data} />;
  if (isStatus(error, 404) || isStatus(error, 400))
    return <GameNotFound back={{ to: gamesPath(league), label: `${leagueOf(league)} Games` }} />;
  if (error) return <ErrorState title="The game could not be loaded" onRetry={() => void refetch()} />;
  return <GameWait />;
}
