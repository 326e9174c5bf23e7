import { Swords, Users } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { isStatus } from '../../../lib/query.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type HeadToHead, type TournamentDetail, useHeadToHead, useTournament } from '../golf.queries.ts';
import { type GolfUrl, PAGE_TABS, useGolfUrl } from '../golf-url.ts';
import { datesText, fieldText, outText, purseText, statusText, toParText } from '../golf-words.ts';
import { OddsView } from '../odds/odds-view.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { FormTiles } from './player-dialog.tsx';
import '../golf.css';
import '../board.css';
import '../players.css';

/** The model's chance that one finishes ahead of the other. */
function Chance({ duel }: { duel: HeadToHead }) {
  const { model, player, opponent } = duel;
  if (!model) return <p className="muted">The model has no number on this pair.</p>;
  const rows = [
    { name: `${player.name} ahead`, chance: model.player },
    { name: 'Level', chance: model.tie },
    { name: `${opponent.name} ahead`, chance: model.opponent },
  ];
  return (
    <dl className="gf-chance">
      {rows.map(({ name, chance }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatPercent(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Meetings({ duel }: { duel: HeadToHead }) {
  const { date } = useReaderFormat();
  const { record, meetings, player, opponent } = duel;
  if (meetings.length === 0) return <p className="muted">They haven’t met in our tournaments on record.</p>;
  return (
    <>
      <p>
        {player.name} finished ahead {record.wins} times, {opponent.name} {record.losses}
        {record.ties > 0 ? `, level ${record.ties}` : ''} (n {meetings.length}).
      </p>
      <WideTable label={`${player.name} and ${opponent.name} in the same tournaments`}>
        <table className="tbl">
          <ColumnHeads heads={['Tournament', [player.name], [opponent.name]]} />
          <tbody>
            {meetings.map((meeting) => (
              <tr key={meeting.tournamentId}>
                <th scope="row">
                  {meeting.name}
                  <small>{date(meeting.endDate, 'plain')}</small>
                </th>
                <td className="num" title={outText(meeting.player)}>
                  {meeting.player ?? NONE}
                  {meeting.winner === 'player' ? <small>ahead</small> : null}
                </td>
                <td className="num" title={outText(meeting.opponent)}>
                  {meeting.opponent ?? NONE}
                  {meeting.winner === 'opponent' ? <small>ahead</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

function Answer({ duel }: { duel: HeadToHead }) {
  return (
    <>
      <div className="gf-pair">
        {[duel.player, duel.opponent].map((form) => (
          <section key={form.playerId} className="gf-side">
            <h2>{form.name}</h2>
            <FormTiles form={form} />
          </section>
        ))}
      </div>
      <Panel title="Chance in this tournament">
        <FeatureGate feature="golfModel" what="The model's chance of a pair">
          <Chance duel={duel} />
        </FeatureGate>
      </Panel>
      <Panel title="Same tournaments" caption="As a matchup bet is graded">
        <Meetings duel={duel} />
      </Panel>
    </>
  );
}

/** Two players of the field side by side. */
function Duel({ tournament, url }: { tournament: TournamentDetail; url: GolfUrl<string> }) {
  const { user } = useSession();
  const current = tournament.players.filter(({ status }) => status !== 'withdrawn' && status !== 'disqualified' && status !== 'cut');
  const known = (playerId: string): boolean => tournament.players.some((one) => one.playerId === playerId);
  const first = known(url.first) ? url.first : (current[0]?.playerId ?? '');
  const second = known(url.second) ? url.second : (current.find(({ playerId }) => playerId !== first)?.playerId ?? '');
  const who = user ? `${user.id} ${user.subscriptionTier}` : VISITOR;
  const { data, isError, refetch } = useHeadToHead({ player: first, opponent: second, tournamentId: tournament.id }, who);
  const options = [...tournament.players]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ playerId, name }) => ({ value: playerId, label: name }));
  if (!first || !second) return <EmptyState title="The field isn’t out yet" hint="Two players can be compared once it is." icon={Swords} />;
  return (
    <div className="gf-duel">
      <div className="tools gf-tools">
        <Select label="Player" value={first} options={options} onChange={(a) => url.change({ a })} />
        <Select label="Against" value={second} options={options} onChange={(b) => url.change({ b })} />
      </div>
      {first === second ? <EmptyState title="Choose two different players" icon={Swords} /> : null}
      {data && first !== second ? <Answer duel={data} /> : null}
      {!data && isError ? <ErrorState title="The players could not be compared" onRetry={() => void refetch()} /> : null}
      {!data && !isError && first !== second ? <Skeleton height={320} radius={8} /> : null}
    </div>
  );
}

function playOffText({ playOff }: TournamentDetail): string | null {
  if (!playOff) return null;
  const names = playOff.players.join(', ');
  if (playOff.winner === null) return `Play-off: ${names}.`;
  const hole = playOff.holes ? ` on extra hole ${playOff.holes}` : '';
  return `${playOff.winner} won the play-off (${names})${hole}.`;
}

function Facts({ tournament }: { tournament: TournamentDetail }) {
  const { venue, location, startDate, endDate, purse, par, yards, cut, cutLine, statusNote } = tournament;
  const stated = [
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
      <p className="gf-line">{stated.filter((text) => text !== null).join(' · ')}</p>
      {statusNote && !playOff ? <p className="gf-note">{statusNote}</p> : null}
      {playOff ? <p className="gf-note">{playOff}</p> : null}
    </>
  );
}

function Board({ tournament, url }: { tournament: TournamentDetail; url: GolfUrl<string> }) {
  const now = useNow();
  if (tournament.players.length === 0)
    return <EmptyState title="The field isn’t out yet" hint="It is announced in the week before the tournament." icon={Users} />;
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
