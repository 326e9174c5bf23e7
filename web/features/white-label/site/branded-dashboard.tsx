import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { figuresOf, type Game } from './board-rules.ts';

/** A slate in figures, above its games. */
export function BrandedDashboard({ games, bookCount }: { games: readonly Game[]; bookCount: number }) {
  const { gameTime } = useReaderFormat();
  const { games: count, live, final, nextAt } = figuresOf(games);
  return (
    <Tiles
      items={[
        { label: 'Games', value: count, note: 'on this day' },
        { label: 'Live now', value: live, note: `${final} final` },
        { label: 'Next first pitch', value: nextAt ? gameTime(nextAt) : NONE, note: nextAt ? undefined : 'none left on this day' },
        { label: 'Books compared', value: bookCount, note: 'the best price is shown' },
      ]}
    />
  );
}
