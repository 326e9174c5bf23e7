import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MessengerFailure } from '../../ports/messages.ts';
import { realSurroundings } from '../http/index.ts';
import { webPusher } from './index.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const target = { endpoint: ENDPOINT, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };

/** A pusher whose calls come here, each answered with this status. */
function pusherTo(status: number | Error, headers: Record<string, string> = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    calls.push({ url: new Request(url).url, init });
    if (status instanceof Error) throw status;
    return new Response(null, { status, headers });
  };
  const pusher = webPusher({ secretKey: 'a secret', publicUrl: 'https://edge.example' }, { ...realSurroundings, fetch });
  return { pusher, calls };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What the browser reads, by RFC 8291 and 8188 from its own keys alone. */
function read(body: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + keyLength);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

test('a message can be read by its browser alone, and is signed for its push service by the key that browsers subscribe with', async () => {
  const { pusher, calls } = pusherTo(201);
  expect(await pusher.send(target, '{"title":"Bet won"}')).toBe('sent');
  const [{ url, init }] = calls as [(typeof calls)[number]];
  const headers = new Headers(init.headers as Record<string, string>);
  const body = Buffer.from(init.body as Uint8Array);
  expect([url, init.method, init.redirect, headers.get('content-encoding'), headers.get('ttl')]).toEqual([
    ENDPOINT,
    'POST',
    'error',
    'aes128gcm',
    '43200',
  ]);
  expect(body.toString('latin1')).not.toContain('Bet won');
  expect(read(body)).toBe('{"title":"Bet won"}');

  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization')!)!;
  expect(key).toBe(pusher.publicKey);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'https://edge.example',
  });
});

test('the key is the same after a restart, and another one for another installation', () => {
  const keyOf = (secretKey: string): string => webPusher({ secretKey, publicUrl: null }).publicKey;
  expect(keyOf('a secret')).toBe(pusherTo(201).pusher.publicKey);
  expect(keyOf('another')).not.toBe(keyOf('a secret'));
});

test.each([404, 410, 400, 403])('%i says that the browser takes no more', async (status) => {
  expect(await pusherTo(status).pusher.send(target, 'x')).toBe('gone');
});

test('a service that is busy or silent is asked again later', async () => {
  const busy = pusherTo(429, { 'retry-after': '30' }).pusher.send(target, 'x');
  await expect(busy).rejects.toMatchObject({ name: 'MessengerFailure', retryAfterMs: 30_000 });
  await expect(pusherTo(new TypeError('fetch failed')).pusher.send(target, 'x')).rejects.toBeInstanceOf(MessengerFailure);
});

describe('only push services are ever called', () => {
  test.each([
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/QABC', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm', false],
    ['https://fcm.googleapis.com.evil.example/fcm', false],
    ['https://evilpush.apple.com.example', false],
    ['https://127.0.0.1/fcm.googleapis.com', false],
    ['https://user@fcm.googleapis.com/fcm', false],
    ['no address', false],
  ])('%s: %s', async (endpoint, isKnown) => {
    const { pusher, calls } = pusherTo(201);
    expect(pusher.isKnown(endpoint)).toBe(isKnown);
    await pusher.send({ ...target, endpoint }, 'x');
    expect(calls.length).toBe(isKnown ? 1 : 0);
  });

  test('a key that is no point of the curve is a browser that cannot be told', async () => {
    const { pusher, calls } = pusherTo(201);
    expect(await pusher.send({ ...target, p256dh: `B${'A'.repeat(86)}` }, 'x')).toBe('gone');
    expect(calls).toEqual([]);
  });
});
