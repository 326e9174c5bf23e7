import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { easternDay, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import type { FeedLeagueGame, FeedNewsItem, LeagueFeed, LeaguePlayerLine, News } from '../../../ports/index.ts';
import { BoundedMap, createChance, drawInteger } from '../chance.ts';
import { HEROES } from './hero-words.ts';

const DAYS_BACK = 8;
/** So far back from a game a run of wins or losses is counted: a longer one is not told. */
const RUN_DAYS = 45;
const STREAK_LEAST = 4;
const STREAK_AFTER_MS = 26 * MINUTE_MS;
/** Each final asks for its players: a league's newest ones fill the list. */
const FINALS = 10;
const KEPT = 200;
const PRESEASON = 'preseason';

type Side = 'away' | 'home';
interface Final extends FeedLeagueGame {
  score: Record<Side, number>;
  endedAt: Date;
}
const isFinal = (game: FeedLeagueGame): game is Final => game.status === 'final' && game.score !== null && game.endedAt !== null;
/** Null of a tie. */
const winnerOf = ({ score }: Final): Side | null => (score.away === score.home ? null : score.away > score.home ? 'away' : 'home');
const otherOf = (side: Side): Side => (side === 'away' ? 'home' : 'away');
const endingOf = ({ statusNote }: Final): string => statusNote?.replace(/^Final/, '') ?? '';

interface Written {
  id: string;
  at: number;
  category: 'Results' | 'Streaks';
  title: string;
  summary: string;
}

/** Who stood out on the winning side, in words; null where no one did. */
function heroOf(sport: LeagueSport, men: readonly LeaguePlayerLine[]): string | null {
  const feats = men.flatMap(({ name, stats }) =>
    (HEROES[sport] ?? []).flatMap(({ stat, from, words }) => {
      const count = stats[stat] ?? 0;
      return count < from ? [] : [{ worth: count / from, text: `${name} ${words(count)}` }];
    }),
  );
  return feats.toSorted((a, b) => b.worth - a.worth)[0]?.text ?? null;
}

async function resultOf(sport: LeagueSport, game: Final, feed: LeagueFeed, asOf: Date): Promise<Written> {
  const { gameId, score, away, home, venue, endedAt } = game;
  const after = drawInteger(createChance(`wire|${gameId}`), 4, 18) * MINUTE_MS;
  const written = { id: `result-${gameId}`, at: endedAt.getTime() + after, category: 'Results' } as const;
  const winner = winnerOf(game);
  if (winner === null)
    return {
      ...written,
      title: `${away.name} and ${home.name} play to a ${score.away}–${score.home} tie`,
      summary: `Neither side won at ${venue.name}.`,
    };
  const [won, lost] = [game[winner], game[otherOf(winner)]];
  const numbers = `${score[winner]}–${score[otherOf(winner)]}${endingOf(game)}`;
  const box = (await feed.findBox?.(gameId, asOf)) ?? null;
  const hero = box && heroOf(sport, box[winner]);
  return {
    ...written,
    title: `${won.name} beat ${lost.name} ${numbers}`,
    summary: `${hero ? `${hero}. ` : ''}Played at ${venue.name}, ${venue.city}.`,
  };
}

/** Wins or losses in a row that a game made longer, of each of its clubs; `before` goes back beyond the run. None of a preseason counts. */
function streaksOf(game: Final, before: readonly Final[]): Written[] {
  if (game.stage === PRESEASON) return [];
  return (['away', 'home'] as const).flatMap((side) => {
    const { code, name } = game[side];
    const outcomes = [game, ...before.filter(({ away, home }) => away.code === code || home.code === code)].map((one) => {
      const winner = winnerOf(one);
      return winner === null ? null : one[winner].code === code;
    });
    const ended = outcomes.findIndex((outcome) => outcome === null || outcome !== outcomes[0]);
    if (outcomes[0] === null || ended < STREAK_LEAST) return [];
    const title = outcomes[0] ? `${name} win their ${ended}th in a row` : `${name} have lost ${ended} straight`;
    const summary = `The ${name} have now ${outcomes[0] ? 'won' : 'lost'} ${plural(ended, 'game')} in a row.`;
    return [
      { id: `streak-${game.gameId}-${code}`, at: game.endedAt.getTime() + STREAK_AFTER_MS, category: 'Streaks' as const, title, summary },
    ];
  });
}

/** News of a simulated league, written from its finals: each result with who stood out, and long runs. */
function createLeagueNews(sport: LeagueSport, feed: LeagueFeed): News {
  const known = new BoundedMap<string, Promise<Written[]>>(KEPT);
  return {
    listNews: async (asOf, limit) => {
      const today = easternDay(asOf);
      const finals = (await feed.listGames(shiftDay(today, -RUN_DAYS - DAYS_BACK), today, asOf))
        .filter(isFinal)
        .toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime());
      const newest = finals.slice(0, FINALS).filter(({ slateOn }) => slateOn > shiftDay(today, -DAYS_BACK));
      const written = await Promise.all(
        newest.map((game, at) =>
          known.recall(game.gameId, async () => [
            await resultOf(sport, game, feed, asOf),
            ...streaksOf(
              game,
              finals
                .slice(at + 1)
                .filter(
                  ({ seasonYear, stage, slateOn }) =>
                    seasonYear === game.seasonYear && stage !== PRESEASON && slateOn >= shiftDay(game.slateOn, -RUN_DAYS),
                ),
            ),
          ]),
        ),
      );
      return written
        .flat()
        .filter(({ at }) => at <= asOf.getTime())
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(
          ({ id, at, ...item }): FeedNewsItem => ({
            ...item,
            sport,
            sourceId: id,
            publishedAt: new Date(at),
            source: 'ClearEdge League Wire',
            url: '#',
          }),
        );
    },
  };
}

/** One wire of baseball and every league, the newest `limit` of each sport. */
export function withLeagueNews(baseball: News, leagues: Readonly<Record<LeagueSport, { feed: LeagueFeed }>>): News {
  const wires = [baseball, ...LEAGUE_SPORTS.map((sport) => createLeagueNews(sport, leagues[sport].feed))];
  return {
    listNews: async (asOf, limit) =>
      (await Promise.all(wires.map((wire) => wire.listNews(asOf, limit))))
        .flat()
        .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
  };
}
