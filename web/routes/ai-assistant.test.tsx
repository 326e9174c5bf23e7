import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { can, TIERS, type Tier } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Part } from '../features/assistant/assistant.queries.ts';
import { sampleAnswer, sampleCards, sampleChips, sampleConversation, sampleQuestion } from '../features/assistant/testing/sample-answer.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import AiAssistant from './ai-assistant.tsx';

const open = (server: Handlers = {}, user: Tier | null = 'elite'): Rendered =>
  renderPart(<AiAssistant />, {
    path: '/ai-assistant',
    user,
    server: { 'GET /api/assistant/conversation': sampleConversation(), ...server },
  });
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Your question' });
const thread = (): HTMLElement => screen.getByRole('region', { name: 'Conversation' });

/** An answer whose parts come when the test lets them. */
function gatedAnswer(parts: readonly Part[]) {
  const gates = parts.map(() => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  });
  async function* stream(): AsyncGenerator<Part> {
    for (const [index, part] of parts.entries()) {
      await gates[index]!.promise;
      yield part;
    }
  }
  return { stream, open: (index: number) => gates[index]!.resolve() };
}

describe('the assistant', () => {
  it.each([null, ...TIERS.filter((tier) => !can(tier, 'assistant'))])(
    'is for Elite: %s sees sample questions and the upgrade, and asks for nothing',
    async (who) => {
      const { server } = open({}, who);
      expect(await screen.findByText('Elite Feature')).toBeTruthy();
      expect(screen.getByText('Elite Only')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Upgrade to Elite - $40/month' }).getAttribute('href')).toBe('/subscribe');
      expect(screen.getByText(QUICK_QUESTIONS[0])).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(server.calls.some(({ key }) => key.includes('assistant'))).toBe(false);
    },
  );

  it('offers the 20 quick questions', async () => {
    open();
    await field();
    for (const question of QUICK_QUESTIONS) expect(screen.getByRole('button', { name: question })).toBeTruthy();
  });

  it('thinks until the first words, streams, blocks sending meanwhile, and shows sources and links', async () => {
    const { stream, open: let_ } = gatedAnswer([
      { part: 'question', message: sampleQuestion({ content: 'best bets?' }) },
      { part: 'words', text: '1 play is worth' },
      { part: 'answer', message: sampleAnswer() },
    ]);
    const { user, server } = open({ 'POST /api/assistant/messages': () => Promise.resolve(stream()) });
    const input = await field();
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
    await user.type(input, '   {Enter}');
    expect(server.callsOf('POST /api/assistant/messages')).toHaveLength(0);
    await user.type(input, 'best bets?{Enter}');
    expect(await within(thread()).findAllByText('AI is thinking...')).toHaveLength(2);
    expect(screen.getByText('best bets?')).toBeTruthy();
    await user.type(input, 'more{Enter}');
    expect(server.callsOf('POST /api/assistant/messages')).toHaveLength(1);
    expect(server.callsOf('POST /api/assistant/messages')[0]!.body).toEqual({ content: 'best bets?' });
    let_(0);
    let_(1);
    expect(await screen.findByText('1 play is worth')).toBeTruthy();
    expect(screen.getAllByText('best bets?')).toHaveLength(1);
    let_(2);
    expect(await screen.findByText('NYY @ BOS: Boston Red Sox at +160 (Book A, 3 min old).')).toBeTruthy();
    expect(screen.getByText('best bets, today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'NYY @ BOS' }).getAttribute('href')).toBe('/game/20260711_NYY%40BOS');
    expect(screen.getByRole('link', { name: 'Board of prices, newest 3 min old' })).toBeTruthy();
    expect(screen.getByText(/Built-in analyst, /)).toBeTruthy();
    await waitFor(() => expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(false));
    expect(
      within(thread())
        .getAllByRole('listitem')
        .filter((item) => item.className.startsWith('as-msg')),
    ).toHaveLength(2);
  });

  it('takes words back that the server takes back, and says why the analyst answered', async () => {
    const meta = { answeredBy: 'analyst', fallback: 'timeout', tools: [], readAs: null } as const;
    const { user } = open({
      'POST /api/assistant/messages': [
        { part: 'question', message: sampleQuestion() },
        { part: 'words', text: 'half a senten' },
        { part: 'restart' },
        { part: 'words', text: 'Whole.' },
        { part: 'answer', message: sampleAnswer({ content: 'Whole.', meta: { ...meta, tools: [] } }) },
      ],
    });
    await user.click(await screen.findByRole('button', { name: QUICK_QUESTIONS[0] }));
    expect(await screen.findByText(/the language model did not give an answer/)).toBeTruthy();
    expect(screen.queryByText(/half a senten/)).toBeNull();
  });

  it('says that an answer failed and asks again', async () => {
    let isBroken = true;
    const { user, server } = open({
      'POST /api/assistant/messages': () => {
        if (isBroken) throw new FakeError('RATE_LIMITED', 'That is a lot of questions at once. Please wait a moment.');
        return [
          { part: 'question' as const, message: sampleQuestion() },
          { part: 'answer' as const, message: sampleAnswer() },
        ];
      },
    });
    await user.click(await screen.findByRole('button', { name: QUICK_QUESTIONS[1] }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('That is a lot of questions at once.');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(thread()).findAllByText(/worth the price today/)).toHaveLength(2);
    expect(server.callsOf('POST /api/assistant/messages').map(({ body }) => body.content)).toEqual([
      QUICK_QUESTIONS[1],
      QUICK_QUESTIONS[1],
    ]);
  });

  it('says that a stream which ends early is no answer', async () => {
    const { user } = open({
      'POST /api/assistant/messages': [
        { part: 'question', message: sampleQuestion() },
        { part: 'words', text: 'The' },
      ],
    });
    await user.click(await screen.findByRole('button', { name: QUICK_QUESTIONS[2] }));
    expect((await screen.findByRole('alert')).textContent).toContain('The answer could not be loaded.');
  });

  it('shows what was said before, as plain text, and clears it by one press', async () => {
    const evil = '<img src=x onerror=alert(1)> [click](javascript:alert(1))';
    const { user, server } = open({
      'GET /api/assistant/conversation': sampleConversation({
        messages: [sampleQuestion({ content: evil }), sampleAnswer({ content: evil })],
      }),
      'DELETE /api/assistant/conversation': { ok: true },
    });
    expect(await screen.findAllByText(evil)).toHaveLength(3);
    expect(document.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear conversation' }));
    expect(await screen.findByText('Ask about today’s board')).toBeTruthy();
    expect(server.callsOf('DELETE /api/assistant/conversation')).toHaveLength(1);
  });

  it('copies an answer', async () => {
    const { user } = open({ 'GET /api/assistant/conversation': sampleConversation({ messages: [sampleAnswer()] }) });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy answer' }));
    expect(write).toHaveBeenCalledWith(sampleAnswer().content);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('says when no questions are left, and that a conversation could not be loaded', async () => {
    const { server, client } = open({ 'GET /api/assistant/conversation': sampleConversation({ leftToday: 0 }) });
    expect(await screen.findByText(/No questions left today/)).toBeTruthy();
    expect((screen.getByRole('button', { name: QUICK_QUESTIONS[0] }) as HTMLButtonElement).disabled).toBe(true);
    server.use({
      'GET /api/assistant/conversation': () => {
        throw new FakeError('INTERNAL', 'Broken.');
      },
    });
    await client.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('assistant') });
    expect(await screen.findByText('Your conversation could not be loaded')).toBeTruthy();
  });

  it('shows prices as buttons of the slip, tables and bars, and asks on or sets an alert by a press', async () => {
    const { user, server } = open({
      'GET /api/assistant/conversation': sampleConversation({
        messages: [sampleQuestion(), sampleAnswer({ cards: sampleCards, chips: sampleChips })],
      }),
      'POST /api/price-alerts': {} as never,
    });
    await field();
    const price = screen.getByRole('button', { name: /Boston Red Sox moneyline/ });
    await user.click(price);
    expect(price.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('table', { name: 'Moneyline' })).toBeTruthy();
    expect(screen.getByText('In words').closest('details')?.open).toBe(false);
    expect(screen.getByRole('list', { name: 'What moves it, points of win probability' }).textContent).toContain('Home field');
    await user.click(screen.getByRole('button', { name: 'Set alert: BOS at +170' }));
    await waitFor(() =>
      expect(server.callsOf('POST /api/price-alerts')[0]?.body).toEqual({
        gameId: '20260711_NYY@BOS',
        market: 'moneyline',
        side: 'home',
        odds: 170,
        line: null,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Why?' }));
    await waitFor(() => expect(server.callsOf('POST /api/assistant/messages')[0]?.body).toEqual({ content: 'why do you like BOS' }));
  });
});
