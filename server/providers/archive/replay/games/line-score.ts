import type { LineScore } from '../../../../ports/index.ts';
import type { GameState } from '../../retrosheet/game/game-state.ts';

export const lineScoreOf = ({ lineScore, score, hits, box }: GameState): LineScore => ({
  away: [...lineScore.away],
  home: [...lineScore.home],
  totals: {
    away: { runs: score.away, hits: hits.away, errors: box.away.errors },
    home: { runs: score.home, hits: hits.home, errors: box.home.errors },
  },
});
