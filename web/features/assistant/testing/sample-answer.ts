import type { Conversation, Message } from '../assistant.queries.ts';

const AT = '2026-07-11T16:05:00.000Z';

export const sampleQuestion = (values: Partial<Message> = {}): Message => ({
  id: 'q1',
  type: 'user',
  content: 'What are the best bets today?',
  timestamp: AT,
  sources: [],
  links: [],
  cards: [],
  chips: [],
  meta: null,
  ...values,
});

export const sampleAnswer = (values: Partial<Message> = {}): Message => ({
  id: 'a1',
  type: 'assistant',
  content: '1 play is worth the price today:\n• NYY @ BOS: Boston Red Sox at +160 (Book A, 3 min old).',
  timestamp: AT,
  sources: [{ label: 'Board of prices, newest 3 min old', asOf: AT, href: '/games' }],
  links: [{ label: 'NYY @ BOS', href: '/game/20260711_NYY%40BOS' }],
  cards: [],
  chips: [],
  meta: { answeredBy: 'analyst', fallback: null, tools: ['best_bets'], readAs: 'best bets, today' },
  ...values,
});

export const sampleConversation = (values: Partial<Conversation> = {}): Conversation => ({
  messages: [],
  leftToday: 200,
  hasLanguageModel: false,
  ...values,
});

export const sampleCards: Message['cards'] = [
  {
    kind: 'offers',
    offers: [
      {
        game: {
          gameId: '20260711_NYY@BOS',
          sport: 'mlb',
          awayTeam: 'New York Yankees',
          homeTeam: 'Boston Red Sox',
          awayTeamCode: 'NYY',
          homeTeamCode: 'BOS',
          gameTime: '2026-07-11T23:05:00.000Z',
          status: 'scheduled',
        },
        market: 'moneyline',
        side: 'home',
        cell: {
          odds: 160,
          line: null,
          book: 'AAA',
          bookName: 'Book A',
          seenAt: new Date().toISOString(),
          state: 'open',
          move: null,
          movedAt: null,
          openOdds: null,
          openLine: null,
          grade: null,
        },
      },
    ],
  },
  { kind: 'table', caption: 'Moneyline', columns: ['Book', 'NYY', 'BOS'], rows: [['Book A', '−150', '+160']] },
  { kind: 'bars', caption: 'What moves it', bars: [{ title: 'Home field', detail: 'BOS play at Fenway Park', points: 3.4 }] },
];
export const sampleChips: Message['chips'] = [
  { kind: 'ask', label: 'Why?', question: 'why do you like BOS' },
  { kind: 'alert', label: 'Set alert: BOS at +170', gameId: '20260711_NYY@BOS', market: 'moneyline', side: 'home', odds: 170, line: null },
];
