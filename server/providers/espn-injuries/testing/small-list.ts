type Wire = Record<string, unknown>;

interface Man {
  status?: unknown;
  date?: string;
  side?: string;
  type?: string | undefined;
  detail?: string;
  returnDate?: string;
}

/** A player's report in his club's group, written by hand as ESPN has it; a club without a code is told by its name. */
export function wireMan(abbreviation: string | null, displayName: string, man: Man = {}, club = `Club ${abbreviation}`): Wire {
  const { status = 'Out', date = '2026-11-19T18:00Z', ...details } = man;
  const team = abbreviation === null ? null : { id: '1', abbreviation };
  const athlete = { displayName, position: { id: '3', abbreviation: 'G' }, team };
  return { id: '1', displayName: club, injuries: [{ id: '-1', status, date, athlete, details }] };
}

export const wireInjuries = (timestamp: string, clubs: readonly Wire[]): Wire => ({ timestamp, status: 'success', injuries: clubs });
