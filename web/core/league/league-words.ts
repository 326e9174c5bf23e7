import { type LeagueSport, leagueFormOf } from '@clearedge/contract/sports';
import { statusText } from '../game-words.ts';
import type { LeagueGame, Meeting } from './league-types.ts';

/** "West Division", "AFC East"; the key itself of a division that the league does not have. */
export const divisionName = (league: LeagueSport, division: string): string => leagueFormOf(league).divisions[division] ?? division;

/** "1" to the last of regulation, then "OT", "2OT". */
export function periodName(league: LeagueSport, period: number): string {
  const extra = period - leagueFormOf(league).periods.count;
  if (extra <= 0) return String(period);
  return extra === 1 ? 'OT' : `${extra}OT`;
}

/** A column of the score by period: as `periodName`, and "SO" for a shootout, which follows all of overtime. */
export const columnName = (league: LeagueSport, column: number): string => {
  const { count, hasShootout } = leagueFormOf(league).periods;
  return hasShootout && column === count + 2 ? 'SO' : periodName(league, column);
};

/** "Q3", "OT": a period as it is named beside a clock. */
export function periodWord(league: LeagueSport, period: number): string {
  const { count, letter } = leagueFormOf(league).periods;
  return (period > count ? '' : letter) + periodName(league, period);
}

type Live = NonNullable<LeagueGame['live']>;
type Clocked = Pick<Live, 'period' | 'clock' | 'isBreak'> & { isShootout?: boolean };

/** "Q3 4:12", "Halftime", "End Q1", "OT", "Shootout". */
export function clockText(league: LeagueSport, { period, clock, isBreak, isShootout }: Clocked): string {
  if (isShootout) return 'Shootout';
  const { count } = leagueFormOf(league).periods;
  const word = periodWord(league, period);
  if (isBreak && period <= count) return period * 2 === count ? 'Halftime' : `End ${word}`;
  return clock ? `${word} ${clock}` : word;
}

/** "Final, OT" of a game that went on; the clock's word for it is of the last period played. */
export function statusWord({ sport, status, hasOvertime, periods }: Pick<LeagueGame, 'sport' | 'status' | 'hasOvertime' | 'periods'>) {
  if (status !== 'completed' || !hasOvertime) return statusText(status);
  const { count } = leagueFormOf(sport).periods;
  return `Final, ${columnName(sport, Math.max(count + 1, periods?.away.length ?? 0, periods?.home.length ?? 0))}`;
}

const ORDINAL = ['1st', '2nd', '3rd', '4th'] as const;

/** A run worth a word. */
const RUN_POINTS = 6;

/** "HAM ball, 2nd and 7, TOR 35", "BOS on a 9–0 run", "NYR power play, 5 on 4": what is known of the moment. */
export function situationText({ awayTeamCode, homeTeamCode }: Pick<LeagueGame, 'awayTeamCode' | 'homeTeamCode'>, live: Live): string {
  if (live.isBreak) return '';
  const codeOf = (side: 'away' | 'home'): string => (side === 'away' ? awayTeamCode : homeTeamCode);
  const joined = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');
  switch (live.kind) {
    case 'football': {
      const down = live.down === null ? null : ORDINAL[live.down - 1];
      return joined([
        live.possession && `${codeOf(live.possession)} ball`,
        down && (live.distance === null ? down : `${down} and ${live.distance}`),
        live.ballOn,
      ]);
    }
    case 'basketball':
      return live.run && live.run.points >= RUN_POINTS ? `${codeOf(live.run.side)} on a ${live.run.points}–0 run` : '';
    case 'hockey': {
      const { skaters, shots, emptyNet } = live;
      const stronger = skaters.away > skaters.home ? 'away' : 'home';
      const [most, fewest] = [Math.max(skaters.away, skaters.home), Math.min(skaters.away, skaters.home)];
      return joined([
        emptyNet && `${codeOf(emptyNet)} net empty`,
        !emptyNet && most > fewest && `${codeOf(stronger)} power play, ${most} on ${fewest}`,
        `shots ${shots.away}–${shots.home}`,
      ]);
    }
  }
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
