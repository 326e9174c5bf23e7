import { Users } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { isStatus } from '../../../lib/query.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type TournamentDetail, useTournament } from '../golf.queries.ts';
import { type GolfUrl, PAGE_TABS, useGolfUrl } from '../golf-url.ts';
import { datesText, fieldText, purseText, statusText, toParText } from '../golf-words.ts';
import { OddsView } from '../odds/odds-view.tsx';
import { Duel } from './duel.tsx';
import { Leaderboard } from './leaderboard.tsx';
import '../styles/golf.css';
import '../styles/board.css';
import '../styles/players.css';

function playOffText({ playOff }: TournamentDetail): string | null {
  if (!playOff) return null;
  const names = playOff.players.join(', ');
  if (playOff.winner === null) return `Play-off: ${names}.`;
  const hole = playOff.holes ? ` on extra hole ${playOff.holes}` : '';
  return `${playOff.winner} won the play-off (${names})${hole}.`;
}

function Facts({ tournament }: { tournament: TournamentDetail }) {
  const { venue, location, startDate, endDate, purse, par, yards, cut, cutLine, statusNote } = tournament;
  const said = [
    `${venue}, ${location}`,
    datesText(startDate, endDate),
    purse === null ? 'Purse unknown' : `${purseText(purse)} purse`,
    `Par ${par}${yards === null ? '' : `, ${yards.toLocaleString('en-US')} yards`}`,
    fieldText(tournament),
    cut ? `Cut after ${cut.afterRound * 18} holes: top ${cut.places} and ties` : 'No cut',
    cutLine ? `${cutLine.isProjected ? 'Projected cut' : 'Cut'} ${toParText(cutLine.toPar)}` : null,
  ];
  const playOff = playOffText(tournament);
  return (
    <>
      <p className="gf-line">{said.filter((text) => text !== null).join(' · ')}</p>
      {statusNote && !playOff ? <p className="gf-note">{statusNote}</p> : null}
      {playOff ? <p className="gf-note">{playOff}</p> : null}
    </>
  );
}

function Board({ tournament, url }: { tournament: TournamentDetail; url: GolfUrl<string> }) {
  const now = useNow();
  if (tournament.players.length === 0)
    return <EmptyState title="The field is not known yet" hint="It is announced in the week before the tournament." icon={Users} />;
  return (
    <>
      <div className="tools gf-tools">
        <SearchField label="Search players" placeholder="Search players" value={url.search} onChange={(q) => url.change({ q })} />
      </div>
      <Leaderboard tournament={tournament} search={url.search} now={now} onPlayer={(player) => url.change({ player })} />
    </>
  );
}

function Loaded({ tournament }: { tournament: TournamentDetail }) {
  const url = useGolfUrl(PAGE_TABS);
  const { status, major, team, id, startsAt } = tournament;
  return (
    <>
      <header className="page-h">
        <h1>{tournament.name}</h1>
        {major ? <Badge look="warn">Major</Badge> : null}
        {team ? <Badge>Teams</Badge> : null}
        <Badge look={status === 'in-progress' ? 'live' : 'plain'}>{statusText(tournament)}</Badge>
      </header>
      <Facts tournament={tournament} />
      <Tabs
        label="Tournament"
        value={url.tab}
        onChange={(tab) => url.change({ tab, market: null, q: null })}
        tabs={[
          {
            value: 'leaderboard',
            label: status === 'upcoming' ? 'Field' : 'Leaderboard',
            content: <Board tournament={tournament} url={url} />,
          },
          { value: 'odds', label: 'Odds', content: <OddsView tournamentId={id} startsAt={startsAt} url={url} /> },
          { value: 'duel', label: 'Head to head', content: <Duel tournament={tournament} url={url} /> },
        ]}
      />
    </>
  );
}

/** One tournament: leaderboard, prices, two players side by side. */
export function TournamentScreen({ tournamentId }: { tournamentId: string }) {
  const { data, error, isError, refetch } = useTournament(tournamentId);
  useDocumentTitle(data?.name ?? 'Golf Tournament');
  if (data) return <Loaded tournament={data} />;
  if (!isError) return <Skeleton height={480} radius={8} />;
  const isUnknown = isStatus(error, 404) || isStatus(error, 400);
  return (
    <>
      <h1>Golf Tournament</h1>
      <div className="panel">
        {isUnknown ? (
          <EmptyState title="Tournament not found" hint="It is not on the calendar of the data source in use." icon={Users} />
        ) : (
          <ErrorState title="The tournament could not be loaded" onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}
