import { statusText } from '../../core/game-words.ts';
import { CARD_MARKETS, marketHead } from '../../core/prices/read-markets.ts';
import type { Division, FootballGame, Meeting, TeamRecord } from './football-types.ts';

export const DIVISION_NAME: Record<Division, string> = { west: 'West', east: 'East' };

/** "6–3–0": a column where every row shows all three. */
export const fullRecord = ({ wins, losses, ties }: TeamRecord): string => `${wins}–${losses}–${ties}`;

export const MARKET_OPTIONS = CARD_MARKETS.map((value) => ({ value, label: marketHead('cfl', value) }));

export const statusWord = ({ status, hasOvertime }: Pick<FootballGame, 'status' | 'hasOvertime'>): string | undefined =>
  status === 'completed' && hasOvertime ? 'Final, OT' : statusText(status);

type Live = NonNullable<FootballGame['live']>;

/** "Q3 4:12", "Half-time", "End Q1", "OT". */
export function clockText({ period, clock, isOvertime, isBreak }: Pick<Live, 'period' | 'clock' | 'isOvertime' | 'isBreak'>): string {
  if (isOvertime) return 'OT';
  if (isBreak) return period === 2 ? 'Half-time' : `End Q${period}`;
  return clock ? `Q${period} ${clock}` : `Q${period}`;
}

const ORDINAL = ['1st', '2nd', '3rd'] as const;

/** "HAM ball, 2nd and 7, TOR 35": what is known of the next play. */
export function situationText(game: Pick<FootballGame, 'awayTeamCode' | 'homeTeamCode'>, live: Live): string {
  if (live.isBreak) return '';
  const holder = live.possession === null ? null : live.possession === 'away' ? game.awayTeamCode : game.homeTeamCode;
  const down = live.down === null ? null : ORDINAL[live.down - 1];
  const parts = [holder && `${holder} ball`, down && (live.distance === null ? down : `${down} and ${live.distance}`), live.ballOn];
  return parts.filter(Boolean).join(', ');
}

export interface MeetingView {
  word: 'Won' | 'Lost' | 'Tied';
  look: 'win' | 'loss' | 'push';
  /** Own points first. */
  score: string;
  opponent: string;
  isHome: boolean;
}

/** A finished game as one of its clubs saw it. */
export function meetingOf(meeting: Meeting, code: string): MeetingView {
  const isHome = meeting.homeTeamCode === code;
  const [own, other] = isHome ? [meeting.homeScore, meeting.awayScore] : [meeting.awayScore, meeting.homeScore];
  const result = own > other ? (['Won', 'win'] as const) : own < other ? (['Lost', 'loss'] as const) : (['Tied', 'push'] as const);
  return {
    word: result[0],
    look: result[1],
    score: `${own}–${other}`,
    opponent: isHome ? meeting.awayTeamCode : meeting.homeTeamCode,
    isHome,
  };
}
