/** How a league of teams is graded, as data. */
export interface LeagueRules {
  /** Its house rules' ids begin with this. */
  id: string;
  league: string;
  /** When its bets close. */
  start: string;
  /** An abandoned game is official after so many minutes of play. */
  officialMinutes: number;
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
  finalScore: 'Overtime counts, so that no game ends in a tie.',
  moved: 'day',
});

/** As the large United States books have them: 55 of 60 minutes. */
export const NHL_RULES = rulesOf('NHL', {
  start: 'puck drop',
  officialMinutes: 55,
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

/** The house rules that follow from a league's data. */
export const leagueHouseRules = ({ id, league, start, officialMinutes, finalScore, moved }: LeagueRules): RuleText[] => [
  {
    id: `${id}-bets-close`,
    title: `${league}: when bets close`,
    text: `A bet is taken until the scheduled ${start}, or the real one if that comes first. One placed elsewhere before it may be written down later.`,
  },
  { id: `${id}-result`, title: `${league}: final score`, text: `Moneyline, spread and total are graded on the final score. ${finalScore}` },
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
