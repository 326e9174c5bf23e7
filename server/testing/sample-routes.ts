import type { Route } from '@clearedge/contract/route';
import { z } from 'zod';
import { DomainError } from '../kernel/domain-error.ts';
import type { Feature } from '../kernel/feature.ts';
import type { LooseBinding } from '../platform/http/app-options.ts';

const Note = z.object({ id: z.number(), text: z.string() }).meta({ id: 'Note' });
const ByNote = z.object({ noteId: z.coerce.number().int() });
const NewNote = z.object({
  text: z.string({ error: 'Write something.' }).min(1),
  stake: z.number('Enter a stake.').optional(),
  list: z.array(z.unknown()).optional(),
});

/** A small contract with one route of every kind, for tests of the platform. */
export const sampleContract: Record<string, Route> = {
  'GET /api/stream': { id: 'openStream', summary: 'Contests', access: 'visitor', produces: 'event-stream', response: z.string() },
  'GET /api/board': {
    id: 'getBoard',
    summary: 'The board',
    access: 'visitor',
    query: z.object({ date: z.iso.date().optional() }),
    response: z.array(Note),
  },
  'GET /api/board/:noteId': { id: 'getShared', summary: 'One of the board', access: 'visitor', params: ByNote, response: Note },
  'GET /api/notes': { id: 'listNotes', summary: 'Own notes', access: 'member', response: z.array(Note) },
  'POST /api/notes': { id: 'addNote', summary: 'Add a note', access: 'member', perMinute: 5, body: NewNote, status: 201, response: Note },
  'DELETE /api/notes/:noteId': {
    id: 'deleteNote',
    summary: 'Delete a note',
    access: 'member',
    params: ByNote,
    status: 204,
    response: z.void(),
  },
  'GET /api/notes/export': { id: 'exportNotes', summary: 'As CSV', access: 'member', produces: 'csv', response: z.string() },
  'GET /api/tools/pro': { id: 'proTool', summary: 'A tool', access: 'props', response: z.object({}) },
  'GET /api/admin/users': { id: 'listUsers', summary: 'Users', access: 'staff', response: z.array(z.string()) },
  'POST /api/session': {
    id: 'signIn',
    summary: 'Sign in',
    access: 'visitor',
    body: z.object({ token: z.string().nullable() }),
    response: z.object({}),
  },
  'GET /api/broken': { id: 'broken', summary: 'Fails', access: 'visitor', response: z.object({}) },
  'GET /api/conflict': { id: 'conflict', summary: 'Refuses', access: 'visitor', response: z.object({}) },
  'GET /api/facts': { id: 'facts', summary: 'What a verb knows', access: 'visitor', response: z.record(z.string(), z.unknown()) },
};

/** Counts builds and holds the text that the shared board shows. */
export interface SampleState {
  builds: number;
  text: string;
  /** Awaited by every build, so that a test can hold one open. */
  gate: Promise<void>;
}

export const sampleState = (): SampleState => ({ builds: 0, text: 'first', gate: Promise.resolve() });

export function sampleFeature(state: SampleState = sampleState()): Feature {
  const routes: Record<string, LooseBinding> = {
    'GET /api/board': {
      shared: true,
      freshForMs: 1000,
      isChangedBy: (message: { topic: string }) => message.topic === 'slate',
      build: async () => {
        state.builds++;
        const { text } = state;
        await state.gate;
        return [{ id: 1, text }];
      },
    },
    'GET /api/board/:noteId': {
      shared: true,
      freshForMs: 1000,
      isChangedBy: () => false,
      build: async (_ctx, { params }) => {
        const { noteId } = params as { noteId: number };
        if (noteId > 9) throw new DomainError('NOT_FOUND', 'There is no such note.');
        return { id: noteId, text: '</script>' };
      },
    },
    'GET /api/notes': async () => [],
    'POST /api/notes': async (_ctx, { body }) => ({ id: 1, text: (body as { text: string }).text }),
    'DELETE /api/notes/:noteId': async () => undefined,
    'GET /api/notes/export': async () => 'id,text\n1,a\n',
    'GET /api/tools/pro': async () => ({}),
    'GET /api/admin/users': async () => [],
    'POST /api/session': async (ctx, { body }) => {
      const { token } = body as { token: string | null };
      ctx.request?.setSession(token, new Date(ctx.now().getTime() + 60_000));
      return {};
    },
    'GET /api/broken': async () => {
      throw new Error('secret detail');
    },
    'GET /api/conflict': async () => {
      throw new DomainError('PRICE_MOVED', 'The price moved.', { currentOdds: -120 });
    },
    'GET /api/facts': async (ctx) => ({ ...ctx.request, setSession: undefined, tellQuota: undefined }),
  };
  return { name: 'sample', routes: routes as Feature['routes'] };
}
