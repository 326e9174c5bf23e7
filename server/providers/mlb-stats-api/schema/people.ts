import { z } from 'zod';
import { rowsOf } from '../../http/index.ts';

const Text = z.string().nullish();
const Coded = z.object({ code: Text }).nullish();
const Named = z.object({ displayName: Text }).nullish();

/** Numbers are numbers, rates are texts (".921", "-.--"): read each through `statOf` or `rateOf`. */
const StatGroup = z.object({
  type: Named,
  group: Named,
  splits: z
    .array(
      z.object({
        season: Text,
        stat: z.record(z.string(), z.unknown()),
        team: z.object({ id: z.number() }).nullish(),
        split: z.object({ code: Text }).nullish(),
      }),
    )
    .nullish(),
});
export const WireStats = z.object({ stats: z.array(StatGroup) });

export const WirePerson = z.object({
  id: z.number(),
  fullName: z.string(),
  primaryPosition: z.object({ abbreviation: Text }).nullish(),
  batSide: Coded,
  pitchHand: Coded,
  currentTeam: z.object({ id: z.number() }).nullish(),
  stats: z.array(StatGroup).nullish(),
});
export type WirePerson = z.output<typeof WirePerson>;
export const WirePeople = z.object({ people: rowsOf(WirePerson) });

export const WireRoster = z.object({
  roster: rowsOf(
    z.object({
      person: z.object({ id: z.number(), fullName: z.string() }),
      position: z.object({ abbreviation: Text }).nullish(),
      status: z.object({ code: Text, description: Text }).nullish(),
    }),
  ),
  rosterType: Text,
});
export type WireRoster = z.output<typeof WireRoster>;

export const WireTransaction = z.object({
  id: z.number(),
  date: Text,
  effectiveDate: Text,
  typeDesc: Text,
  description: Text,
  person: z.object({ id: z.number(), fullName: Text }).nullish(),
  toTeam: z.object({ id: z.number() }).nullish(),
  fromTeam: z.object({ id: z.number() }).nullish(),
});
export type WireTransaction = z.output<typeof WireTransaction>;
export const WireTransactions = z.object({ transactions: rowsOf(WireTransaction) });

const Record = z.object({ wins: z.number(), losses: z.number(), pct: Text });
/** Ranks and games behind are texts; "-" leads. */
const WireTeamRecord = z.object({
  team: z.object({ id: z.number(), name: Text }),
  streak: z.object({ streakCode: Text }).nullish(),
  divisionRank: Text,
  leagueRank: Text,
  gamesPlayed: z.number(),
  gamesBack: Text,
  wildCardGamesBack: Text,
  leagueRecord: Record,
  runsScored: z.number().nullish(),
  runsAllowed: z.number().nullish(),
  runDifferential: z.number().nullish(),
  winningPercentage: Text,
  records: z.object({ splitRecords: z.array(Record.extend({ type: z.string() })).nullish() }).nullish(),
});
export const WireStandings = z.object({
  records: z.array(
    z.object({
      standingsType: Text,
      league: z.object({ id: z.number() }).nullish(),
      division: z.object({ id: z.number() }).nullish(),
      lastUpdated: Text,
      teamRecords: rowsOf(WireTeamRecord),
    }),
  ),
});
export type WireStandings = z.output<typeof WireStandings>;
