import type { GameUnit } from '../parts.ts';

/** How a league of teams is graded, as data. */
export interface LeagueRules {
  /** Its house rules' ids begin with this. */
  id: string;
  league: string;
  /** When its bets close. */
  start: string;
  /** An abandoned game is official after so many minutes of play. */
  officialMinutes: number;
  /** What its games are divided into, how many there are before overtime and how long each is. */
  unit: GameUnit;
  periods: number;
  periodMinutes: number;
  /** What the final score counts beyond regulation, and what a tie does, in sentences. */
  finalScore: string;
  /** How far a game can be moved with its bets in action; null where it cannot. */
  moved: 'week' | 'day' | null;
}

type OwnRules = Omit<LeagueRules, 'id' | 'league'>;
const rulesOf = (league: string, own: OwnRules, id = league.toLowerCase()): LeagueRules => ({ id, league, ...own });

const FOOTBALL: OwnRules = {
  start: 'kickoff',
  officialMinutes: 55,
  unit: 'quarter',
  periods: 4,
  periodMinutes: 15,
  finalScore: 'Overtime counts. A tie is a push on the moneyline; spread and total are graded.',
  moved: null,
};

export const CFL_RULES = rulesOf('CFL', FOOTBALL, 'football');
/** As the large United States books have them: 55 of 60 minutes, and a league week from Thursday to Wednesday. */
export const NFL_RULES = rulesOf('NFL', { ...FOOTBALL, moved: 'week' });
/** As the large United States books have them: 43 of 48 minutes. */
export const NBA_RULES = rulesOf('NBA', {
  start: 'tip-off',
  officialMinutes: 43,
  unit: 'quarter',
  periods: 4,
  periodMinutes: 12,
  finalScore: 'Overtime counts, so that no game ends in a tie.',
  moved: 'day',
});

/** As the large United States books have them: 55 of 60 minutes. */
export const NHL_RULES = rulesOf('NHL', {
  start: 'puck drop',
  officialMinutes: 55,
  unit: 'period',
  periods: 3,
  periodMinutes: 20,
  finalScore:
    'Overtime and the shootout count: a shootout is one goal, to its winner and to the total, however many were scored in it. No game ends in a tie.',
  moved: 'day',
});

/** Every league's, in the order in which they are named. */
export const LEAGUE_RULES: readonly LeagueRules[] = [CFL_RULES, NFL_RULES, NBA_RULES, NHL_RULES];

/** Why a bet on a game that was moved waits. */
export const MOVED_REASON = { week: 'Moved to another day of its league week', day: 'Moved by less than 24 hours' } as const;

const MOVED_RULE = {
  week: 'A game moved to another day of its league week, Thursday to Wednesday, stays in action. Any other game postponed before it starts is void.',
  day: 'A game that starts within 24 hours of its scheduled time stays in action. Any other game postponed before it starts is void.',
} as const;

interface RuleText {
  id: string;
  title: string;
  text: string;
}

const PART_TEXT: Readonly<Partial<Record<GameUnit, { title: string; counted: string }>>> = {
  quarter: {
    title: 'halves and quarters',
    counted: 'A half or a quarter is graded on the points scored in it. The second half counts overtime; the fourth quarter does not.',
  },
  period: { title: 'periods', counted: 'A period is graded on the goals scored in it; the third does not count overtime.' },
};
const PART_ENDS =
  'The part must be completed, else the bet is void unless a total is already decided. A completed part stands if the game is abandoned later. A tie on a two-way price is a push. Bets are settled when the game is over.';

/** The house rules that follow from a league's data. */
export const leagueHouseRules = ({ id, league, start, officialMinutes, finalScore, moved, unit }: LeagueRules): RuleText[] => [
  {
    id: `${id}-bets-close`,
    title: `${league}: when bets close`,
    text: `A bet is taken until the scheduled ${start}, or the real one if that comes first. One placed elsewhere before it may be written down later.`,
  },
  { id: `${id}-result`, title: `${league}: final score`, text: `Moneyline, spread and total are graded on the final score. ${finalScore}` },
  { id: `${id}-part`, title: `${league}: ${PART_TEXT[unit]?.title}`, text: `${PART_TEXT[unit]?.counted} ${PART_ENDS}` },
  {
    id: `${id}-official`,
    title: `${league}: abandoned game`,
    text: `An abandoned game is official after ${officialMinutes} minutes of play. Before that bets are void, unless already decided.`,
  },
  {
    id: `${id}-already-decided`,
    title: `${league}: already decided`,
    text: 'If a total has already been passed when a game is abandoned, the over wins and the under loses.',
  },
  {
    id: `${id}-postponed`,
    title: `${league}: postponed game`,
    text: moved === null ? 'A game postponed before it starts is void.' : MOVED_RULE[moved],
  },
];
