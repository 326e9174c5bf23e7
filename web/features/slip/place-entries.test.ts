import { describe, expect, it, vi } from 'vitest';
import { keepKeysOf } from './slip-keys.ts';
import { placeEntries } from './slip-placing.ts';
import { overEntry, sampleEntry } from './testing/sample-slip.ts';

interface Sent {
  key: string;
  body: Record<string, unknown>;
}

const answerOf = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers by selection: a response, or 'lost' for a connection that breaks. */
function fakeFetch(answers: Record<string, () => Response | Promise<Response> | 'lost'>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string; headers: HeadersInit }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>;
    sent.push({ key: new Headers(init.headers).get('idempotency-key') ?? '', body });
    const answer = await answers[String(body.selection)]!();
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return sent;
}

const TAKEN = { id: 'x' };
const yes = (): Response => answerOf(201, TAKEN);
const money = sampleEntry({ stake: 25, potentialWin: 26 });
const total = overEntry(8.5, { stake: 10, potentialWin: 9.62 });

describe('placing the slip', () => {
  it('sends one call per entry, all at once, each with its own key', async () => {
    let release = (_answer: Response): void => undefined;
    const held = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const sent = fakeFetch({ 'New York Yankees': () => held, 'Over 8.5': yes });
    const placement = placeEntries([money, total]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    release(yes());
    expect(await placement).toEqual({ placed: [money, total].map((entry) => ({ entry, bet: TAKEN })), failed: [] });
    expect(sent[0]!.body).toMatchObject({
      gameId: '20260711_NYY@BOS',
      betType: 'moneyline',
      odds: 104,
      stake: 25,
      potentialWin: 26,
      book: 'Summit',
    });
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
    expect(sent[0]!.key).not.toBe('');
  });

  it('keeps what was refused with the word of the server', async () => {
    const message = 'This game has already started. Bets close at first pitch.';
    fakeFetch({ 'New York Yankees': () => answerOf(409, { message, code: 'CONTEST_STARTED' }), 'Over 8.5': yes });
    expect(await placeEntries([money, total])).toEqual({ placed: [{ entry: total, bet: TAKEN }], failed: [{ entry: money, message }] });
  });

  it('repeats the key after a lost answer, even with another stake, and takes a new one after a yes', async () => {
    const sent = fakeFetch({ 'New York Yankees': () => (sent.length === 1 ? 'lost' : yes()) });
    const lost = await placeEntries([money]);
    expect(lost.failed[0]!.message).toBe('No answer arrived. Try again: it is placed only once.');
    await placeEntries([{ ...money, stake: 30 }]);
    await placeEntries([money]);
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(sent[2]!.key).not.toBe(sent[0]!.key);
  });

  it('says so when the lost attempt had been placed with another stake', async () => {
    const conflict = (): Response => answerOf(409, { message: 'Sent before.', code: 'IDEMPOTENCY_CONFLICT' });
    const sent = fakeFetch({ 'New York Yankees': () => (sent.length === 1 ? conflict() : yes()) });
    const { failed } = await placeEntries([money]);
    expect(failed[0]!.message).toMatch(/^An earlier attempt placed this bet with another stake or price/);
    await placeEntries([money]);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it('forgets the key of a bet that left the slip', async () => {
    const sent = fakeFetch({ 'New York Yankees': () => 'lost' });
    await placeEntries([money]);
    keepKeysOf([]);
    await placeEntries([money]);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });
});
