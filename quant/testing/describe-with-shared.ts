import { type TestOptions, describe as vitestDescribe } from 'vitest';
import { type ExtraEvidence, hasExtra } from './extra-evidence.ts';

/** A suite over extra evidence. Where that is not beside the repository nothing is registered or skipped: golden tables prove the same in it. */
export function describeWithShared(
  evidence: ExtraEvidence | readonly [ExtraEvidence, ...string[]],
  title: string,
  suite: () => void,
  options: TestOptions = {},
): void {
  const [kind, ...parts] = typeof evidence === 'string' ? ([evidence] as const) : evidence;
  const register: (title: string, options: TestOptions, suite: () => void) => void = vitestDescribe;
  if (hasExtra(kind, ...parts)) register(title, options, suite);
}
