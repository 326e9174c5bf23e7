import type { Contract } from '@clearedge/contract';
import type { CallInput } from '@clearedge/contract/route';
import type { TestClient } from '../../../testing/index.ts';

type Choices = Omit<CallInput<Contract['POST /api/bets/import']>['body'], 'csv'>;

/** The last line that an import answers: what became of the rows. A refusal of the whole file is answered as it is. */
export async function importCsv(client: TestClient, csv: string, choices: Choices = {}): Promise<Record<string, unknown>> {
  const answer = await client.post('/api/bets/import', { csv, ...choices });
  const { part: _result, ...outcome } = JSON.parse(answer.body.trim().split('\n').at(-1)!) as Record<string, unknown>;
  return outcome;
}
