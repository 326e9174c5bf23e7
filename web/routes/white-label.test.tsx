import { can, TIERS } from '@clearedge/contract/entitlements';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleGame as sampleLeagueGame } from '../core/league/testing/sample-league.ts';
import type { ApiKey, Site, WhiteLabel } from '../features/white-label/white-label.queries.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type RenderOptions, renderPart, renderRoute } from '../testing/render-route.tsx';
import { sampleGame } from '../testing/sample-game.ts';
import WhiteLabelRoute from './white-label.tsx';

const branding = { companyName: 'Sharp Picks', logo: '', primaryColor: '#ffff00', secondaryColor: '#1559b8' };
const features = { hideClearEdgeBranding: false, customFooter: true, customDashboard: true };
const customization = {
  welcomeMessage: 'Good evening',
  supportEmail: 'help@example.com',
  termsUrl: 'https://example.com/terms',
  privacyUrl: '',
};
const site: Site = { branding, features, customization };
const own = (more: Partial<WhiteLabel> = {}): WhiteLabel => ({
  config: { branding: { ...branding, domain: '' }, features: { ...features, apiAccess: false }, customization },
  savedAt: '2026-07-11T16:00:00.000Z',
  logo: null,
  slug: null,
  isPublished: false,
  address: null,
  previewLinks: [],
  ...more,
});
const key: ApiKey = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Website',
  prefix: 'ce_abcdef',
  scopes: ['games:read'],
  createdAt: '2026-07-11T16:00:00.000Z',
  lastUsedAt: null,
  callsToday: 12,
};
const open = (server: Handlers = {}, user: RenderOptions['user'] = 'elite') =>
  renderPart(<WhiteLabelRoute />, {
    path: '/white-label',
    user,
    server: { 'GET /api/white-label': own(), 'GET /api/white-label/keys': [], 'GET /api/games': [sampleGame()], ...server },
  });

type User = ReturnType<typeof renderPart>['user'];
/** Pasted, not typed: each keystroke would draw the whole preview. */
async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test.each([null, ...TIERS.filter((tier) => !can(tier, 'whiteLabel'))])(
  '%s sees what Elite would give, and nothing is asked',
  async (user) => {
    const { server } = open({}, user);
    expect(await screen.findByText('Elite Only')).toBeTruthy();
    expect(server.callsOf('GET /api/white-label')).toEqual([]);
  },
);

test('a change is seen at once, named as unsaved, checked, and saved whole', async () => {
  const { user, server } = open({
    'PUT /api/white-label': ({ body }) => own({ config: { ...body, branding: { ...body.branding, logo: '' } } }),
  });
  const name = await screen.findByLabelText('Company Name');
  const save = screen.getByRole('button', { name: 'Save Configuration' });
  expect((save as HTMLButtonElement).disabled).toBe(true);
  // Yellow on white cannot be read: the tone that is used instead is named.
  expect(screen.getAllByText(/could not be read/)).not.toEqual([]);
  await user.clear(name);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('1 field needs your attention.')).toBeTruthy();
  expect(server.callsOf('PUT /api/white-label')).toEqual([]);
  await fill(user, name, 'Night Owls');
  expect(document.querySelector('.wl-stage .bd-name')?.textContent).toBe('Night Owls');
  await user.click(screen.getByRole('tab', { name: 'Customization' }));
  await fill(user, screen.getByLabelText('Terms URL'), 'javascript:alert(1)');
  expect(screen.getByText('Enter a public address that begins with https://.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Terms URL'));
  await user.click(save);
  expect(await screen.findByText('Configuration saved')).toBeTruthy();
  expect(server.callsOf('PUT /api/white-label')[0]!.body).toMatchObject({
    branding: { companyName: 'Night Owls', domain: '' },
    features: { apiAccess: false },
    customization: { termsUrl: '', supportEmail: 'help@example.com' },
  });
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('an address is checked before it is sent, and a taken one is said to be', async () => {
  const { user, server } = open({
    'PUT /api/white-label/site': () => {
      throw new FakeError('ALREADY_EXISTS', 'This address is taken. Choose another one.');
    },
  });
  const address = await screen.findByLabelText('Address');
  await fill(user, address, 'admin');
  expect(screen.getByText('This address is reserved. Choose another one.')).toBeTruthy();
  await fill(user, address, 'sharp-picks');
  await user.click(screen.getByRole('checkbox', { name: /Published/ }));
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(await screen.findByText('This address is taken. Choose another one.')).toBeTruthy();
  expect(server.callsOf('PUT /api/white-label/site')[0]!.body).toEqual({ slug: 'sharp-picks', isPublished: true });
});

test('a key is named, scoped, shown this once and revoked', async () => {
  const keys: ApiKey[] = [];
  const { user, server } = open({
    'GET /api/white-label/keys': () => [...keys],
    'POST /api/white-label/keys': ({ body }) => {
      keys.push({ ...key, ...body });
      return { ...key, ...body, key: `${key.prefix}ghijkl` };
    },
    'DELETE /api/white-label/keys/:keyId': () => {
      keys.pop();
      return { ok: true };
    },
  });
  expect(await screen.findByText('No API keys')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Name'), 'Website');
  await user.click(dialog.getByRole('checkbox', { name: /^Record/ }));
  await user.click(dialog.getByRole('button', { name: 'Create Key' }));
  expect(await dialog.findByDisplayValue('ce_abcdefghijkl')).toBeTruthy();
  expect(server.callsOf('POST /api/white-label/keys')[0]!.body).toEqual({ name: 'Website', scopes: ['games:read', 'odds:read'] });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke Website' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke Key' }));
  expect(await screen.findByText('No API keys')).toBeTruthy();
});

const branded = (path: string, server: Handlers) => renderRoute(path, { server: { 'GET /api/games': [sampleGame()], ...server } });

test('the branded product has the tenant’s name and links, help with gambling, and no frame of ours', async () => {
  branded('/w/sharp-picks', { 'GET /api/white-label/sites/:slug': { ...site, features: { ...features, hideClearEdgeBranding: true } } });
  expect(await screen.findByRole('article', { name: 'New York Yankees at Boston Red Sox' })).toBeTruthy();
  expect(screen.getByText('Good evening')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('https://example.com/terms');
  expect(screen.getByRole('link', { name: '1-800-GAMBLER' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('ClearEdge');
  expect([document.title, screen.queryByRole('link', { name: 'Skip to content' })]).toEqual(['Sharp Picks', null]);
});

test('the branded product shows the sport that plays, and those in season to choose from', async () => {
  const { user } = branded('/w/sharp-picks', {
    'GET /api/white-label/sites/:slug': site,
    'GET /api/sports': [
      { sport: 'mlb', isInSeason: true, games: 0, live: 0, next: null, nextOn: '2026-07-17' },
      {
        sport: 'cfl',
        isInSeason: true,
        games: 1,
        live: 0,
        next: { at: '2026-07-11T23:00:00.000Z', isTentative: false },
        nextOn: '2026-07-11',
      },
    ],
    'GET /api/:league/games': [sampleLeagueGame()],
  });
  expect(await screen.findByRole('heading', { name: 'CFL Games' })).toBeTruthy();
  const board = await screen.findByRole('article', { name: /Hamilton.* at Toronto/ });
  expect(within(board).getByRole('columnheader', { name: /spread/i })).toBeTruthy();
  expect(within(board).getByText('+3.5')).toBeTruthy();
  expect(within(board).getByText('O 51.5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'MLB' }));
  expect(await screen.findByRole('heading', { name: 'MLB Games' })).toBeTruthy();
});

test('a preview sends its token in the body, keeps it while one looks around, and says when it is over', async () => {
  const token = 'AAAAAAAAAAAAAAAAAAAAAA';
  const { server, user } = branded(`/w/preview#${token}`, { 'POST /api/white-label/preview': site });
  expect(await screen.findByText(/^Preview\. Whoever/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByRole('heading', { name: 'The Record' })).toBeTruthy();
  expect(server.callsOf('POST /api/white-label/preview').map(({ body }) => body)).toEqual([{ token }]);
});

test.each(['/w/nobody', '/w/preview#AAAA', '/w/preview'])('%s is not found', async (path) => {
  const gone = (): never => {
    throw new FakeError('NOT_FOUND', 'Nothing here.');
  };
  branded(path, { 'GET /api/white-label/sites/:slug': gone, 'POST /api/white-label/preview': gone });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});
