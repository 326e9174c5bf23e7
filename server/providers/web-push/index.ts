import { createECDH } from 'node:crypto';
import { deriveKey } from '../../kernel/secrets.ts';
import { MessengerFailure, type Pusher, type PushTarget } from '../../ports/messages.ts';
import { realSurroundings, type Surroundings } from '../http/index.ts';
import { pushLibrary } from '../library.ts';

const TIMEOUT_MS = 10_000;
/** A browser that was off so long is not told yesterday's news. */
const KEPT_SECONDS = 12 * 3600;
/** The push services of Chrome and Edge, Firefox, Windows and Safari. A browser names the address, so nothing else is ever called. */
const SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/;

function isKnown(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, hostname } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname);
}

/** The key pair of this installation, always the same from the same secret: there is nothing to configure or to keep. */
function keysOf(secretKey: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const secret = deriveKey({ config: { secretKey } }, 'web push');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

function retryMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** Sends to browsers by the Web Push protocol (RFC 8030, 8291, 8292). */
export function webPusher(
  { secretKey, publicUrl }: { secretKey: string; publicUrl: string | null },
  around: Surroundings = realSurroundings,
): Pusher {
  const keys = keysOf(secretKey);
  // Whom a push service would write to; it takes no address without TLS.
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@clearedge.invalid';

  const post = async ({ endpoint, p256dh, auth }: PushTarget, text: string): Promise<Response> => {
    const { headers, body } = pushLibrary().generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
    });
    const abort = new AbortController();
    const callOff = around.startTimer(TIMEOUT_MS, () => abort.abort());
    try {
      const { 'Content-Length': _counted, ...sent } = headers as Record<string, string>;
      const bytes = new Uint8Array(body ?? []);
      return await around.fetch(endpoint, { method: 'POST', headers: sent, body: bytes, redirect: 'error', signal: abort.signal });
    } catch {
      throw new MessengerFailure(abort.signal.aborted ? 'The push service took too long.' : 'The push service did not answer.');
    } finally {
      callOff();
    }
  };

  return {
    publicKey: keys.publicKey,
    isKnown,
    send: async (target, text) => {
      if (!isKnown(target.endpoint)) return 'gone';
      let response: Response;
      try {
        response = await post(target, text);
      } catch (error) {
        // Keys that are none: the browser they are from can never be told anything.
        if (!(error instanceof MessengerFailure)) return 'gone';
        throw error;
      }
      await response.body?.cancel();
      if (response.ok) return 'sent';
      // 404, 410: unsubscribed. 400, 403: subscribed with another key than this installation's.
      if ([400, 403, 404, 410].includes(response.status)) return 'gone';
      throw new MessengerFailure(`The push service answered ${response.status}.`, retryMs(response));
    },
  };
}
