import { UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import { Trophy, Users } from 'lucide-react';
import { useSession } from '../../../core/session/session.ts';
import { SignInFirst } from '../../../core/session/sign-in-first.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { addDays } from '../../../lib/dates.ts';
import { formatSignedMoney, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Cohort, type Entry, useBoard, useCohort, useWeekSummary, type WeekSummary } from '../leaderboard.queries.ts';
import { MOVEMENT, weekText } from '../leaderboard-words.ts';
import { BoardTable } from './board-table.tsx';
import './leaderboard.css';

const moves = (which: string, people: number, way: string, isFinal: boolean): string | null => {
  if (people === 0) return null;
  const who = people === 1 ? `the ${which}` : `the ${which} ${people}`;
  return `${who} ${isFinal ? 'went' : people === 1 ? 'goes' : 'go'} ${way}`;
};
function rulesOf({ goUp, goDown }: Cohort, isFinal: boolean): string {
  const parts = [moves('first', goUp, 'up', isFinal), moves('last', goDown, 'down', isFinal)].filter(Boolean).join(', ');
  if (parts === '') return '';
  return isFinal ? `Final: ${parts}` : `When the week is final ${parts}`;
}

function Ranked({ cohort, isFinal }: { cohort: Cohort; isFinal: boolean }) {
  const own = cohort.entries.find(({ isYou }) => isYou);
  const rules = rulesOf(cohort, isFinal);
  return (
    <Panel
      title={`${cohort.division} division`}
      caption={[cohort.movement ? MOVEMENT[cohort.movement] : null, rules].filter(Boolean).join(' · ')}
      padded={false}
    >
      <BoardTable rows={cohort.entries} ownId={own?.id} by="points" label={`${cohort.division} cohort`} />
    </Panel>
  );
}

function OwnCohort({ week }: { week: string }) {
  const cohort = useCohort(week);
  const isFinal = typeof useWeekSummary(week).data?.frozenAt === 'string';
  if (cohort.data?.division) return <Ranked cohort={cohort.data} isFinal={isFinal} />;
  if (cohort.data)
    return (
      <EmptyState
        icon={Users}
        title="No cohort in this week"
        hint="Your first scoring bet of a week puts you in a cohort of about twenty of your level, once last week's table is final."
      />
    );
  if (cohort.isError) return <ErrorState text={messageOf(cohort.error)} onRetry={() => void cohort.refetch()} />;
  return <Skeleton height={320} radius={8} />;
}

/** The caller among competitors of a similar level. */
function CohortBoard({ week }: { week: string }) {
  const { user, isLoading } = useSession();
  if (user) return <OwnCohort week={week} />;
  if (isLoading) return <Skeleton height={320} radius={8} />;
  return (
    <SignInFirst
      title="Sign in to see your cohort"
      hint="About twenty competitors of a similar level; the best go up a division each week, the last go down."
    />
  );
}

/** What the table rests on: how many, how old, open or final. */
function WeekFacts({ week }: { week: WeekSummary }) {
  const { dateTime } = useReaderFormat();
  const { competitors, simulated, unlisted, pendingBets, frozenAt } = week;
  const parts = [
    plural(competitors, 'competitor'),
    simulated > 0 ? `${simulated} simulated` : null,
    unlisted > 0 ? `${unlisted} not listed` : null,
    pendingBets > 0 ? `${plural(pendingBets, 'bet')} pending` : null,
    frozenAt ? `final ${dateTime(frozenAt)}, corrected if a result is corrected` : `as of ${dateTime(week.asOf)}`,
  ];
  return <p className="lb-facts">{parts.filter(Boolean).join(' · ')}</p>;
}

/** What changed in a final week, newest first. */
function Corrections({ week }: { week: WeekSummary }) {
  const { dateTime } = useReaderFormat();
  if (week.corrections.length === 0) return null;
  return (
    <Panel title="Corrections" caption="Since the week was final">
      <ul className="lb-log">
        {week.corrections.map((one) => (
          <li key={`${one.at} ${one.username}`}>
            <b>{one.username}</b> {`${one.pointsBefore} → ${one.pointsAfter} points, `}
            {`${formatSignedMoney(one.netProfitBefore)} → ${formatSignedMoney(one.netProfitAfter)}. ${one.reason}`}
            <small>{dateTime(one.at)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export const BOARDS = ['points', 'units', 'cohort'] as const;
export type BoardName = (typeof BOARDS)[number];
const OPTIONS = [
  { value: 'points', label: 'Points' },
  { value: 'units', label: 'Units & ROI' },
  { value: 'cohort', label: 'My Cohort' },
] as const;

interface Props {
  week: string;
  board: BoardName;
  ownId: string | undefined;
  onBoard: (board: BoardName) => void;
}

const byUnits = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ unitsRank }) => unitsRank !== null).toSorted((a, b) => (a.unitsRank ?? 0) - (b.unitsRank ?? 0));

interface BoardProps {
  week: string;
  by: 'points' | 'units';
  ownId: string | undefined;
}

const ranked = (entries: readonly Entry[], by: BoardProps['by']): readonly Entry[] => (by === 'units' ? byUnits(entries) : entries);

/** What a week that has just begun follows; nothing where that one is empty, too. */
function WeekBefore({ week, by, ownId }: BoardProps) {
  const before = addDays(week, -7);
  const rows = ranked(useBoard(before).data ?? [], by);
  if (rows.length === 0) return null;
  return (
    <Panel title="Last week" caption={weekText(before, addDays(before, 6))} padded={false}>
      <BoardTable rows={rows} ownId={ownId} by={by} label="Last week’s leaderboard" />
    </Panel>
  );
}

function NoOneYet({ week, by, ownId }: BoardProps) {
  const { data: summary } = useWeekSummary(week);
  const hint =
    summary && summary.unlisted > 0 ? 'Everybody who competes this week keeps off public boards.' : 'Be the first to place bets this week!';
  return (
    <div className="stack">
      <EmptyState icon={Trophy} title="No competitors yet" hint={hint} />
      {summary?.isCurrent ? <WeekBefore week={week} by={by} ownId={ownId} /> : null}
    </div>
  );
}

function PublicBoard({ week, by, ownId }: BoardProps) {
  const board = useBoard(week);
  if (!board.data && board.isError)
    return (
      <ErrorState
        title="Failed to fetch leaderboard"
        text={messageOf(board.error) ?? 'Please try again.'}
        onRetry={() => void board.refetch()}
      />
    );
  if (!board.data) return <Skeleton height={420} radius={8} />;
  if (board.data.length === 0) return <NoOneYet week={week} by={by} ownId={ownId} />;
  const rows = ranked(board.data, by);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Trophy}
        title="No one has enough bets yet"
        hint={`This board starts at ${UNITS_BOARD_LEAST_BETS} scoring bets in the week: fewer say more about luck than about judgement.`}
      />
    );
  return (
    <section className="panel" aria-busy={board.isPlaceholderData}>
      <BoardTable rows={rows} ownId={ownId} by={by} label={by === 'units' ? 'Leaderboard by units' : 'Leaderboard by points'} />
    </section>
  );
}

/** One week's tables: by points, by units, and among those of one's own level. */
export function BoardTab({ week, board, ownId, onBoard }: Props) {
  const { data: summary } = useWeekSummary(week);
  return (
    <div className="stack">
      <div className="lb-bar">
        <Segmented label="Board" value={board} options={OPTIONS} onChange={onBoard} />
        {summary ? <WeekFacts week={summary} /> : <Skeleton width={280} height={16} />}
      </div>
      {board === 'cohort' ? <CohortBoard week={week} /> : <PublicBoard week={week} by={board} ownId={ownId} />}
      {summary ? <Corrections week={summary} /> : null}
    </div>
  );
}
