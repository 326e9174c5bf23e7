import { BackupUnreadable, TargetRefused } from '../../../platform/database/copy/index.ts';
import { isForTheOperator } from '../../listen.ts';
import { restrictFiles } from '../../restrict-files.ts';
import { Unusable } from './unusable.ts';

const isExpected = (error: unknown): boolean =>
  isForTheOperator(error) || error instanceof Unusable || error instanceof TargetRefused || error instanceof BackupUnreadable;

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? causeOf(error.cause) : error);

/** Runs a command to its end: a sentence for what an operator can put right, and a status that a schedule can see. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  restrictFiles();
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const isArgument = error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
    const cause = causeOf(error);
    const isRefused =
      cause instanceof Error &&
      ['ECONNREFUSED', 'ENOENT', 'EACCES', 'EEXIST', '28P01', '3D000'].includes(String((cause as { code?: string }).code));
    console.error(isExpected(error) || isArgument ? (error as Error).message : isRefused ? cause.message : error);
    process.exit(1);
  }
}
