import type { BetSport } from '@clearedge/contract/sports';
import { TeamChip } from '../ui/marks/team-chip.tsx';
import { clubColors } from './teams.ts';

/** A club's code in its colours. */
export function ClubChip({ code, size, sport, title }: { code: string; size?: 'sm' | 'lg'; sport: BetSport | null; title?: string }) {
  return <TeamChip code={code} colors={clubColors(code, sport)} size={size} title={title} />;
}
