import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SignInFailure, type SignInProvider } from '../../ports/index.ts';
import { openIdConnect } from './index.ts';
import { type FakeOpenIdProvider, openFakeProvider } from './testing/fake-openid-provider.ts';

const attempt = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  returnsTo: 'https://clearedge.example/auth/callback',
};
const seconds = (): number => Math.floor(Date.now() / 1000);

let fake: FakeOpenIdProvider;
let provider: SignInProvider;
beforeEach(async () => {
  fake = await openFakeProvider();
  provider = openIdConnect(fake.config);
});
afterEach(() => fake.close());

/** What comes of a trip: the identity, or the kind of failure. */
async function travel(change: Record<string, string | null> = {}, expected = attempt): Promise<unknown> {
  const answer = fake.letIn(await provider.addressFor(attempt), change);
  return provider.identify(answer, expected).catch((error: unknown) => {
    expect(error).toBeInstanceOf(SignInFailure);
    return (error as SignInFailure).kind;
  });
}

const pat = { subject: 'person-1', email: 'pat@example.com', username: 'pat' };

test('the browser leaves with state, nonce and the hash of the verifier, never the verifier', async () => {
  const address = new URL(await provider.addressFor(attempt));
  expect(`${address.origin}${address.pathname}`).toBe(`${fake.issuer}/authorize`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'clearedge',
    redirect_uri: attempt.returnsTo,
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge_method: 'S256',
  });
  expect(address.href).not.toContain(attempt.verifier);
  expect(address.href).not.toContain('secret');
});

test('who came back is known by subject, with a verified address and a name', async () => {
  expect(await travel()).toEqual(pat);
});

describe('an address counts only where the provider verified it', () => {
  test.each([[false], ['true'], [undefined], [1]])('email_verified %j', async (email_verified) => {
    fake.claims = { ...fake.claims, email_verified };
    expect(await travel()).toEqual({ ...pat, email: null });
  });
  test('it may come by the userinfo endpoint instead, for the same person alone', async () => {
    fake.claims = {};
    fake.userinfo = { email: 'pat@example.com', email_verified: true, name: 'Pat Doe' };
    expect(await travel()).toEqual({ ...pat, username: 'Pat Doe' });
    fake.userinfo = { ...fake.userinfo, sub: 'someone else' };
    expect(await travel()).toBe('refused');
  });
});

describe('refused', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['a token for another client', { aud: 'another' }],
    ['a token for several clients, ours not the one it was made for', { aud: ['clearedge', 'another'], azp: 'another' }],
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['an expired token', { iat: seconds() - 7200, exp: seconds() - 3600 }],
    ['a token that is not valid yet', { nbf: seconds() + 3600 }],
    ['no subject', { sub: undefined }],
    ['a subject that is too long', { sub: 'x'.repeat(256) }],
  ])('%s', async (_name, claims) => {
    fake.claims = { ...fake.claims, ...claims };
    expect(await travel()).toBe('refused');
  });
  test('a token signed with another key', async () => {
    fake.forges = true;
    expect(await travel()).toBe('refused');
  });
  test.each<[string, Record<string, string | null>]>([
    ['another state', { state: 'x'.repeat(43) }],
    ['no state', { state: null }],
    ['a code that was never given', { code: 'unknown' }],
    ['an answer of another provider', { iss: 'https://evil.example' }],
    ['an answer that does not say of whom it is, though the provider always does', { iss: null }],
    ['an error of the provider', { error: 'invalid_scope' }],
  ])('%s', async (_name, change) => {
    expect(await travel(change)).toBe('refused');
  });
  test('another verifier than the one the browser left with', async () => {
    expect(await travel({}, { ...attempt, verifier: 'w'.repeat(43) })).toBe('refused');
  });
  test('a code that was redeemed before', async () => {
    const answer = fake.letIn(await provider.addressFor(attempt));
    expect(await provider.identify(answer, attempt)).toEqual(pat);
    await expect(provider.identify(answer, attempt)).rejects.toMatchObject({ kind: 'refused' });
  });
});

test('turning back at the provider is no fault', async () => {
  expect(await travel({ error: 'access_denied', code: null })).toBe('canceled');
});

describe('away', () => {
  test.each([500, 503, 302])('answers %i', async (status) => {
    fake.fails = status;
    await expect(provider.addressFor(attempt)).rejects.toMatchObject({ kind: 'unreachable' });
    fake.fails = null;
    expect(await travel()).toEqual(pat);
  });
  test('while the code is redeemed', async () => {
    const answer = fake.letIn(await provider.addressFor(attempt));
    fake.fails = 502;
    await expect(provider.identify(answer, attempt)).rejects.toMatchObject({ kind: 'unreachable' });
  });
  test('no one listens', async () => {
    const { config } = fake;
    await fake.close();
    await expect(openIdConnect(config).addressFor(attempt)).rejects.toMatchObject({ kind: 'unreachable' });
    fake = await openFakeProvider();
  });
  test('answers without an end are cut off', async () => {
    const endless = openIdConnect(fake.config, { fetch: () => Promise.resolve(new Response(`{"issuer":"${'x'.repeat(300_000)}"}`)) });
    await expect(endless.addressFor(attempt)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
