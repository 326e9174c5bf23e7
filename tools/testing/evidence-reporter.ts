import { describeExtra } from '../../quant/testing/extra-evidence.ts';
import { hasPgBouncer } from '../../server/testing/databases/pgbouncer.ts';

/** Says at the end of a run which extra evidence was there; without it those suites are not registered. */
export default class EvidenceReporter {
  onTestRunEnd(): void {
    console.log(`\n${describeExtra()} (golden tables and hand-written answers in the repository always run)`);
    console.log(`PgBouncer: ${hasPgBouncer ? 'yes' : 'no'} (a stricter stand-in always runs)\n`);
  }
}
