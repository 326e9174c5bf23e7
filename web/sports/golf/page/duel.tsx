import { Swords } from 'lucide-react';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type HeadToHead, type TournamentDetail, useHeadToHead } from '../golf.queries.ts';
import type { GolfUrl } from '../golf-url.ts';
import { outText } from '../golf-words.ts';
import { FormTiles } from './player-dialog.tsx';

/** The model's chance that one finishes ahead of the other. */
function Chance({ duel }: { duel: HeadToHead }) {
  const { model, player, opponent } = duel;
  if (!model) return <p className="muted">The model has no opinion of this pair.</p>;
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
  if (meetings.length === 0) return <p className="muted">They have not met in the tournaments we hold.</p>;
  return (
    <>
      <p>
        {player.name} finished ahead {record.wins} times, {opponent.name} {record.losses}
        {record.ties > 0 ? `, level ${record.ties}` : ''} (n {meetings.length}).
      </p>
      <WideTable label={`${player.name} and ${opponent.name} in the same tournaments`}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Tournament</th>
              <th scope="col" className="num">
                {player.name}
              </th>
              <th scope="col" className="num">
                {opponent.name}
              </th>
            </tr>
          </thead>
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
      <Panel title="Same tournaments" caption="As a match-up bet is graded">
        <Meetings duel={duel} />
      </Panel>
    </>
  );
}

/** Two players of the field side by side. */
export function Duel({ tournament, url }: { tournament: TournamentDetail; url: GolfUrl<string> }) {
  const { user } = useSession();
  const standing = tournament.players.filter(({ status }) => status !== 'withdrawn' && status !== 'disqualified' && status !== 'cut');
  const known = (playerId: string): boolean => tournament.players.some((one) => one.playerId === playerId);
  const first = known(url.first) ? url.first : (standing[0]?.playerId ?? '');
  const second = known(url.second) ? url.second : (standing.find(({ playerId }) => playerId !== first)?.playerId ?? '');
  const who = user ? `${user.id} ${user.subscriptionTier}` : VISITOR;
  const { data, isError, refetch } = useHeadToHead({ player: first, opponent: second, tournamentId: tournament.id }, who);
  const options = [...tournament.players]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ playerId, name }) => ({ value: playerId, label: name }));
  if (!first || !second)
    return <EmptyState title="The field is not known yet" hint="Two players can be compared once it is." icon={Swords} />;
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
