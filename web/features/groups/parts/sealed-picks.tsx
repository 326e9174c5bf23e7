import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '../../../core/status.ts';
import { addDays } from '../../../lib/dates.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useGroupSlate } from '../pick.queries.ts';
import { Talk } from '../talk/talk.tsx';
import { Loaded } from './loaded.tsx';
import { PickGame } from './pick-game.tsx';

interface SealedPicksProps {
  groupId: string;
  date: string | null;
  onDate: (date: string | null) => void;
}

/** A day's games: one's own picks, how many others have made theirs, and everybody's once a game has begun. */
export function SealedPicks({ groupId, date: requested, onDate }: SealedPicksProps) {
  const today = useToday();
  const date = requested ?? today;
  const go = (day: string): void => onDate(day === today ? null : day);
  return (
    <div className="stack">
      <div className="grp-bar">
        <span className="date">
          <IconButton label="Previous day" onClick={() => go(addDays(date, -1))}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => onDate(null)} disabled={date === today}>
            Today
          </Button>
          <IconButton label="Next day" onClick={() => go(addDays(date, 1))}>
            <ChevronRight />
          </IconButton>
          <b className="grp-day">{formatDate(date)}</b>
        </span>
        <span className="cap">Picks are hidden from the others until the game starts</span>
      </div>
      <Loaded query={useGroupSlate(groupId, date)} height={240}>
        {({ games }) =>
          games.length === 0 ? (
            <EmptyState icon={CalendarX} title="No Games Found" hint="There are no games on this day." />
          ) : (
            <ul className="grp-games">
              {games.map((game) => (
                <PickGame key={game.gameId} groupId={groupId} date={date} game={game} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Talk groupId={groupId} date={date} />
    </div>
  );
}
