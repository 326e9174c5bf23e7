import type {
  DoubtfulTournament,
  FeedTournament,
  GolfLeaderboard,
  GolfPriceSheet,
  GolfSource,
  TournamentFacts,
} from '../../ports/index.ts';

/** What a scripted golf source answers. */
export interface FakeGolf {
  tournaments: FeedTournament[];
  leaderboards: Map<string, GolfLeaderboard>;
  facts: Map<string, TournamentFacts | DoubtfulTournament>;
  sheets: GolfPriceSheet[];
}

export const emptyGolf = (): FakeGolf => ({ tournaments: [], leaderboards: new Map(), facts: new Map(), sheets: [] });

type Answer = <T>(value: () => T) => Promise<T>;

export const fakeGolf = (golf: FakeGolf, answer: Answer): GolfSource => ({
  feed: {
    listTournaments: (from, to) => answer(() => golf.tournaments.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from)),
    findLeaderboard: (id) => answer(() => golf.leaderboards.get(id) ?? null),
    findFacts: (id, asOf) =>
      answer(() => {
        const facts = golf.facts.get(id);
        return facts && ('doubts' in facts || facts.reportedAt <= asOf) ? facts : null;
      }),
  },
  odds: {
    listSheets: (id, asOf) => answer(() => golf.sheets.filter(({ tournamentId, quotedAt }) => tournamentId === id && quotedAt <= asOf)),
  },
});
