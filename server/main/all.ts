import { runRole } from './run-role.ts';

await runRole({ serves: true, works: true });
