import type { Division } from './divisions.ts';
import type { StandingRow, Standings } from './standings.ts';

const FINALIST = 1;
const HOST = 2;
const LAST_IN = 3;
const CROSSING = 4;

/** Who meets whom in a division's bracket were the season over now. */
export interface Bracket {
  /** First of the division, with a bye to the division final. */
  finalHost: string;
  semifinal: { host: string; visitor: string };
}

export interface Playoffs {
  west: Bracket;
  east: Bracket;
  /** The fourth of one division that takes the place of the other's third, and who loses it; null where no one crosses over. */
  crossOver: { team: string; from: Division; to: Division; instead: string } | null;
}

const at = (rows: readonly StandingRow[], place: number): StandingRow => rows.find((row) => row.place === place)!;

function crossOverOf(table: Standings): Playoffs['crossOver'] {
  for (const [from, to] of [
    ['west', 'east'],
    ['east', 'west'],
  ] as const) {
    const fourth = at(table[from], CROSSING);
    const third = at(table[to], LAST_IN);
    // As many points are not enough: the third of its own division then keeps its place.
    if (fourth.points > third.points) return { team: fourth.code, from, to, instead: third.code };
  }
  return null;
}

/** The playoffs as the table stands: three of each division, or two and the fourth of the other where that one has more points. */
export function playoffsOf(table: Standings): Playoffs {
  const crossOver = crossOverOf(table);
  const bracketOf = (division: Division): Bracket => ({
    finalHost: at(table[division], FINALIST).code,
    semifinal: {
      host: at(table[division], HOST).code,
      visitor: crossOver?.to === division ? crossOver.team : at(table[division], LAST_IN).code,
    },
  });
  return { west: bracketOf('west'), east: bracketOf('east'), crossOver };
}
