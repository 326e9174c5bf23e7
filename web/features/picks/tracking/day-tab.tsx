import { CalendarX } from 'lucide-react';
import { unitsText } from '../../../core/pick-figures.ts';
import { marketHead } from '../../../core/prices/market-names.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type BoardGame, useBoard } from '../../../core/slip/index.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { OwnMark } from '../daily/own-mark.tsx';
import { type DailyPerformance, type DailyPick, useDailyPerformance } from '../pick.queries.ts';
import { evText, resultLook } from '../pick-words.ts';
import { gameWords } from './game-words.ts';
import '../styles/picks.css';

function DayTiles({ day }: { day: DailyPerformance }) {
  return (
    <Tiles
      items={[
        {
          label: 'Total Picks',
          value: day.totalPicks,
          note: day.sealedPicks > 0 ? `${day.sealedPicks} more sealed until first pitch` : undefined,
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
const asksBoard = ({ score, status }: DailyPick): boolean => score === null && status !== 'active';

function TrackedPick({ pick, game, canMark }: { pick: DailyPick; game: BoardGame | undefined; canMark: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  return (
    <li className="trk">
      <span>
        <b>{pick.selection}</b>
        <small>{`${marketHead(pick.sport, pick.pickType)} · ${pick.gameId}`}</small>
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
        {pick.result ? <Badge look={resultLook(pick.result)}>{pick.result}</Badge> : <Badge look="push">PENDING</Badge>}
        {canMark ? <OwnMark pick={pick} /> : null}
      </div>
    </li>
  );
}

/** How one day's picks did. */
export function DayTab({ date, who, canMark }: { date: string; who: string; canMark: boolean }) {
  const { data, isError, refetch } = useDailyPerformance(date, who);
  const board = useBoard((data?.picks ?? []).filter(asksBoard).map(({ gameKey }) => gameKey));
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
