import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRefusal } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { ImportDialog } from './import-dialog.tsx';

const CSV = 'placedAt,gameId,betType,selection,odds,stake\n2026-07-01,NYY @ BOS,moneyline,Yankees,abc,25\n';
const paste = 'Or paste the rows';

describe('importing bets', () => {
  it('tells what was imported, skipped and refused, line by line', async () => {
    const refused = [{ row: 2, message: '"abc" is not American odds such as -110 or +150.' }];
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} />, {
      user: 'free',
      server: { 'POST /api/bets/import': [{ part: 'result', imported: 12, skipped: 1, refused }] },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await user.click(screen.getByRole('button', { name: 'Import bets' }));
    expect(await screen.findByText('12 bets imported')).toBeTruthy();
    expect(screen.getByText(/1 row already here, 1 row refused/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /^2 "abc" is not American odds/ })).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toEqual({ csv: CSV });
    expect(screen.getByRole('button', { name: 'Import bets' }).hasAttribute('disabled')).toBe(true);
  });

  it('reads a file', async () => {
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} />, {
      user: 'free',
      server: { 'POST /api/bets/import': [{ part: 'result', imported: 1, skipped: 0, refused: [] }] },
    });
    await user.upload(screen.getByLabelText('CSV file'), new File([CSV], 'mine.csv', { type: 'text/csv' }));
    expect(await screen.findByText('mine.csv')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import bets' }));
    expect(await screen.findByText('1 bet imported')).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')).toHaveLength(1);
  });

  it('passes on why a file was refused as a whole', async () => {
    const { user } = renderPart(<ImportDialog onClose={() => undefined} />, {
      user: 'free',
      server: {
        'POST /api/bets/import': () => {
          throw new FakeRefusal('INVALID_INPUT', 'The file has no rows below its heading.');
        },
      },
    });
    await user.type(screen.getByLabelText(paste), 'a');
    await user.click(screen.getByRole('button', { name: 'Import bets' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The file has no rows below its heading.');
  });

  it('shows how far it is, and says when it stopped', async () => {
    let goOn: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* parts() {
      yield { part: 'progress' as const, done: 250, rows: 5000 };
      await waited;
      yield { part: 'failed' as const, message: 'The import stopped.' };
    }
    const { user } = renderPart(<ImportDialog onClose={() => undefined} />, { user: 'free', server: { 'POST /api/bets/import': parts } });
    await user.type(screen.getByLabelText(paste), 'a');
    await user.click(screen.getByRole('button', { name: 'Import bets' }));
    expect(await screen.findByText('250 of 5,000 rows')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Rows imported' }).getAttribute('value')).toBe('250');
    goOn();
    expect((await screen.findByRole('alert')).textContent).toBe('The import stopped.');
    expect(screen.queryByText('250 of 5,000 rows')).toBeNull();
  });

  it('sends nothing that is too large', async () => {
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} />, { user: 'free' });
    await user.upload(screen.getByLabelText('CSV file'), new File(['x'.repeat(900_001)], 'big.csv', { type: 'text/csv' }));
    expect((await screen.findByRole('alert')).textContent).toBe('At most 900 kB at a time.');
    expect(server.callsOf('POST /api/bets/import')).toHaveLength(0);
  });
});
