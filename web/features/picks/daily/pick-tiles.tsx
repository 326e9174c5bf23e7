import { CONFIDENCE } from '@clearedge/contract/constants';
import { plural } from '../../../core/game-words.ts';
import { formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { AnyPick, OpenDay } from '../pick.queries.ts';
import { statsOf } from './list-rules.ts';

const gamesOf = (day: OpenDay | undefined): string | undefined =>
  day && `${plural(day.games, 'game')} that day, ${day.openGames} still open`;

/** The day's picks in four figures, of those that the reader sees. */
export function PickTiles({ picks, day }: { picks: readonly AnyPick[]; day: OpenDay | undefined }) {
  const { picks: count, highConfidence, averageConfidence, averageEv } = statsOf(picks);
  const ev = averageEv === null ? NONE : formatSignedPercent(averageEv / 100);
  return (
    <Tiles
      items={[
        { label: 'Picks', value: count, note: gamesOf(day) },
        { label: 'High Confidence', value: highConfidence, note: `${CONFIDENCE.highFilter}% and above` },
        { label: 'Avg Confidence', value: averageConfidence === null ? NONE : `${Math.round(averageConfidence)}%` },
        { label: 'Avg EV', value: ev, note: 'per unit, at the published price' },
      ]}
    />
  );
}
