import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const PlayerDialog = lazy(() => import('./player-dialog.tsx'));

/** The results of the player whom the address names, over whatever page it is. */
export function OpenPlayer() {
  const [params, setParams] = useSearchParams();
  const playerId = params.get('player');
  if (!playerId) return null;
  const close = (): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('player');
      return next;
    });
  return (
    <Suspense>
      <PlayerDialog playerId={playerId} onClose={close} />
    </Suspense>
  );
}
