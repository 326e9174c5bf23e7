import { mlb } from '@clearedge/contract/sports/mlb/data';
import type { FeedNewsItem } from '../../../../ports/index.ts';
import { teamNickname } from '../../teams.ts';
import type { ReplayGame } from '../calendar.ts';
import type { BoxRow } from '../players/season-table.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { NEWS_SOURCE } from './final-item.ts';

const REPORTED_AFTER_MS = 6 * 60_000;
const PER_GAME = 2;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const word = (value: number): string => NUMBERS[value] ?? String(value);

interface Feat {
  playerId: string;
  team: string;
  weight: number;
  title: (name: string) => string;
}

function battingFeat(row: BoxRow): Pick<Feat, 'weight' | 'title'> | null {
  const homeRuns = row.get('homeRuns');
  const hits = row.get('hits');
  const driven = row.get('runsBattedIn');
  if (homeRuns >= 2) return { weight: homeRuns * 4, title: (name) => `${name} hits ${word(homeRuns)} home runs` };
  if (driven >= 5) return { weight: driven, title: (name) => `${name} drives in ${word(driven)}` };
  return hits >= 4 ? { weight: hits, title: (name) => `${name} has ${word(hits)} hits` } : null;
}

function pitchingFeat(row: BoxRow, isShutout: boolean): Pick<Feat, 'weight' | 'title'> | null {
  const strikeouts = row.get('strikeoutsThrown');
  const isWhole = row.get('startedPitching') === 1 && row.get('outs') >= 27;
  if (isWhole && row.get('hitsAllowed') === 0) return { weight: 50, title: (name) => `${name} throws a no-hitter` };
  if (isWhole && isShutout) return { weight: 14, title: (name) => `${name} goes the distance for a shutout` };
  return strikeouts >= 10 ? { weight: strikeouts - 2, title: (name) => `${name} strikes out ${strikeouts}` } : null;
}

function featsOf(world: ReplayWorld, { game, place }: ReplayGame): Feat[] {
  return world.table.playersOf(place).flatMap((playerId) => {
    const row = [...world.table.rows(playerId)].find((each) => each.game === place);
    if (!row) return [];
    const side = row.get('side') === 0 ? 'away' : 'home';
    const isShutout = game.score[side === 'away' ? 'home' : 'away'] === 0;
    const feats = [pitchingFeat(row, isShutout), battingFeat(row)];
    return feats.flatMap((feat) => (feat ? [{ ...feat, playerId, team: game[side] }] : []));
  });
}

/** The one or two performances of a game worth a line of their own. */
export function performanceItems(world: ReplayWorld, replay: ReplayGame): FeedNewsItem[] {
  const { game, gameId, endsAt } = replay;
  const best = featsOf(world, replay).sort((a, b) => b.weight - a.weight || a.playerId.localeCompare(b.playerId));
  return best.slice(0, PER_GAME).map(({ playerId, team, title }, index) => {
    const opponent = team === game.away ? game.home : game.away;
    return {
      sport: mlb.key,
      sourceId: `${gameId}:performance:${index + 1}`,
      title: title(world.names.full(playerId)),
      summary: `For the ${teamNickname(team)} against the ${teamNickname(opponent)}: final score ${teamNickname(game.away)} ${game.score.away}, ${teamNickname(game.home)} ${game.score.home}.`,
      publishedAt: new Date(endsAt.getTime() + REPORTED_AFTER_MS),
      source: NEWS_SOURCE,
      url: '#',
      category: 'Performances',
    };
  });
}
