import { CONFIDENCE } from '@clearedge/contract/constants';
import { NONE } from '../../lib/format.ts';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { statsOf } from './list-rules.ts';
import { evText } from './pick-words.ts';
import type { FootballPick, FootballPickDay } from './picks.queries.ts';

const gamesOf = (day: FootballPickDay | undefined): string | undefined =>
  day && `${day.games} ${day.games === 1 ? 'game' : 'games'} that day, ${day.openGames} still open`;

/** The day's picks in four figures, of those that the reader sees. */
export function PickTiles({ picks, day }: { picks: readonly FootballPick[]; day: FootballPickDay | undefined }) {
  const stats = statsOf(picks);
  return (
    <Tiles
      items={[
        { label: 'Picks', value: stats.picks, note: gamesOf(day) },
        { label: 'High Confidence', value: stats.highConfidence, note: `${CONFIDENCE.highFilter}% and above` },
        { label: 'Avg Confidence', value: stats.averageConfidence === null ? NONE : `${Math.round(stats.averageConfidence)}%` },
        { label: 'Avg EV', value: stats.averageEv === null ? NONE : evText(stats.averageEv), note: 'per unit, at the published price' },
      ]}
    />
  );
}
