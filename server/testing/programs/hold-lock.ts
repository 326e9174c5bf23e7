// Takes the lock of a directory and keeps it until it is killed.
import { lockDirectory } from '../../platform/database/directory-lock.ts';

try {
  await lockDirectory(process.argv[2] ?? '', 300);
  console.log('locked');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(1);
}
