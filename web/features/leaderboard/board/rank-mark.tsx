import { Award, Medal, Trophy } from 'lucide-react';

const MARKS = { 1: Trophy, 2: Medal, 3: Award } as const;

/** The place, with an icon for the first three. */
export function RankMark({ rank }: { rank: number }) {
  const Icon = MARKS[rank as keyof typeof MARKS];
  return (
    <span className={`lb-rank r${rank}`}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      {rank}
    </span>
  );
}
