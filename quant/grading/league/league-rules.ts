import type { GameUnit } from '../parts.ts';
import { BASKETBALL_PROPS, FOOTBALL_PROPS, HOCKEY_PROPS, kindsIn, type LeagueKind } from './player-props.ts';

/** How a league of teams is graded, as data. */
export interface LeagueRules {
  /** Its house rules' ids begin with this. */
  id: string;
  league: string;
  /** When its bets close. */
  start: string;
  /** An abandoned game is official after so many minutes of play. */
  officialMinutes: number;
  /** Whether a game can end in a tie. */
  mayEndLevel: boolean;
  /** What its games are divided into, how many there are before overtime and how long each is. */
  unit: GameUnit;
  periods: number;
  periodMinutes: number;
  /** What follows regulation, in words. */
  afterwards: string;
  /** What the final score counts beyond regulation, and what a tie does, in sentences. */
  finalScore: string;
  /** The propositions on its players that are graded, and where they play. */
  props: readonly LeagueKind[];
  surface: 'field' | 'floor' | 'ice';
  /** How far a game can be moved with its bets in action; null where it cannot. */
  moved: 'week' | 'day' | null;
}

type OwnRules = Omit<LeagueRules, 'id' | 'league'>;
const rulesOf = (league: string, own: OwnRules, id = league.toLowerCase()): LeagueRules => ({ id, league, ...own });

const FOOTBALL: OwnRules = {
  start: 'kickoff',
  officialMinutes: 55,
  mayEndLevel: true,
  unit: 'quarter',
  periods: 4,
  periodMinutes: 15,
  afterwards: 'overtime',
  finalScore: 'Overtime counts. A tie is a push on the moneyline; spread and total are graded.',
  props: [],
  surface: 'field',
  moved: null,
};

export const CFL_RULES = rulesOf('CFL', FOOTBALL, 'football');
/** As the large United States books have them: 55 of 60 minutes, and a league week from Thursday to Wednesday. */
export const NFL_RULES = rulesOf('NFL', { ...FOOTBALL, props: kindsIn(FOOTBALL_PROPS), moved: 'week' });
/** As the large United States books have them: 43 of 48 minutes. */
export const NBA_RULES = rulesOf('NBA', {
  start: 'tip-off',
  officialMinutes: 43,
  mayEndLevel: false,
  unit: 'quarter',
  periods: 4,
  periodMinutes: 12,
  afterwards: 'overtime',
  finalScore: 'Overtime counts, so that no game ends in a tie.',
  props: kindsIn(BASKETBALL_PROPS),
  surface: 'floor',
  moved: 'day',
});

/** As the large United States books have them: 55 of 60 minutes. */
export const NHL_RULES = rulesOf('NHL', {
  start: 'puck drop',
  officialMinutes: 55,
  mayEndLevel: false,
  unit: 'period',
  periods: 3,
  periodMinutes: 20,
  afterwards: 'overtime or the shootout',
  finalScore:
    'Overtime and the shootout count: a shootout is one goal, to its winner and to the total, however many were scored in it. No game ends in a tie.',
  props: kindsIn(HOCKEY_PROPS),
  surface: 'ice',
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

/** What counts as having played, by where it is done. */
const PLAYED: Readonly<Record<LeagueRules['surface'], string>> = {
  field: 'take part in at least one snap',
  floor: 'get onto the floor',
  ice: 'get onto the ice',
};
const COUNTED: Readonly<Record<LeagueRules['surface'], string>> = {
  field: 'A touchdown scorer is who carries or catches the ball into the end zone or returns it there; a passer is not. Yards lost count.',
  floor: 'A double-double is ten or more in two of points, rebounds, assists, steals and blocks.',
  ice: 'Overtime counts; a shootout counts for no player.',
};

function playerRules({ id, league, props, surface }: LeagueRules): RuleText[] {
  if (props.length === 0) return [];
  const overtime = surface === 'ice' ? '' : ' Overtime counts.';
  return [
    {
      id: `${id}-player-prop`,
      title: `${league}: player props`,
      text: `A player prop is graded on the official box score.${overtime} ${COUNTED[surface]}`,
    },
    {
      id: `${id}-player-absent`,
      title: `${league}: player who does not play`,
      text: `The player must be active and ${PLAYED[surface]}, else the bet is void. One who plays and leaves injured has action.`,
    },
    {
      id: `${id}-player-unfinished`,
      title: `${league}: player props of an unfinished game`,
      text: 'If a game is abandoned, props are void unless already decided. Yards can be lost again, so they are never decided early.',
    },
  ];
}

/** The house rules that follow from a league's data. */
export const leagueHouseRules = (rules: LeagueRules): RuleText[] => [...gameRules(rules), ...playerRules(rules)];

const gameRules = ({
  id,
  league,
  start,
  officialMinutes,
  finalScore,
  moved,
  unit,
  periods,
  periodMinutes,
  afterwards,
}: LeagueRules): RuleText[] => [
  {
    id: `${id}-bets-close`,
    title: `${league}: when bets close`,
    text: `A bet is taken until the scheduled ${start}, or the real one if that comes first. One placed elsewhere before it may be written down later.`,
  },
  { id: `${id}-result`, title: `${league}: final score`, text: `Moneyline, spread and total are graded on the final score. ${finalScore}` },
  { id: `${id}-part`, title: `${league}: ${PART_TEXT[unit]?.title}`, text: `${PART_TEXT[unit]?.counted} ${PART_ENDS}` },
  {
    id: `${id}-regulation`,
    title: `${league}: regulation (three-way)`,
    text: `A bet on regulation is graded on the score after ${periods * periodMinutes} minutes, without ${afterwards}. The regulation moneyline has three sides: each team and the draw. If the score is level, the draw wins and both teams lose. Regulation must be completed, else the bet is void unless a total is already decided.`,
  },
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
