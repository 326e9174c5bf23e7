import { type SubmitEvent, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { SignInFirst } from '../../../core/session/sign-in-first.tsx';
import { formatDate, formatMoney, formatSignedMoney, NONE, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Profile, useChangeProfile, useProfile, useWeeklyStats, type WeeklyStats } from '../leaderboard.queries.ts';
import { rateText, resetsText, roiText, unitsText } from '../leaderboard-words.ts';

function Form({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const [name, setName] = useState(profile.displayName ?? '');
  const [isListed, setListed] = useState(profile.isListed);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    change.mutate({ displayName: name.trim() === '' ? null : name, isListed });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label="Name on public boards"
        value={name}
        maxLength={30}
        autoComplete="off"
        placeholder={profile.displayName ? undefined : profile.shownAs}
        hint="Empty: your username. Your address is never shown."
        error={change.isError ? messageOf(change.error) : undefined}
        onChange={(event) => {
          setName(event.target.value);
          change.reset();
        }}
      />
      <label className="choice">
        <input type="checkbox" checked={isListed} onChange={(event) => setListed(event.target.checked)} />
        Show me on public boards
      </label>
      <p className="cap">
        Without it you have no public rank; your cohort sees your row without a name, and your groups still see your username.
      </p>
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

/** The chosen name, and whether to be seen at all. */
function ProfileForm() {
  const profile = useProfile();
  const body = profile.data ? <Form profile={profile.data} /> : <Skeleton height={160} />;
  return (
    <Panel title="How you appear">{!profile.data && profile.isError ? <ErrorState onRetry={() => void profile.refetch()} /> : body}</Panel>
  );
}

const rankNote = ({ rank, competitors, isListed, division }: WeeklyStats): string => {
  const where = division ? `${division} division` : null;
  if (!isListed) return 'you are not on public boards';
  return [rank === null ? 'no contest bet in this week' : `of ${competitors}`, where].filter(Boolean).join(' · ');
};

function StatTiles({ stats }: { stats: WeeklyStats }) {
  return (
    <Tiles
      items={[
        { label: 'Rank', value: stats.rank === null ? 'Unranked' : `#${stats.rank}`, note: rankNote(stats) },
        {
          label: 'Points',
          value: stats.points,
          note: [
            stats.pendingBets > 0 ? `${plural(stats.pendingBets, 'bet')} pending` : null,
            stats.nonScoringBets > 0 ? `${plural(stats.nonScoringBets, 'bet')} did not score` : '3 for each win',
          ]
            .filter(Boolean)
            .join(', '),
        },
        { label: 'Win Rate', value: rateText(stats.winRate), note: `${stats.wonBets} won, ${stats.lostBets} lost` },
        { label: 'Net Profit', value: formatSignedMoney(stats.netProfit), note: `${formatMoney(stats.totalStaked)} staked` },
        {
          label: 'ROI',
          value: roiText(stats.profitMargin),
          note: `${unitsText(stats.units)}${stats.unitsRank === null ? '' : `, #${stats.unitsRank} by units`}`,
        },
      ]}
    />
  );
}

function PastWeeks({ history }: { history: WeeklyStats['history'] }) {
  if (history.length === 0) return <p className="lb-none">No final week with a scoring bet of yours yet.</p>;
  return (
    <table className="tbl">
      <ColumnHeads heads={['Week of', ['Rank'], ['Points'], ['Net P&L']]} />
      <tbody>
        {history.map((week) => (
          <tr key={week.weekOn}>
            <td>
              {formatDate(week.weekOn)}
              <small>{plural(week.totalBets, 'bet')}</small>
            </td>
            <td className="num">{week.rank === null ? NONE : `#${week.rank}`}</td>
            <td className="num">{week.points}</td>
            <td className="num">{formatSignedMoney(week.netProfit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnStats({ userId, week }: { userId: string; week: string }) {
  const stats = useWeeklyStats(userId, week);
  if (!stats.data && stats.isError)
    return (
      <ErrorState
        title="Failed to fetch user stats"
        text={messageOf(stats.error) ?? 'Please try again.'}
        onRetry={() => void stats.refetch()}
      />
    );
  if (!stats.data) return <Skeleton height={220} radius={8} />;
  return (
    <div className="stack">
      <StatTiles stats={stats.data} />
      <p className="lb-facts">
        {`Of your contest bankroll. ${resetsText(stats.data.resets, stats.data.lastResetAt && formatDate(stats.data.lastResetAt, 'plain')) || 'No reset'} of your practice bankroll.`}
      </p>
      <div className="lb-two">
        <Panel title="Past weeks" caption="Final, corrected if a result is corrected" padded={false}>
          <PastWeeks history={stats.data.history} />
        </Panel>
        <ProfileForm />
      </div>
    </div>
  );
}

/** One's own week in figures, past weeks, and the name on the boards. */
export function MyStats({ week }: { week: string }) {
  const { user, isLoading } = useSession();
  if (user) return <OwnStats userId={user.id} week={week} />;
  if (isLoading) return <Skeleton height={220} radius={8} />;
  return <SignInFirst title="Sign in to see your stats" hint="Your rank, points, win rate and profit of each week." />;
}
