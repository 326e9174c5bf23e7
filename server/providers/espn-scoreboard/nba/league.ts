import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { nba } from '@clearedge/contract/sports/nba/data';
import type { NBA_STAGES } from '@clearedge/contract/sports/nba/stages';
import type { EspnLeague } from '../league.ts';
import type { WireEvent } from '../schema.ts';

type Stage = keyof typeof NBA_STAGES;

const [REGULAR, POSTSEASON, PLAY_IN] = [2, 3, 5];
const ROUNDS: Readonly<Record<string, Stage>> = { RD16: 'round_1', QTR: 'conference_semifinal', SEMI: 'conference_final', FINAL: 'finals' };
/** By the headline of the event, "NBA Cup - Championship": all other games of the cup count in the league's table. */
const CUP_FINAL = /cup\b(?!.*(semi|quarter)).*(championship|final)/i;
/** Where the round is told by the headline alone: "East 1st Round - Game 7", "West Semifinals - Game 1". */
const HEADLINES: readonly (readonly [RegExp, Stage])[] = [
  [/play-in/i, 'play_in'],
  [/nba finals/i, 'finals'],
  [/1st round|first round/i, 'round_1'],
  [/semifinal/i, 'conference_semifinal'],
  [/final/i, 'conference_final'],
];

const found = (among: readonly (readonly [RegExp, Stage])[], headline: string): Stage | null =>
  among.find(([words]) => words.test(headline))?.[1] ?? null;

function stageOf({ season, competitions }: WireEvent): Stage | null {
  const { type, notes } = competitions[0]!;
  const headline = notes?.[0]?.headline ?? '';
  if (season.type === REGULAR) return CUP_FINAL.test(headline) ? 'cup_final' : 'regular';
  if (season.type === PLAY_IN) return 'play_in';
  return season.type === POSTSEASON ? (ROUNDS[type?.abbreviation ?? ''] ?? found(HEADLINES, headline)) : null;
}

export const NBA: EspnLeague = {
  sport: nba.key,
  path: 'basketball/nba',
  kind: 'basketball',
  clubs: NBA_CLUBS,
  otherCodes: nba.teams.otherCodes,
  retractable: [],
  periods: nba.leagueForm.periods.count,
  periodMinutes: 12,
  unit: nba.scoreUnit.many,
  placeOf: (event) => {
    const stage = stageOf(event);
    return stage && { stage, week: null };
  },
  moved: 'day',
  isNamedByEnd: true,
};
