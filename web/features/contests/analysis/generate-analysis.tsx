import { takesBets } from '../../../core/games.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Game } from '../contest-types.ts';
import { useAnalyze } from './analysis.queries.ts';

/** Where there is no analysis: the way to one while the game has not begun. */
export function GenerateAnalysis({ game }: { game: Game }) {
  const analyze = useAnalyze(game.gameId);
  if (!takesBets(game)) return <p className="muted">This game was not analyzed before its first pitch.</p>;
  return (
    <div className="g-gen">
      <p className="muted">No analysis for this game yet.</p>
      <Button look="primary" disabled={analyze.isPending} onClick={() => analyze.mutate()}>
        {analyze.isPending ? 'Generating...' : 'Generate Analysis'}
      </Button>
    </div>
  );
}
