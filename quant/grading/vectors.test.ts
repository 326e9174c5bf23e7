import { describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents } from '../money/index.ts';
import { payoutCents } from '../price/index.ts';
import { readVectors, settleOn } from '../testing/vectors.ts';
import { gradeBaseball } from './baseball/grade-baseball.ts';
import type { BaseballKind } from './baseball/props.ts';
import { deadHeatFactor, deadHeatReturnCents } from './dead-heat.ts';
import type { GolfFacts, GolfPlayer } from './golf/golf.ts';
import { gradeGolf } from './golf/golf.ts';
import { gradeLeague } from './league/grade-league.ts';
import { CFL_RULES, type LeagueRules, NBA_RULES, NFL_RULES, NHL_RULES } from './league/league-rules.ts';
import { gradeScoreLine, type ScoreSelection } from './score-line.ts';
import type { BaseballFacts, GradeResult } from './types.ts';

interface Input {
  market: string;
  side: 'away' | 'home' | 'over' | 'under';
  line: number | null;
  home_score: number;
  away_score: number;
  completed_innings: number;
  scheduled_innings: number;
  state: string;
  moved_in_action?: boolean;
  minutes_played: number;
  prop: BaseballKind;
  value: number;
  batter_in_starting_lineup?: boolean;
  pitcher_rule?: 'action' | 'listed';
  starter_changed?: boolean;
  game_result_for_side?: string;
  stake: number;
  decimal: number;
  rank: number;
  tied: number;
  places: number;
  places_available: number;
  holes_completed?: number;
  official_result?: boolean;
  won?: boolean;
  withdrew_after_teeing_off?: boolean;
  missed_cut?: boolean;
  risk: number;
  new_american: number;
}

const WORDS = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;
const word = (result: GradeResult) => (result.kind === 'graded' ? WORDS[result.grade] : 'pending');

function toSelection({ market, side, line }: Input): ScoreSelection {
  if (market === 'moneyline') return { market, period: 'full', side: side as 'home' };
  if (market === 'total') return { market, period: 'full', side: side as 'over', line: line ?? 0 };
  return { market: 'spread', period: 'full', side: side as 'home', line: line ?? 0 };
}

function toFacts(input: Partial<Input>): BaseballFacts {
  const state = (input.state ?? 'final').split('_')[0] as BaseballFacts['state'];
  return {
    state,
    scheduledInnings: input.scheduled_innings ?? 9,
    completedInnings: input.completed_innings ?? 9,
    score: { away: input.away_score ?? 0, home: input.home_score ?? 0 },
    lineScore: { away: [], home: [] },
    starters: { away: 'starter', home: 'starter' },
    players: {},
    playedSameDay: state === 'postponed' && !input.state?.includes('not_played'),
  };
}

function settleSpecial(input: Input): string {
  if (input.market === 'player_prop') {
    const player = { started: input.batter_in_starting_lineup ?? true, threwFirstPitch: true, stats: { [input.prop]: input.value } };
    const selection = { market: 'prop', playerId: 'player', prop: input.prop, side: input.side as 'over', line: input.line ?? 0 } as const;
    return word(gradeBaseball(selection, { ...toFacts({}), players: { player } }));
  }
  const isWon = input.game_result_for_side === 'won';
  const facts = toFacts({ home_score: isWon ? 2 : 0, away_score: 1 });
  const listed = { away: input.starter_changed ? 'another' : 'starter', home: 'starter' };
  const terms = { pitcherRule: input.pitcher_rule ?? 'action', listed } as const;
  return word(gradeBaseball({ market: 'moneyline', period: 'full', side: 'home' }, facts, terms));
}

function settleGolf(input: Input): string {
  const player: GolfPlayer = {
    teedOff: true,
    withdrew: input.withdrew_after_teeing_off ?? false,
    madeCut: input.missed_cut === undefined ? null : !input.missed_cut,
    position: input.won ? 1 : 2,
    tied: 1,
    strokes: null,
  };
  const facts: GolfFacts = {
    officialResult: input.official_result ?? false,
    holesCompleted: input.holes_completed ?? 72,
    players: { player },
  };
  if (input.market === 'make_cut') return word(gradeGolf({ market: 'make_cut', playerId: 'player', side: 'yes' }, facts));
  return word(gradeGolf({ market: 'outright', playerId: 'player' }, facts));
}

const settleLeague =
  (rules: LeagueRules) =>
  (input: Input): string => {
    const score = { away: input.away_score, home: input.home_score };
    return word(
      gradeLeague(
        toSelection(input),
        { state: input.state as 'called', minutesPlayed: input.minutes_played, score, isMovedInAction: input.moved_in_action ?? false },
        rules,
      ),
    );
  };

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  grade_leg: (input) => WORDS[gradeScoreLine(toSelection(input), { away: input.away_score, home: input.home_score })],
  settle_mlb: (input) => word(gradeBaseball(toSelection(input), toFacts(input))),
  settle_mlb_special: settleSpecial,
  reprice_on_pitcher_change: ({ risk, new_american }) => centsToDollars(payoutCents(dollarsToCents(risk), new_american)) - risk,
  settle_cfl: settleLeague(CFL_RULES),
  settle_nfl: settleLeague(NFL_RULES),
  settle_nba: settleLeague(NBA_RULES),
  settle_nhl: settleLeague(NHL_RULES),
  dead_heat_factor: ({ rank, tied, places }) => deadHeatFactor({ rank, tied, places }),
  dead_heat_total_return: ({ stake, decimal, tied, places_available }) =>
    centsToDollars(deadHeatReturnCents(dollarsToCents(stake), { decimal }, { rank: 1, tied, places: places_available })),
  settle_golf: settleGolf,
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('LEG', 'MLB', 'CFL', 'NFL', 'NBA', 'NHL', 'GOLF'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});
