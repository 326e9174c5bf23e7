import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT = { clientId: 'clearedge', clientSecret: 'a secret/with:odd characters' };

export interface FakeOpenIdProvider {
  issuer: string;
  config: { issuer: string; clientId: string; clientSecret: string; name: string };
  /** Overrides what the next tokens claim; undefined removes a claim. */
  claims: Record<string, unknown>;
  userinfo: Record<string, unknown> | null;
  /** Signs with a key that its key set does not hold. */
  forges: boolean;
  /** Answers every request with this status. */
  fails: number | null;
  /** What it was asked for. */
  asked: string[];
  /** Lets the person at `address` in, and answers the query string that the browser is sent back with. */
  letIn: (address: string, change?: Record<string, string | null>) => string;
  close: () => Promise<void>;
}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return new URLSearchParams(text);
}

/** A provider on this machine, as strict as the standard lets it be: one use a code, its client's secret, PKCE. */
export async function openFakeProvider(port = 0): Promise<FakeOpenIdProvider> {
  const [key, otherKey] = [newKey(), newKey()];
  const codes = new Map<string, URLSearchParams>();

  const tokenOf = (nonce: string | null): string => {
    const seconds = Math.floor(Date.now() / 1000);
    const usual = { iss: fake.issuer, sub: 'person-1', aud: CLIENT.clientId, iat: seconds, exp: seconds + 300, nonce };
    const body = `${encode({ alg: 'ES256', kid: 'one', typ: 'JWT' })}.${encode({ ...usual, ...fake.claims })}`;
    const { privateKey } = fake.forges ? otherKey : key;
    return `${body}.${sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };

  function redeem(form: URLSearchParams, authorization: string): object | null {
    const request = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const secret = `${encodeURIComponent(CLIENT.clientId)}:${encodeURIComponent(CLIENT.clientSecret)}`;
    const isClient =
      authorization === `Basic ${Buffer.from(secret).toString('base64')}` || form.get('client_secret') === CLIENT.clientSecret;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = request?.get('code_challenge') === challenge && request.get('redirect_uri') === form.get('redirect_uri');
    if (!isClient || !isRight) return null;
    return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: tokenOf(request.get('nonce')) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', fake.issuer);
    fake.asked.push(pathname);
    const send = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fake.fails !== null) return send(fake.fails, { error: 'server_error' });
    if (pathname === '/.well-known/openid-configuration')
      return send(200, {
        issuer: fake.issuer,
        authorization_endpoint: `${fake.issuer}/authorize`,
        token_endpoint: `${fake.issuer}/token`,
        jwks_uri: `${fake.issuer}/keys`,
        ...(fake.userinfo && { userinfo_endpoint: `${fake.issuer}/userinfo` }),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (pathname === '/keys')
      return send(200, { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] });
    if (pathname === '/userinfo' && fake.userinfo) return send(200, { sub: 'person-1', ...fake.userinfo });
    if (pathname === '/authorize') {
      const back = new URL(new URLSearchParams(search).get('redirect_uri') ?? '');
      back.search = fake.letIn(`${fake.issuer}${pathname}${search}`);
      return void response.writeHead(302, { location: back.href }).end();
    }
    const tokens = redeem(await formOf(request), request.headers.authorization ?? '');
    return tokens ? send(200, tokens) : send(400, { error: 'invalid_grant' });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeOpenIdProvider = {
    issuer,
    config: { issuer, ...CLIENT, name: 'Ballpark ID' },
    claims: { email: 'pat@example.com', email_verified: true, preferred_username: 'pat' },
    userinfo: null,
    forges: false,
    fails: null,
    asked: [],
    letIn: (address, change = {}) => {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      codes.set(code, asked);
      const back = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: fake.issuer });
      for (const [name, value] of Object.entries(change)) {
        if (value === null) back.delete(name);
        else back.set(name, value);
      }
      return `?${back.toString()}`;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
