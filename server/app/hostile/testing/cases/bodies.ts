import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withScene } from '../scene.ts';

const JSON_TYPE = 'application/json';
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const named = (name: string): string => `{"name":${name}}`;

type Row = readonly [what: string, payload: string | Buffer, status: number, headers?: Record<string, string>];

/** What arrives as the body of a new group, and what it is answered with. */
const BODIES: readonly Row[] = [
  ['plain', named('"Plain"'), 201],
  ['a name given twice: the last one counts', '{"name":"First","name":"Last"}', 201],
  ['escapes', named('"\\u0041\\/.\\ud83c\\udfb2"'), 201],
  ['white space of every kind around', ` \t\r\n${named('"Space"')}\n`, 201],
  ['unknown fields, nested as deeply as is allowed', `{"name":"Deep","more":${nested(31)}}`, 201],
  ['nested more deeply', `{"name":"Deep","more":${nested(32)}}`, 400],
  ['nested without end', '['.repeat(200_000), 400],
  ['a byte order mark first', `\ufeff${named('"Mark"')}`, 201],
  ['a comma too many', '{"name":"Comma",}', 400],
  ['a list with a comma too many', '{"name":"Comma","more":[1,]}', 400],
  ['NaN', '{"name":"N","maxMembers":NaN}', 400],
  ['Infinity', '{"name":"N","maxMembers":-Infinity}', 400],
  ['a number beyond all', '{"name":"N","maxMembers":1e400}', 400],
  ['a long number', `{"name":"N","maxMembers":${'9'.repeat(5000)}}`, 400],
  ['a number with a leading zero', '{"name":"N","maxMembers":010}', 400],
  ['a hexadecimal number', '{"name":"N","maxMembers":0x10}', 400],
  ['minus nothing', '{"name":"N","maxMembers":-}', 400],
  ['single quotes', "{'name':'Quotes'}", 400],
  ['names without quotes', '{name:"Quotes"}', 400],
  ['a comment', '{"name":"Comment"/* here */}', 400],
  ['something after the end', '{"name":"End"}x', 400],
  ['a second body after the end', '{"name":"End"}{"name":"Again"}', 400],
  ['half of it', '{"name":"Ha', 400],
  ['a bare line break in a text', '{"name":"a\nb"}', 400],
  ['a bare NUL in a text', '{"name":"a\u0000b"}', 400],
  ['an escaped NUL', named('"a\\u0000b"'), 400],
  ['half a character', named('"a\\ud800b"'), 400],
  ['half a character in the name of an unknown field, which is dropped', '{"name":"Half","\\udc00":1}', 201],
  ['a broken escape', named('"\\u12"'), 400],
  ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"name":"a'), 0xc3, 0x28, ...Buffer.from('"}')]), 400],
  ['an overlong slash', Buffer.from([...Buffer.from('{"name":"a'), 0xc0, 0xaf, ...Buffer.from('"}')]), 400],
  ['UTF-16', Buffer.from(named('"Wide"'), 'utf16le'), 400, { 'content-type': 'application/json; charset=utf-16' }],
  ['a prototype', '{"name":"P","__proto__":{"isAdmin":true}}', 400],
  ['a prototype, its name escaped', '{"name":"P","\\u005f_proto__":{"isAdmin":true}}', 400],
  ['a prototype by way of the constructor', '{"name":"P","constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['a number', '1', 400],
  ['a text', '"name"', 400],
  ['null', 'null', 400],
  ['true', 'true', 400],
  ['a list', '[{"name":"List"}]', 400],
  ['nothing', '', 400],
  ['blanks', '  ', 400],
  ['compressed bytes', gzipSync(named('"Zip"')), 400, { 'content-encoding': 'gzip' }],
  ['one byte more than is allowed', named(`"${'a'.repeat(1_048_576)}"`), 413],
  ['text', named('"Text"'), 415, { 'content-type': 'text/plain' }],
  ['a form', 'name=Form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['parts', '--x\r\n\r\n--x--', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a script', named('"Script"'), 415, { 'content-type': 'application/javascript' }],
  ['JSON under another name', named('"Other"'), 415, { 'content-type': 'application/vnd.api+json' }],
  ['JSON and a form at once', named('"Both"'), 415, { 'content-type': 'text/plain, application/json' }],
  ['JSON with a charset', named('"Charset"'), 201, { 'content-type': 'application/json;charset=UTF-8' }],
  ['JSON in capitals', named('"Capitals"'), 201, { 'content-type': 'Application/JSON' }],
];

describe('a body', () => {
  test('of every odd kind has its status, and is never a failure', async () => {
    await withScene({ isFilled: false }, async ({ server, callerFor, letLimitsPass, world }) => {
      const { cookie } = await callerFor('elite');
      const answered: (readonly [string, number])[] = [];
      for (const [what, payload, , headers = {}] of BODIES) {
        letLimitsPass();
        const own = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': JSON_TYPE, ...headers };
        const answer = await server.app.inject({ method: 'POST', url: '/api/groups', payload, headers: own });
        answered.push([what, answer.statusCode]);
        if (answer.statusCode >= 400) expect([what, typeof answer.json().message]).toEqual([what, 'string']);
      }
      expect(answered).toEqual(BODIES.map(([what, , status]) => [what, status]));
      expect(
        (await server.app.inject({ url: '/api/groups', headers: { cookie } })).json().map(({ name }: { name: string }) => name),
      ).toContain('Last');
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });
});
