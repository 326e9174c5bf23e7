import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUP_ID, sampleComment, sampleGroup, sampleGroupSlate } from '../features/groups/testing/sample-group.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import Groups from './groups.tsx';

const open = (server: Handlers = {}): Rendered =>
  renderPart(<Groups />, {
    path: `/groups?group=${GROUP_ID}&show=picks&date=2026-07-11`,
    user: 'free',
    server: {
      'GET /api/groups': [sampleGroup()],
      'GET /api/groups/open': [],
      'GET /api/groups/:groupId/picks': sampleGroupSlate(),
      'GET /api/groups/:groupId/comments': [sampleComment()],
      ...server,
    },
  });

describe('comments of a group', () => {
  it('says that there are none, and who can read them', async () => {
    open({ 'GET /api/groups/:groupId/comments': [] });
    expect(await screen.findByText(/No comments on this day yet. Only members/)).toBeTruthy();
  });

  it('sends a comment once typed, keeps the text when it is refused, and empties the box when it has arrived', async () => {
    const { user, server } = open({
      'POST /api/groups/:groupId/comments': () => {
        throw new FakeError('RATE_LIMITED', 'Too many requests.');
      },
    });
    const box = (await screen.findByLabelText('Write to the group')) as HTMLTextAreaElement;
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('Write something first.')).toBeTruthy();
    await user.type(box, 'Sweep');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(box.value).toBe('Sweep');
    server.use({ 'POST /api/groups/:groupId/comments': sampleComment({ text: 'Sweep' }) });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    const [first, second] = server.callsOf('POST /api/groups/:groupId/comments');
    expect(first!.body).toEqual({ date: '2026-07-11', text: 'Sweep' });
    expect(first!.headers.get('idempotency-key')).toBe(second!.headers.get('idempotency-key'));
    expect(((await screen.findByLabelText('Write to the group')) as HTMLTextAreaElement).value).toBe('');
  });

  it('reacts, and lets the admin remove another’s comment after asking', async () => {
    const { user, server } = open({
      'PUT /api/groups/:groupId/comments/:commentId/reactions': sampleComment(),
      'DELETE /api/groups/:groupId/comments/:commentId': { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Like, 2' }));
    expect(server.callsOf('PUT /api/groups/:groupId/comments/:commentId/reactions')[0]!.body).toEqual({ kind: 'like', isOn: true });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(server.callsOf('DELETE /api/groups/:groupId/comments/:commentId')).toEqual([]);
    server.use({ 'GET /api/groups/:groupId/comments': [sampleComment({ state: 'removed', text: null, username: null })] });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('A comment was removed by the group’s admin.')).toBeTruthy();
  });

  it('changes one’s own while it may be changed', async () => {
    const own = sampleComment({ isYou: true, username: 'dmercer', mayEdit: true, mayReport: false });
    const { user, server } = open({ 'GET /api/groups/:groupId/comments': [own], 'PATCH /api/groups/:groupId/comments/:commentId': own });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const box = screen.getByLabelText('Your comment');
    await user.clear(box);
    await user.type(box, 'No sweep');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.callsOf('PATCH /api/groups/:groupId/comments/:commentId')[0]!.body).toEqual({ text: 'No sweep' });
  });

  it('reports with a reason, and says where the report went', async () => {
    const { user, server } = open({ 'POST /api/groups/:groupId/comments/:commentId/report': { ok: true } });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report this comment?' }));
    await user.type(dialog.getByLabelText('What is wrong with it?'), 'Insults');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Comment reported')).toBeTruthy();
    expect(server.callsOf('POST /api/groups/:groupId/comments/:commentId/report')[0]!.body).toEqual({ reason: 'Insults' });
  });
});
