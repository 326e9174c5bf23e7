import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { weekText } from './leaderboard-words.ts';

interface Props {
  week: string;
  current: string;
  onGo: (week: string) => void;
}

/** From week to week; there is none to see after the running one. */
export function WeekNav({ week, current, onGo }: Props) {
  return (
    <nav className="lb-weeks" aria-label="Week">
      <Button onClick={() => onGo(addDays(week, -7))}>
        <ChevronLeft className="s" />
        Previous Week
      </Button>
      <Button onClick={() => onGo(current)} disabled={week === current}>
        Current Week
      </Button>
      <Button onClick={() => onGo(addDays(week, 7))} disabled={week >= current}>
        Next Week
        <ChevronRight className="s" />
      </Button>
      <span className="lb-week" aria-live="polite">
        {weekText(week, addDays(week, 6))}
        {week === current ? <Badge look="value">Current week</Badge> : null}
      </span>
    </nav>
  );
}
