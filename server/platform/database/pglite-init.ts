// Makes an empty embedded database and ends: what making one takes, half a gigabyte, goes with this process.
import { renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgliteOptions } from './pglite-options.ts';

const target = process.argv[2];
if (!target) throw new Error('name the directory of the new database');
const draft = `${target}.new`;
rmSync(draft, { recursive: true, force: true });
const engine = await PGlite.create({ ...pgliteOptions(), dataDir: draft });
await engine.close();
renameSync(draft, target);
