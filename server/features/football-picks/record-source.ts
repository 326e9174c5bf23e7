import type { RecordPick, RecordSource } from '../chain/index.ts';
import { footballPickStatement, STAKE_UNITS } from './chain/pick-statement.ts';
import { footballResultStatement } from './chain/result-statement.ts';
import { listLinkedPicks, listLinkedResults } from './rows/link-rows.ts';

type Linked = Awaited<ReturnType<typeof listLinkedPicks>>[number];

function toRecordPick({ pick, link }: Linked): RecordPick {
  const { sequence, previous, seal, hash, said } = link;
  return {
    ...pick,
    sequence,
    previous,
    seal,
    hash,
    kind: 'pick',
    gameId: said.gameId!,
    matchup: said.matchup!,
    stakeUnits: STAKE_UNITS,
    generatedAt: pick.publishedAt,
    linkedAt: new Date(said.linkedAt!),
    statement: () => footballPickStatement(pick, said, sequence),
  };
}

/** The CFL's chains. */
export const footballRecord: RecordSource = {
  sport: 'cfl',
  listPicks: async ({ db }) => (await listLinkedPicks(db)).map(toRecordPick),
  listResults: async ({ db }) =>
    (await listLinkedResults(db)).map(({ result, pickHash, link: { sequence, previous, seal, hash, said } }) => ({
      ...result,
      sequence,
      previous,
      seal,
      hash,
      statement: () => footballResultStatement(result, pickHash, said, sequence),
    })),
};
