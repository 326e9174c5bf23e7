import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from '../../kernel/db.ts';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import { SingleSession } from './single-session.ts';

interface EmbeddedOptions {
  onClosed?: () => void;
  /** Finds statements that go past their own transaction at once; for tests. */
  isWatched?: boolean;
}

/** The house's database over one embedded session. */
export function embeddedDatabase(engine: Engine, { onClosed = () => undefined, isWatched = false }: EmbeddedOptions = {}): Database {
  const session = new SingleSession(engine, isWatched);
  const db = drizzle(session as never) as unknown as Db;
  return {
    kind: 'embedded',
    db,
    url: null,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await session.close();
      onClosed();
    },
  };
}

export const migrateEmbedded = (database: Database, migrationsFolder: string): Promise<void> =>
  migrate(database.db as never, { migrationsFolder });
