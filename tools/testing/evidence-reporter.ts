import { describeExtra } from '../../quant/testing/extra-evidence.ts';

/** Says at the end of a run which extra evidence lay beside the repository; without it those suites are not registered. */
export default class EvidenceReporter {
  onTestRunEnd(): void {
    console.log(`\n${describeExtra()} (golden tables and hand-written answers in the repository always run)\n`);
  }
}
