/** What one step came to: `skipped` where the machine has not got what it needs. */
export interface Outcome {
  step: string;
  result: 'passed' | 'failed' | 'skipped';
  /** Findings, or the reason, or what was counted. */
  lines: readonly string[];
}

export const passed = (step: string, ...lines: string[]): Outcome => ({ step, result: 'passed', lines });
export const failed = (step: string, lines: readonly string[]): Outcome => ({ step, result: 'failed', lines });
export const skipped = (step: string, why: string): Outcome => ({ step, result: 'skipped', lines: [why] });

/** Passed when there is no finding. */
export const judged = (step: string, findings: readonly string[], counted: string): Outcome =>
  findings.length > 0 ? failed(step, findings) : passed(step, counted);
