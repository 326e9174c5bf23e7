import type { AnyGame } from '../../../core/games.ts';
import { bookCount } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { figuresOf } from './board-rules.ts';

/** A slate in figures, above its games. */
export function BrandedDashboard({ games }: { games: readonly AnyGame[] }) {
  const { gameTime } = useReaderFormat();
  const { games: count, live, final, nextAt } = figuresOf(games);
  return (
    <Tiles
      items={[
        { label: 'Games', value: count, note: 'on this day' },
        { label: 'Live now', value: live, note: `${final} final` },
        { label: 'Next start', value: nextAt ? gameTime(nextAt) : NONE, note: nextAt ? undefined : 'none left on this day' },
        { label: 'Books compared', value: bookCount(games), note: 'the best price is shown' },
      ]}
    />
  );
}
