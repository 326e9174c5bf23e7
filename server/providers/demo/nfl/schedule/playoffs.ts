import { EASTERN, instantAt } from '../../calendar.ts';
import { createChance, drawOne } from '../../chance.ts';
import { endOf, type Fixture, type ResultOf } from '../../leagues/league.ts';
import { tableOf, winShare } from '../../leagues/table.ts';
import { MONDAY, NFL_CALENDAR, SATURDAY, SUNDAY, thursdayOf } from '../calendar.ts';
import { NFL_TEAMS } from '../teams.ts';

const SEEDS = 7;
type Slot = readonly [daysAfter: number, hour: number, minute: number];

interface Round {
  stage: string;
  week: number;
  /** A conference's games in turn take these: AFC's first, NFC's first, AFC's second … */
  slots: readonly Slot[];
}

const WILD_CARD: Round = {
  stage: 'wild_card',
  week: 19,
  slots: [
    [SATURDAY, 16, 30],
    [SATURDAY, 20, 0],
    [SUNDAY, 13, 0],
    [SUNDAY, 16, 30],
    [SUNDAY, 20, 0],
    [MONDAY, 20, 15],
  ],
};
const DIVISIONAL: Round = {
  stage: 'divisional',
  week: 20,
  slots: [
    [SATURDAY, 16, 30],
    [SATURDAY, 20, 15],
    [SUNDAY, 15, 0],
    [SUNDAY, 18, 30],
  ],
};
const CONFERENCE: Round = {
  stage: 'conference',
  week: 21,
  slots: [
    [SUNDAY, 15, 0],
    [SUNDAY, 18, 30],
  ],
};
const SUPER_BOWL: Round = { stage: 'super_bowl', week: 23, slots: [[SUNDAY, 18, 30]] };

const PLACES = ['SF', 'LAR', 'ATL', 'LV', 'NO', 'MIA', 'ARI', 'TB', 'HOU'] as const;

/** Seeds of both conferences: the winners of four divisions, then three wild cards. */
function seedsOf(text: string, regular: readonly Fixture[], resultOf: ResultOf): string[][] {
  const table = tableOf(NFL_TEAMS, regular, resultOf, winShare, text);
  return ['AFC', 'NFC'].map((conference) => {
    const own = table.filter(({ team }) => team.conference === conference);
    const winners = own.filter(({ team }, at) => own.findIndex((row) => row.team.division === team.division) === at);
    return [...winners, ...own.filter((row) => !winners.includes(row))].slice(0, SEEDS).map(({ team }) => team.code);
  });
}

/** Seven of each conference; the best seed rests once, and the best seed left always meets the worst. The Super Bowl is on neutral ground. */
export function playoffs(text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const year = NFL_CALENDAR.yearOf(seasonIndex);
  const own = `${text}|${seasonIndex}`;
  const fixture = ({ stage, week, slots }: Round, place: number, [home, away]: readonly [string, string], listedAt: number): Fixture => {
    const [daysAfter, hour, minute] = slots[place]!;
    const day = thursdayOf(year, week) + daysAfter;
    return {
      sourceId: `${year}-${week}-${place + 1}`,
      seasonIndex,
      week,
      stage,
      day,
      startsAt: instantAt(EASTERN, day, hour * 60 + minute),
      away,
      home,
      hostCode: home,
      isNeutral: false,
      listedAt,
    };
  };
  const winnerOf = (game: Fixture): string => (resultOf(game).score.home > resultOf(game).score.away ? game.home : game.away);
  const overAt = (games: readonly Fixture[]): number => Math.max(...games.map((game) => endOf(game, resultOf)));
  const round = (form: Round, left: readonly (readonly string[])[], listedAt: number): Fixture[] =>
    left.flatMap((seeds, conference) => {
      const resting = seeds.length % 2;
      const games = (seeds.length - resting) / 2;
      return Array.from({ length: games }, (_, game) =>
        fixture(form, 2 * game + conference, [seeds[resting + game]!, seeds[seeds.length - 1 - game]!], listedAt),
      );
    });

  const seeds = seedsOf(own, regular, resultOf);
  const after = (games: readonly Fixture[], left: readonly (readonly string[])[]): string[][] => {
    const lost = new Set(games.map((game) => (winnerOf(game) === game.home ? game.away : game.home)));
    return left.map((one) => one.filter((code) => !lost.has(code)));
  };
  const wildCard = round(WILD_CARD, seeds, overAt(regular.slice(-WILD_CARD_LISTED)));
  const eight = after(wildCard, seeds);
  const divisional = round(DIVISIONAL, eight, overAt(wildCard));
  const four = after(divisional, eight);
  const conference = round(CONFERENCE, four, overAt(divisional));
  const [[afc], [nfc]] = after(conference, four) as [[string], [string]];
  const superBowl = fixture(SUPER_BOWL, 0, seasonIndex % 2 === 0 ? [afc, nfc] : [nfc, afc], overAt(conference));
  const hostCode = drawOne(createChance(`${own}|super-bowl`), PLACES);
  return [...wildCard, ...divisional, ...conference, { ...superBowl, hostCode, isNeutral: true }].sort((a, b) => a.startsAt - b.startsAt);
}

/** Games of the last week. */
const WILD_CARD_LISTED = 16;
