export interface QueueRow {
  gameId: string;
  sport: 'mlb' | 'cfl' | 'golf';
  awayName: string;
  homeName: string;
  startsMs: number;
  status: string;
  statusNote: string | null;
  awayScore: number | null;
  homeScore: number | null;
  hasFacts: boolean;
  bets: string;
  legs: string;
  picks: string;
  flags: string[] | null;
}

const STOPPED = new Set(['suspended', 'postponed', 'cancelled']);

/** Why a game's bets wait: it was stopped, nobody has said how it ended, or what was said does not decide them. */
export function reasonOf({ status, hasFacts }: Pick<QueueRow, 'status' | 'hasFacts'>): 'missing-score' | 'suspended' | 'flagged' {
  if (STOPPED.has(status)) return 'suspended';
  return status === 'final' && hasFacts ? 'flagged' : 'missing-score';
}
