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
  meta: { answeredBy: 'analyst', fallback: null, tools: ['best_bets'] },
  ...values,
});

export const sampleConversation = (values: Partial<Conversation> = {}): Conversation => ({
  messages: [],
  leftToday: 200,
  hasLanguageModel: false,
  ...values,
});
