import type { RecordSource } from '../chain/index.ts';
import { pickStatement } from './chain/pick-statement.ts';
import { resultStatement } from './chain/result-statement.ts';
import { listPicks } from './rows/pick-rows.ts';
import { listPickHashes, listResults } from './rows/result-rows.ts';

/** Baseball's chains: its rows have held their own places from the first pick on. */
export const baseballRecord: RecordSource = {
  sport: 'mlb',
  listPicks: async ({ db }) =>
    (await listPicks(db)).map((pick) => ({
      ...pick,
      linkedAt: pick.generatedAt,
      statement: () => pickStatement(pick, pick.sequence),
    })),
  listResults: async ({ db }) => {
    const hashes = await listPickHashes(db);
    return (await listResults(db)).map((result) => ({
      ...result,
      statement: () => resultStatement(result, hashes.get(result.pickId)!, result.sequence),
    }));
  },
};
