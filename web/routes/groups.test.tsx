import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GROUP_ID, sampleGroup, sampleGroupSlate, sampleMember } from '../features/groups/testing/sample-group.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import Groups from './groups.tsx';

const base: Handlers = { 'GET /api/groups': [sampleGroup()], 'GET /api/groups/open': [], 'GET /api/groups/:groupId/comments': [] };
const open = (server: Handlers = {}, path = '/groups'): Rendered =>
  renderPart(<Groups />, { path, user: 'free', server: { ...base, ...server } });

describe('my groups', () => {
  it('asks visitors to sign in and calls for nothing', async () => {
    const { server } = renderPart(<Groups />, { user: null });
    expect(await screen.findByText('Sign in to see your groups')).toBeTruthy();
    expect(server.callsOf('GET /api/groups')).toEqual([]);
  });

  it('has an empty state with both ways to begin', async () => {
    const { user } = open({ 'GET /api/groups': [] });
    expect(await screen.findByText('No Groups Yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have a code' }));
    expect(screen.getByRole('dialog', { name: 'Join Group' })).toBeTruthy();
  });

  it('says that it failed, and tries again', async () => {
    const { user, server } = open({
      'GET /api/groups': () => {
        throw new FakeError('UNAVAILABLE', 'The service is busy.');
      },
    });
    expect(await screen.findByText('The service is busy.')).toBeTruthy();
    server.use({ 'GET /api/groups': [sampleGroup()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Bleachers' })).toBeTruthy();
  });

  it('shows role, privacy, members, date and the code; only the admin can make a new one', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Bleachers' }));
    expect(card.getByText('admin')).toBeTruthy();
    expect(card.getByText('Private')).toBeTruthy();
    expect(card.getByText(/3 of 50 members · joined Jul 1, 2026/)).toBeTruthy();
    expect(card.getByText('ABCD2345')).toBeTruthy();
    expect(card.getByRole('button', { name: 'New invite code' })).toBeTruthy();
  });

  it('hides the new code from a member and copies the code', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const { user } = open({ 'GET /api/groups': [sampleGroup({ membership: { role: 'member', joinedAt: '2026-07-01T12:00:00.000Z' } })] });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await user.click(await screen.findByRole('button', { name: 'Copy invite code of Bleachers' }));
    expect(write).toHaveBeenCalledWith('ABCD2345');
    expect(screen.queryByRole('button', { name: 'New invite code' })).toBeNull();
    expect(await screen.findByText('Invite code copied')).toBeTruthy();
  });

  it('refuses an empty name before asking, and says what the server said', async () => {
    const { user, server } = open({
      'POST /api/groups': () => {
        throw new FakeError('CONFLICT', 'You can be in 50 groups at most. Leave one first.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Group' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create Group' }));
    expect((dialog.getByLabelText('Max members') as HTMLInputElement).value).toBe('50');
    await user.type(dialog.getByLabelText('Group name'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Create Group' }));
    expect(dialog.getByText('Group name is required')).toBeTruthy();
    expect(server.callsOf('POST /api/groups')).toEqual([]);
    await user.type(dialog.getByLabelText('Group name'), 'Dugout');
    await user.clear(dialog.getByLabelText('Max members'));
    await user.type(dialog.getByLabelText('Max members'), '101');
    await user.click(dialog.getByRole('button', { name: 'Create Group' }));
    expect(dialog.getByText('Max members must be between 2 and 100.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Max members'));
    await user.click(dialog.getByRole('button', { name: 'Create Group' }));
    expect(await screen.findByText('You can be in 50 groups at most. Leave one first.')).toBeTruthy();
    expect(server.callsOf('POST /api/groups')[0]!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('lets the admin change the group, within the bounds and never below its members', async () => {
    const { user, server } = open({ 'PATCH /api/groups/:groupId': sampleGroup({ name: 'Upper Deck', maxMembers: 3 }) });
    await user.click(await screen.findByRole('button', { name: 'Edit Bleachers' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit group' }));
    const [name, size] = [dialog.getByLabelText('Group name'), dialog.getByLabelText('Max members')] as HTMLInputElement[];
    expect([name!.value, size!.value]).toEqual(['Bleachers', '50']);
    const saving = async (text: string): Promise<void> => {
      await user.clear(size!);
      if (text) await user.type(size!, text);
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    };
    await saving('101');
    expect(dialog.getByText('Max members must be between 2 and 100.')).toBeTruthy();
    await saving('2');
    expect(dialog.getByText('The group has 3 members. Choose 3 or more.')).toBeTruthy();
    expect(server.callsOf('PATCH /api/groups/:groupId')).toEqual([]);
    await user.clear(name!);
    await user.type(name!, 'Upper Deck');
    server.use({ 'GET /api/groups': [sampleGroup({ name: 'Upper Deck', maxMembers: 3 })] });
    await saving('3');
    expect(await screen.findByRole('article', { name: 'Upper Deck' })).toBeTruthy();
    expect(server.callsOf('PATCH /api/groups/:groupId')[0]!.body).toMatchObject({ name: 'Upper Deck', maxMembers: '3', isPrivate: true });
  });

  it('offers a member no editing', async () => {
    open({ 'GET /api/groups': [sampleGroup({ membership: { role: 'member', joinedAt: '2026-07-01T12:00:00.000Z' } })] });
    expect(await screen.findByRole('button', { name: 'Leave Bleachers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Bleachers' })).toBeNull();
  });

  it('writes a code in capitals and shows that it is not valid', async () => {
    const { user } = open({
      'POST /api/groups/join': () => {
        throw new FakeError('INVALID_INPUT', 'Invalid invite code');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Join Group' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Join Group' }));
    await user.click(dialog.getByRole('button', { name: 'Join Group' }));
    expect(dialog.getByText('Invite code is required')).toBeTruthy();
    await user.type(dialog.getByLabelText('Invite code'), 'wxyz');
    expect((dialog.getByLabelText('Invite code') as HTMLInputElement).value).toBe('WXYZ');
    await user.click(dialog.getByRole('button', { name: 'Join Group' }));
    expect(await dialog.findByText('Invalid invite code')).toBeTruthy();
  });

  it('says what leaving does before it is done', async () => {
    const { user, server } = open({ 'POST /api/groups/:groupId/leave': { ok: true } });
    await user.click(await screen.findByRole('button', { name: 'Leave Bleachers' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave Bleachers?' }));
    expect(dialog.getByText(/bob has been here longest and becomes the admin/)).toBeTruthy();
    server.use({ 'GET /api/groups': [] });
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('No Groups Yet')).toBeTruthy();
  });

  it('lists members from the address, and removes one only when asked twice', async () => {
    const members = [
      sampleMember({
        id: '0197f3a0-0000-7000-8000-0000000000b0',
        role: 'admin',
        isYou: true,
        user: { username: 'dmercer', email: 'free@clearedge.demo' },
      }),
      sampleMember(),
    ];
    const { user, server } = open(
      { 'GET /api/groups/:groupId/members': members, 'DELETE /api/groups/:groupId/members/:memberId': { ok: true } },
      `/groups?group=${GROUP_ID}&show=members`,
    );
    const list = within(await screen.findByRole('list', { name: 'Members of Bleachers' }));
    expect(list.getByText(/b•••@e•••.com/)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Remove bob' }));
    expect(server.callsOf('DELETE /api/groups/:groupId/members/:memberId')).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Member removed')).toBeTruthy();
  });

  it('seals a pick with the number that was seen, and says how many others there are', async () => {
    const { user, server } = open(
      { 'GET /api/groups/:groupId/picks': sampleGroupSlate(), 'PUT /api/groups/:groupId/picks': sampleGroupSlate() },
      `/groups?group=${GROUP_ID}&show=picks&date=2026-07-11`,
    );
    expect(await screen.findByText('2 hidden picks from others')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Boston Red Sox +1.5 −130' }));
    expect(server.callsOf('PUT /api/groups/:groupId/picks')[0]!.body).toEqual({
      gameId: '20260711_NYY@BOS',
      market: 'spread',
      side: 'home',
      line: 1.5,
    });
  });
});

describe('an invite link', () => {
  const invite = { name: 'Bleachers', currentMembers: 3, maxMembers: 50, standing: 'open', groupId: null } as const;
  const at = '/groups#join=ABCD2345';

  it('is copied beside the code, with the code in the fragment', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await user.click(await screen.findByRole('button', { name: 'Copy invite link of Bleachers' }));
    expect(write).toHaveBeenCalledWith(`${location.origin}/groups#join=ABCD2345`);
    expect(await screen.findByText('Invite link copied')).toBeTruthy();
  });

  it('tells a visitor what it is for and asks to sign in', async () => {
    const { server } = renderPart(<Groups />, { path: at, user: null, server: { 'POST /api/groups/invite': invite } });
    expect(await screen.findByText('You are invited to Bleachers')).toBeTruthy();
    expect(screen.getByText(/^3 of 50 members\. Sign in or create an account/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(screen.queryByText('Sign in to see your groups')).toBeNull();
    expect(server.callsOf('POST /api/groups/invite')[0]!.body).toEqual({ inviteCode: 'ABCD2345' });
  });

  it('asks before joining, says what others will see, and opens the picks once joined', async () => {
    const { user, server } = open(
      {
        'GET /api/groups': [],
        'POST /api/groups/invite': invite,
        'POST /api/groups/join': sampleGroup(),
        'GET /api/groups/:groupId/picks': sampleGroupSlate(),
      },
      at,
    );
    expect(await screen.findByText(/admin also sees your email address/)).toBeTruthy();
    expect(server.callsOf('POST /api/groups/join')).toEqual([]);
    server.use({ 'GET /api/groups': [sampleGroup()] });
    await user.click(screen.getByRole('button', { name: 'Join Bleachers' }));
    expect(await screen.findByRole('button', { name: 'Sealed picks', expanded: true })).toBeTruthy();
    expect(screen.queryByText('You are invited to Bleachers')).toBeNull();
  });

  it.each([
    ['full', /This group is full/],
    ['removed', /You were removed from this group/],
  ] as const)('offers no joining when it is %s', async (standing, words) => {
    const { user } = open({ 'POST /api/groups/invite': { ...invite, standing } }, at);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join Bleachers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('You are invited to Bleachers')).toBeNull();
  });

  it('opens the group of one who belongs to it already', async () => {
    const { user } = open(
      {
        'POST /api/groups/invite': { ...invite, standing: 'member', groupId: GROUP_ID },
        'GET /api/groups/:groupId/picks': sampleGroupSlate(),
      },
      at,
    );
    await user.click(await screen.findByRole('button', { name: 'Open the group' }));
    expect(await screen.findByText('2 hidden picks from others')).toBeTruthy();
  });

  it('says that a link has been replaced', async () => {
    open(
      {
        'POST /api/groups/invite': () => {
          throw new FakeError('INVALID_INPUT', 'Invalid invite code');
        },
      },
      at,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Ask a member for a new one');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
