import { runRole } from './run-role.ts';

await runRole({ serves: false, works: true });
