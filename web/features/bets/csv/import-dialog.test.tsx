import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import type { ImportPreview } from '../bet-types.ts';
import { ImportDialog } from './import-dialog.tsx';

const CSV = 'placedAt,gameId,betType,selection,odds,stake\n2026-07-01,NYY @ BOS,moneyline,Yankees,abc,25\n';
const paste = 'Or paste the rows';
const OVER = { market: 'total', period: 'full', side: 'over', line: 7.5 } as const;
const ASK = { gameId: 'NYY @ BOS', betType: 'total', selection: 'Over 7½', placedAt: '2026-07-01T16:00:00.000Z', odds: -110 } as const;
const ROW = { odds: -110, pick: null, ask: null, result: null, legs: [] };
const PREVIEW = {
  read: 2,
  unread: 1,
  unreadSettled: 0,
  known: 1,
  errors: 1,
  oddsFormat: 'american',
  needsOddsFormat: false,
  headings: ['placedAt', 'gameId', 'betType', 'selection', 'odds', 'stake'],
  columns: [
    { field: 'selection', label: 'Selection', isRequired: true, heading: 'selection' },
    { field: 'stake', label: 'Stake', isRequired: true, heading: 'stake' },
    { field: 'result', label: 'Result', isRequired: false, heading: null },
  ],
  rows: [
    { ...ROW, row: 2, state: 'read', selection: 'Over 7½', text: 'Over 7.5 runs, full game', pick: OVER, ask: ASK },
    { ...ROW, row: 3, state: 'read', selection: 'Yankees', text: 'New York Yankees moneyline, full game' },
    { ...ROW, row: 4, state: 'unread', selection: 'Yankees teaser', text: 'We couldn’t read “teaser”.', ask: ASK },
    { ...ROW, row: 5, state: 'known', selection: 'Mets', text: 'Already in your bets.' },
    { ...ROW, row: 6, state: 'error', selection: null, odds: null, text: '"abc" is not American odds such as -110 or +150.' },
  ],
} satisfies ImportPreview;
const preview = { 'POST /api/bets/import/preview': PREVIEW } as const;
type User = ReturnType<typeof renderPart>['user'];
const press = async (user: User, ...names: string[]): Promise<void> => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
};

describe('importing bets', () => {
  it('tells what was imported, skipped and refused, line by line', async () => {
    const refused = [{ row: 2, message: '"abc" is not American odds such as -110 or +150.' }];
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { ...preview, 'POST /api/bets/import': [{ part: 'result', imported: 12, skipped: 1, refused }] },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview', 'Import bets');
    expect(await screen.findByText('12 bets imported')).toBeTruthy();
    expect(screen.getByText(/1 row already here, 1 row refused/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /^2 "abc" is not American odds/ })).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toEqual({ csv: CSV, ownerLines: [], picks: [] });
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import bets' })).toBeNull();
  });

  it('shows row by row what is read, left or refused before anything is sent, and leaves a row to its owner by one press', async () => {
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { ...preview, 'POST /api/bets/import': [{ part: 'result', imported: 3, skipped: 1, refused: [] }] },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect(await screen.findByText('2 read · 1 with a result you enter · 1 already here · 1 refused')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^2 Over 7½ .110 Read as: Over 7.5 runs, full game/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^4 Yankees teaser .110 We couldn’t read “teaser”. You enter the result./ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^5 Mets .110 Already in your bets/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^6 Refused: "abc" is not American odds/ })).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')).toHaveLength(0);
    await press(user, 'Leave it to me, line 2', 'Leave it to me, line 3', 'Read the text, line 3');
    expect(screen.getByRole('row', { name: /^2 Over 7½ .110 You enter the result./ })).toBeTruthy();
    expect(screen.getByText(/^1 read · 2 with a result you enter/)).toBeTruthy();
    await press(user, 'Import bets');
    expect(await screen.findByText('3 bets imported')).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toEqual({ csv: CSV, ownerLines: [2], picks: [] });
  });

  it('never asks for a result that the file states', async () => {
    const unread = { ...ROW, state: 'unread' as const, text: 'We couldn’t read “teaser”.' };
    const rows = [
      { ...PREVIEW.rows[0]!, result: 'loss' as const },
      { ...unread, row: 3, selection: 'A teaser', result: 'win' as const },
      { ...unread, row: 4, selection: 'Another teaser' },
    ];
    const { user } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { 'POST /api/bets/import/preview': { ...PREVIEW, read: 1, unread: 2, unreadSettled: 1, known: 0, errors: 0, rows } },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect(await screen.findByText('1 read · 1 with a result you enter · 1 not read, with the file’s result · 0 refused')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^3 A teaser .* Won, as the file says\./ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^4 Another teaser .* You enter the result\./ })).toBeTruthy();
    await press(user, 'Leave it to me, line 2');
    expect(screen.getByRole('row', { name: /^2 .* Lost, as the file says\./ })).toBeTruthy();
    expect(screen.getByText('0 read · 1 with a result you enter · 2 not read, with the file’s result · 0 refused')).toBeTruthy();
  });

  it('takes another bet for a row that was read and for one that was not, and gives them back to their texts', async () => {
    const game = { sport: 'mlb' as const, away: { code: 'NYY', name: 'New York Yankees' }, home: { code: 'BOS', name: 'Boston Red Sox' } };
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: {
        ...preview,
        'POST /api/bets/read': { game, players: [], pick: null, readAs: null, reason: null },
        'POST /api/bets/import': [{ part: 'result', imported: 3, skipped: 1, refused: [] }],
      },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview', 'Choose another bet, line 2');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Line' })).value).toBe('7.5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Side' }), 'under');
    await press(user, 'Use this bet');
    expect(screen.getByRole('row', { name: /^2 Over 7½ .110 Your choice: Under 7.5 runs, full game/ })).toBeTruthy();
    await press(user, 'Choose the bet, line 4');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Market' }), 'moneyline');
    await press(user, 'Use this bet');
    expect(screen.getByText(/^3 read · 0 with a result you enter/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose.*line [356]/ })).toBeNull();
    await press(user, 'Read the text, line 4');
    expect(screen.getByText(/^2 read · 1 with a result you enter/)).toBeTruthy();
    await press(user, 'Import bets');
    await screen.findByText('3 bets imported');
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toEqual({
      csv: CSV,
      ownerLines: [],
      picks: [{ line: 2, pick: { ...OVER, side: 'under' } }],
    });
  });

  it('shows a ticket leg by leg, and sends what was chosen for a leg', async () => {
    const leg = { ...ROW, state: 'read' as const, selection: 'Over 7½', text: 'Over 7.5 runs, full game', pick: OVER, ask: ASK };
    const ticket = {
      ...ROW,
      row: 2,
      state: 'unread' as const,
      selection: '2-leg parlay',
      text: '1 of 2 legs are not graded from scores.',
      odds: 264,
      legs: [leg, { ...leg, state: 'unread' as const, selection: 'Bears teased', text: 'We couldn’t read “teased”.', pick: null }],
    };
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: {
        'POST /api/bets/import/preview': { ...PREVIEW, read: 0, unread: 1, known: 0, errors: 0, rows: [ticket] },
        'POST /api/bets/import': [{ part: 'result', imported: 1, skipped: 0, refused: [] }],
      },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect(await screen.findByText('0 read · 1 with a result you enter · 0 refused')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^2 2-leg parlay .264 Over 7½ .110 ?Read as: Over 7.5 runs, full game/ })).toBeTruthy();
    await press(user, 'Leave it to me, line 2, leg 1', 'Import bets');
    await screen.findByText('1 bet imported');
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toEqual({
      csv: CSV,
      ownerLines: [],
      picks: [{ line: 2, leg: 0, pick: null }],
    });
  });

  it('asks for the odds format where prices can be two, reads the file again, and imports it as chosen', async () => {
    const requested = { ...PREVIEW, oddsFormat: null, needsOddsFormat: true } satisfies ImportPreview;
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: {
        'POST /api/bets/import/preview': ({ body }) => (body.oddsFormat ? { ...PREVIEW, oddsFormat: body.oddsFormat } : requested),
        'POST /api/bets/import': [{ part: 'result', imported: 3, skipped: 1, refused: [] }],
      },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect((await screen.findByRole('alert')).textContent).toMatch(/American or decimal/);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(user, 'Decimal');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { name: 'Decimal' }).getAttribute('aria-pressed')).toBe('true');
    await press(user, 'Import bets');
    await screen.findByText('3 bets imported');
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toMatchObject({ csv: CSV, oddsFormat: 'decimal' });
  });

  it('asks for the column that was not recognized, and imports the file as its owner chose', async () => {
    const [selection, stake, result] = PREVIEW.columns;
    const lost = { ...PREVIEW, columns: [selection!, { ...stake!, heading: null }, result!] } satisfies ImportPreview;
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: {
        'POST /api/bets/import/preview': ({ body }) => (body.columns?.stake === 'odds' ? PREVIEW : lost),
        'POST /api/bets/import': [{ part: 'result', imported: 3, skipped: 1, refused: [] }],
      },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose the column for: Stake.');
    expect(screen.getByRole('button', { name: 'Import bets' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText(/Read as/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stake (needed)' }), 'odds');
    await screen.findByText('Over 7.5 runs, full game');
    await press(user, 'Import bets');
    await screen.findByText('3 bets imported');
    expect(server.callsOf('POST /api/bets/import')[0]?.body).toMatchObject({ csv: CSV, columns: { stake: 'odds' } });
  });

  it('imports nothing of a file without a row that can be taken, and goes back to the file as it was', async () => {
    const { user } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { 'POST /api/bets/import/preview': { ...PREVIEW, read: 0, unread: 0, rows: PREVIEW.rows.slice(3) } },
    });
    await user.click(screen.getByLabelText(paste));
    await user.paste(CSV);
    await press(user, 'Preview');
    expect((await screen.findByRole('button', { name: 'Import bets' })).hasAttribute('disabled')).toBe(true);
    await press(user, 'Back');
    expect((screen.getByLabelText(paste) as HTMLTextAreaElement).value).toBe(CSV);
  });

  it('reads a file', async () => {
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { ...preview, 'POST /api/bets/import': [{ part: 'result', imported: 1, skipped: 0, refused: [] }] },
    });
    await user.upload(screen.getByLabelText('CSV file'), new File([CSV], 'mine.csv', { type: 'text/csv' }));
    expect(await screen.findByText('mine.csv')).toBeTruthy();
    await press(user, 'Preview', 'Import bets');
    expect(await screen.findByText('1 bet imported')).toBeTruthy();
    expect(server.callsOf('POST /api/bets/import')).toHaveLength(1);
  });

  it('passes on why a file was refused as a whole', async () => {
    const { user } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: {
        'POST /api/bets/import/preview': () => {
          throw new FakeError('INVALID_INPUT', 'The file has no rows below its heading.');
        },
      },
    });
    await user.type(screen.getByLabelText(paste), 'a');
    await press(user, 'Preview');
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
    const { user } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, {
      user: 'free',
      server: { ...preview, 'POST /api/bets/import': parts },
    });
    await user.type(screen.getByLabelText(paste), 'a');
    await press(user, 'Preview', 'Import bets');
    expect(await screen.findByText('250 of 5,000 rows')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Rows imported' }).getAttribute('value')).toBe('250');
    goOn();
    expect((await screen.findByRole('alert')).textContent).toBe('The import stopped.');
    expect(screen.queryByText('250 of 5,000 rows')).toBeNull();
  });

  it('sends nothing that is too large', async () => {
    const { user, server } = renderPart(<ImportDialog onClose={() => undefined} onSlip={() => undefined} />, { user: 'free' });
    await user.upload(screen.getByLabelText('CSV file'), new File(['x'.repeat(900_001)], 'big.csv', { type: 'text/csv' }));
    expect((await screen.findByRole('alert')).textContent).toBe('At most 900 kB at a time.');
    expect(server.callsOf('POST /api/bets/import')).toHaveLength(0);
  });
});
