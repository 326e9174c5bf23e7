import { leagueOf, type PickSport, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { CalendarX, RefreshCw } from 'lucide-react';
import type { AnyGame } from '../../core/games.ts';
import { PICK_RESULT_WORD, unitsText } from '../../core/pick-figures.ts';
import { marketHead } from '../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { selectionLabel } from '../../core/slip/index.ts';
import { formatPercent, NONE } from '../../lib/format.ts';
import { liveWords, useBoard } from '../../sports/registry.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { OwnMark } from './daily/my-mark.tsx';
import {
  type AnyPick,
  type DailyPerformance,
  reconcileWords,
  useDailyPerformance,
  useMonthlyPerformance,
  useReconcileDay,
} from './pick.queries.ts';
import { evText, resultLook, resultOf } from './pick-words.ts';
import { monthName } from './record/record-words.ts';
import { WideTable } from './record/wide-table.tsx';
import './picks.css';
import './record.css';

type Requested = Pick<AnyPick, 'score' | 'status' | 'result' | 'startsAt' | 'awayTeamCode' | 'homeTeamCode'>;

const CALLED_OFF: Partial<Record<AnyGame['status'], string>> = { postponed: 'Postponed', suspended: 'Suspended', cancelled: 'Canceled' };

/** The score of a pick's game; before there is one, when it starts or why there will be none. `startOf` writes an instant for the reader. */
export function gameWords(pick: Requested, game: AnyGame | undefined, startOf: (iso: string) => string): string {
  const { awayTeamCode, homeTeamCode } = pick;
  const calledOff = game && CALLED_OFF[game.status];
  if (pick.score) return `${awayTeamCode} ${pick.score.away}, ${homeTeamCode} ${pick.score.home}`;
  if (calledOff) return calledOff;
  if (resultOf(pick) === 'VOID') return 'Called off';
  if (pick.status === 'active') return `Starts ${startOf(pick.startsAt)}`;
  if (game?.status === 'delayed') return 'Delayed';
  return (game && liveWords(game)) || 'Score unavailable';
}

function DayTiles({ day }: { day: DailyPerformance }) {
  return (
    <Tiles
      items={[
        {
          label: 'Total Picks',
          value: day.totalPicks,
          note: day.sealedPicks > 0 ? `${day.sealedPicks} more sealed until their games begin` : undefined,
        },
        { label: 'Wins', value: day.winningPicks },
        { label: 'Losses', value: day.losingPicks, note: day.pushedPicks > 0 ? `${day.pushedPicks} pushed or void` : undefined },
        {
          label: 'Accuracy',
          value: day.accuracy === null ? NONE : formatPercent(day.accuracy),
          note: `${day.winningPicks} of ${day.winningPicks + day.losingPicks}`,
        },
        { label: 'Resolved', value: day.resolvedPicks, note: day.pendingPicks > 0 ? `${day.pendingPicks} pending` : unitsText(day.units) },
      ]}
    />
  );
}

/** Whether the board has to say how the game stands: it has begun, or been called off, and nothing official is here yet. */
const asksBoard = ({ score, status }: AnyPick): boolean => score === null && status !== 'active';

function TrackedPick({ pick, game, canMark }: { pick: AnyPick; game: AnyGame | undefined; canMark: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  const result = resultOf(pick);
  return (
    <li className="trk">
      <span>
        <b>{selectionLabel(pick.selection)}</b>
        <small>{`${leagueOf(pick.sport)} · ${marketHead(pick.sport, pick.pickType)} · ${pick.matchup}`}</small>
      </span>
      <span>
        <b>{odds(pick.odds)}</b>
        <small>{`${evText(pick.expectedValue)} · confidence ${Math.round(pick.confidence)}`}</small>
      </span>
      <span>
        <b>{gameWords(pick, game, gameTime)}</b>
        <small>{pick.units === null ? 'pending' : unitsText(pick.units)}</small>
      </span>
      <div className="acts">
        {result ? <Badge look={resultLook(result)}>{PICK_RESULT_WORD[result]}</Badge> : <Badge look="push">Pending</Badge>}
        {canMark ? <OwnMark pick={pick} /> : null}
      </div>
    </li>
  );
}

export function DayTab({ sport, date, who, canMark }: { sport: PickSport | null; date: string; who: string; canMark: boolean }) {
  const { data, isError, refetch } = useDailyPerformance(date, who, sport);
  const board = useBoard((data?.picks ?? []).filter(asksBoard).map(({ gameKey, sport: own }) => ({ gameId: gameKey, sport: own })));
  if (!data && isError) return <ErrorState title="The picks could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius={8} />;
  return (
    <>
      <DayTiles day={data} />
      {data.picks.length === 0 ? (
        <EmptyState title="No Picks for This Date" hint="Nothing was published that can be shown here." icon={CalendarX} />
      ) : (
        <ul className="panel trk-list">
          {data.picks.map((pick) => (
            <TrackedPick key={pick.id} pick={pick} game={board.get(pick.gameKey)} canMark={canMark} />
          ))}
        </ul>
      )}
    </>
  );
}

const share = (value: number | null): string => (value === null ? NONE : formatPercent(value));
const rank = (value: number | null): string => (value === null ? NONE : String(Math.round(value)));
const spreadsOf = (sports: readonly PickSport[]): string =>
  joinWords(sports.map((sport) => `${(sportOf(sport).spreadName ?? 'spread').toLowerCase()}s`));

export function MonthTab({ sport }: { sport: PickSport | null }) {
  const { data, isError, refetch } = useMonthlyPerformance(sport);
  if (!data && isError) return <ErrorState title="The months could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius={8} />;
  if (data.months.length === 0)
    return <EmptyState title="No Monthly Data Available" hint="A month appears once one of its picks is graded." icon={CalendarX} />;
  return (
    <>
      <Tiles
        items={[
          { label: 'Overall Accuracy', value: share(data.totalAccuracy), note: `${data.totalGames} picks with a result` },
          { label: 'Spread Accuracy', value: share(data.spreadAccuracy), note: `${spreadsOf(data.sports)} alone` },
          {
            label: 'Avg Confidence',
            value: rank(data.avgConfidence),
            note: data.sports.length > 1 ? 'choose a sport: each has its own measure' : '0 to 100',
          },
        ]}
      />
      <WideTable label="Months" isPanel>
        <table className="tbl">
          <ColumnHeads heads={['Month', ['Picks'], ['Won'], ['Lost'], ['Accuracy'], ['Spread accuracy'], ['Avg confidence'], ['Units']]} />
          <tbody>
            {data.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthName(month.month)}</th>
                <td className="num">{month.picks}</td>
                <td className="num">{month.wins}</td>
                <td className="num">{month.losses}</td>
                <td className="num">{share(month.accuracy)}</td>
                <td className="num">{share(month.spreadAccuracy)}</td>
                <td className="num">{rank(month.avgConfidence)}</td>
                <td className="num">{unitsText(month.units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

/** Settles what has ended of a day, of a sport or of all, from real scores. */
export function ReconcileButton({ sport, date }: { sport: PickSport | null; date: string }) {
  const { mutate, isPending } = useReconcileDay(sport);
  return (
    <Button onClick={() => mutate(date)} disabled={isPending}>
      <RefreshCw /> {isPending ? 'Reconciling...' : reconcileWords(sport).reconcile}
    </Button>
  );
}
