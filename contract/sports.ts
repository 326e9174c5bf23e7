import { SPORTS } from './sports/registry.ts';
import type { LinedMarket, SportData, TeamColors } from './sports/sport-data.ts';

export type { LeagueForm, LinedMarket, PeriodData, SportData } from './sports/sport-data.ts';
export { SPORTS };

export type SportKey = keyof typeof SPORTS;
type KeyWhere<Trait> = { [Key in SportKey]: (typeof SPORTS)[Key] extends Trait ? Key : never }[SportKey];
/** A sport of games between two teams. */
export type GameSport = KeyWhere<{ contestKind: 'game' }>;
/** A sport of a league of teams, with a schedule, standings and clubs of the one form that all such leagues share. */
export type LeagueSport = KeyWhere<{ hasLeague: true }>;
export type PickSport = KeyWhere<{ hasPicks: true }>;
/** The sport of a tracked bet: 'other' is one that the product knows nothing of, and no bet on it is graded on a contest of ours. */
export type BetSport = SportKey | 'other';

export const SPORT_KEYS = Object.keys(SPORTS) as [SportKey, ...SportKey[]];
export const BET_SPORTS = [...SPORT_KEYS, 'other'] as [BetSport, ...BetSport[]];

/** The data of a sport, with the traits that every sport has. */
export const sportOf = (key: SportKey): SportData => SPORTS[key];
export const isGameSport = (key: SportKey): key is GameSport => sportOf(key).contestKind === 'game';

export type Capability = { [Trait in keyof SportData]-?: SportData[Trait] extends boolean ? Trait : never }[keyof SportData];
/** The sports that have a capability, in their order. */
export const sportsWith = (capability: Capability): SportKey[] => SPORT_KEYS.filter((key) => sportOf(key)[capability]);

export const GAME_SPORTS = SPORT_KEYS.filter(isGameSport) as [GameSport, ...GameSport[]];
export const LEAGUE_SPORTS = GAME_SPORTS.filter((key): key is LeagueSport => sportOf(key).hasLeague) as [LeagueSport, ...LeagueSport[]];
export const isLeague = (sport: SportKey): sport is LeagueSport => sportOf(sport).hasLeague;
export const PICK_SPORTS = SPORT_KEYS.filter((key): key is PickSport => sportOf(key).hasPicks) as [PickSport, ...PickSport[]];

/** "MLB"; "Other" for a bet on a sport that the product does not know. */
export const leagueOf = (sport: BetSport): string => (sport === 'other' ? 'Other' : SPORTS[sport].league);

/** How a league is made up. */
export const leagueFormOf = (league: LeagueSport): NonNullable<SportData['leagueForm']> => SPORTS[league].leagueForm;

/** A season by the year it begins in: "2026", or "2026–27" where a league names both. */
export const seasonLabel = (sport: SportKey, begins: number): string =>
  sportOf(sport).leagueForm?.namesBothYears ? `${begins}–${String((begins + 1) % 100).padStart(2, '0')}` : `${begins}`;

/** Of a club that is not known. */
const UNKNOWN_COLORS: TeamColors = { ground: '#3a4656', edge: '#8d99aa' };

/** A club's own code, by that or by another source's or season's. */
export const clubCode = (code: string, sport: SportKey): string => sportOf(sport).teams?.otherCodes[code] ?? code;

/** Ground and edge of a club's chip, by its code or another source's. */
export const teamColors = (code: string, sport: BetSport | null): TeamColors =>
  (sport && sport !== 'other' && sportOf(sport).teams?.colors[clubCode(code, sport)]) || UNKNOWN_COLORS;

/** The highest line of a market in any of the sports, to either side of zero. */
export const maxLineOf = (market: LinedMarket, sports: readonly SportKey[] = SPORT_KEYS): number =>
  Math.max(0, ...sports.map((sport) => sportOf(sport).maxLine?.[market] ?? 0));

/** The highest line on the boards of any sport. */
export const MAX_BOARD_LINE = Math.max(maxLineOf('spread'), maxLineOf('total'));

/** Why no bet on a sport can have a line, in a sentence that a form shows; null for one that can. */
export function lineFault(sport: SportKey, market: LinedMarket, line: number): string | null {
  const most = maxLineOf(market, [sport]);
  return Math.abs(line) <= most ? null : `The highest ${leagueOf(sport)} ${market} line is ${most}.`;
}

const SPELLED = new Map<string, SportKey>(SPORT_KEYS.flatMap((key) => [key, ...SPORTS[key].aliases].map((word) => [word, key] as const)));

/** The sport that a word names, in any case: its key, or another spelling of it; null for one the product does not know. */
export const readSport = (word: string): SportKey | null => SPELLED.get(word.trim().toLowerCase()) ?? null;

/** The sport of the API's addresses that name none, such as `/api/games`. */
export const DEFAULT_SPORT = 'mlb' satisfies SportKey;
