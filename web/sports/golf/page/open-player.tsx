import { lazy, Suspense } from 'react';
import { useSearch } from '../../../lib/use-search.ts';

const PlayerDialog = lazy(() => import('./player-dialog.tsx'));

/** The results of the player whom the address names, over whatever page it is. */
export function OpenPlayer() {
  const [params, change] = useSearch();
  const playerId = params.get('player');
  if (!playerId) return null;
  const close = (): void => change({ player: null });
  return (
    <Suspense>
      <PlayerDialog playerId={playerId} onClose={close} />
    </Suspense>
  );
}
