import { advance, login } from './accounts.ts';
import { finish, visit } from './browser.ts';

interface Game {
  status: string;
}

const MORNING = 'T15:30:00Z';
const FEWEST_COMING = 5;

/** The morning of a day whose games have yet to begin: another journey may have played this one to its end. */
export async function toAnOpenBoard(): Promise<void> {
  const admin = await visit();
  const read = async <T>(path: string): Promise<T> => (await (await admin.context.request.get(path)).json()) as T;
  await login(admin.context, { tier: 'admin' });
  const coming = (await read<Game[]>('/api/games')).filter(({ status }) => status === 'scheduled');
  if (coming.length < FEWEST_COMING) {
    const now = await advance(admin.context, { to: 'tomorrow' });
    const { today } = await read<{ today: string }>('/api/status');
    const minutes = Math.ceil((Date.parse(`${today}${MORNING}`) - Date.parse(now)) / 60_000);
    if (minutes > 0) await advance(admin.context, { minutes });
  }
  await finish(admin);
}
