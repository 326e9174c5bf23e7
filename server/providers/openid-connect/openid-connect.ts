import type * as Client from 'openid-client';
import { type ProvenIdentity, type SignInAttempt, SignInFailure, type SignInFailureKind, type SignInProvider } from '../../ports/index.ts';
import { realSurroundings, type Surroundings } from '../http/index.ts';

export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;
const LONGEST_ANSWER = 262_144;
const LONGEST = { subject: 255, email: 254, username: 60 };

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null;

/** What is taken over of the claims; an address only where the provider says, as a boolean, that it verified it. */
function identityOf(subject: string, claims: Readonly<Record<string, unknown>>): ProvenIdentity {
  if (subject.length > LONGEST.subject) throw new SignInFailure('refused', 'the subject is too long');
  return {
    subject,
    email: claims.email_verified === true ? textOf(claims.email, LONGEST.email) : null,
    username: textOf(claims.preferred_username, LONGEST.username) ?? textOf(claims.name, LONGEST.username),
  };
}

function kindOf(client: typeof Client, error: unknown): SignInFailureKind {
  if (error instanceof client.AuthorizationResponseError) return error.error === 'access_denied' ? 'canceled' : 'refused';
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? 'unreachable' : 'refused';
  if (error instanceof TypeError) return 'unreachable';
  if (!(error instanceof client.ClientError)) return 'refused';
  const isSilent = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || error.cause instanceof TypeError;
  return isSilent ? 'unreachable' : 'refused';
}

/** Fetches for the library: no redirects, and no answer longer than a key set could be. */
const boundedFetch =
  (around: Pick<Surroundings, 'fetch'>): Client.CustomFetch =>
  async (url, options) => {
    const response = await around.fetch(url, { ...options, redirect: 'error' } as RequestInit);
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of response.body ?? []) {
      length += piece.length;
      if (length > LONGEST_ANSWER) throw new TypeError('the answer of the sign-in provider is too long');
      pieces.push(piece);
    }
    return new Response(Buffer.concat(pieces), { status: response.status, headers: response.headers });
  };

/** Any provider that speaks OpenID Connect with discovery: authorization code, PKCE, state, nonce, a signature that is checked. */
export function openIdConnect(
  { issuer, clientId, clientSecret, name }: OpenIdConfig,
  around: Pick<Surroundings, 'fetch'> = realSurroundings,
): SignInProvider {
  let found: Promise<Client.Configuration> | null = null;

  const discover = (client: typeof Client): Promise<Client.Configuration> =>
    client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      [client.customFetch]: boundedFetch(around),
      execute: [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])],
    });

  async function withProvider<T>(work: (client: typeof Client, config: Client.Configuration) => Promise<T>): Promise<T> {
    // Loaded when someone signs in this way: most installations never do.
    const client = await import('openid-client');
    try {
      found ??= discover(client);
      const config = await found.catch((error: unknown) => {
        found = null;
        throw error;
      });
      return await work(client, config);
    } catch (error) {
      if (error instanceof SignInFailure) throw error;
      throw new SignInFailure(kindOf(client, error), `the sign-in provider: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  const addressFor = ({ state, nonce, verifier, returnsTo }: SignInAttempt): Promise<string> =>
    withProvider(async (client, config) => {
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      return client.buildAuthorizationUrl(config, { redirect_uri: returnsTo, scope: SCOPE, state, nonce, ...challenge }).href;
    });

  const identify = (answer: string, { state, nonce, verifier, returnsTo }: SignInAttempt): Promise<ProvenIdentity> =>
    withProvider(async (client, config) => {
      const back = new URL(returnsTo);
      back.search = answer;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(config, back, checks);
      const claims = tokens.claims();
      if (!claims) throw new SignInFailure('refused', 'the sign-in provider sent no identity');
      const asks = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
      return identityOf(claims.sub, asks ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims);
    });

  return { name, issuer, addressFor, identify };
}
