import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../all-routes.ts';
import type { Route } from '../route.ts';

/** Fields by which someone enters an address of the web. The server fetches none of them: they are shown as links, or as a name. */
const KNOWN = [
  'PATCH /api/admin/consultations/:consultationId joinUrl',
  'PATCH /api/admin/consultations/:consultationId recordingUrl',
  'PUT /api/white-label branding.domain',
  'PUT /api/white-label customization.privacyUrl',
  'PUT /api/white-label customization.termsUrl',
];
// A secret of a webhook is none of its address.
const NAMES = /^(?!.*secret$).*(?:url|uri|link|domain|host|website|homepage|webhook|callback|redirect|avatar|image|logo|^src$|href)/i;

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

function fieldsOf(node: Node, path = ''): string[] {
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, value]) => fieldsOf(value, path ? `${path}.${name}` : name));
  const choices = (node.anyOf ?? []).flatMap((choice) => fieldsOf(choice, path));
  return [...new Set([...(path ? [path] : []), ...inner, ...choices, ...(node.items ? fieldsOf(node.items, path) : [])])];
}

const routes = Object.entries(contract as Record<string, Route>);
const entered = routes.flatMap(([key, { body }]) =>
  body ? fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Node).map((field) => `${key} ${field}`) : [],
);

const HOSTS = [
  '127.0.0.1',
  'localhost',
  'localhost.',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[fd00::1]',
  '[2001:db8::1]',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  'printer',
  'printer.local',
  'db.internal',
  'router.lan',
];
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'gopher://example.com/',
  'ftp://example.com/',
  'http://odds.example.com/',
  '//odds.clearedge.com/',
  'https://user:word@odds.clearedge.com/',
  'https://user@odds.clearedge.com/',
  'https://',
  ...HOSTS.map((host) => `https://${host}/`),
  'https://127.0.0.1:3000/',
];

const bodyOf = (key: string): z.ZodType => (contract as Record<string, Route>)[key]!.body!;
const brand = (change: { domain?: string; termsUrl?: string; privacyUrl?: string }) => ({
  branding: { companyName: 'Acme', primaryColor: '#112233', secondaryColor: '#445566', domain: change.domain ?? '' },
  features: { hideClearEdgeBranding: false, customFooter: false, customDashboard: false, apiAccess: false },
  customization: { welcomeMessage: '', supportEmail: '', termsUrl: change.termsUrl ?? '', privacyUrl: change.privacyUrl ?? '' },
});
const PATCH = 'PATCH /api/admin/consultations/:consultationId';
const SAVE = 'PUT /api/white-label';
const TAKES: Record<string, (address: string) => boolean> = {
  joinUrl: (address) => bodyOf(PATCH).safeParse({ joinUrl: address }).success,
  recordingUrl: (address) => bodyOf(PATCH).safeParse({ recordingUrl: address }).success,
  termsUrl: (address) => bodyOf(SAVE).safeParse(brand({ termsUrl: address })).success,
  privacyUrl: (address) => bodyOf(SAVE).safeParse(brand({ privacyUrl: address })).success,
};

describe('addresses that someone enters', () => {
  test('are these, and no others', () => {
    expect(entered.length).toBeGreaterThan(100);
    const nameOf = (field: string): string =>
      field
        .slice(field.lastIndexOf(' ') + 1)
        .split('.')
        .at(-1)!;
    expect(entered.filter((field) => NAMES.test(nameOf(field))).sort()).toEqual(KNOWN);
  });

  test.each(Object.entries(TAKES))('%s takes a public https address, and nothing else', (_name, takes) => {
    expect(takes('https://odds.clearedge.com/terms?a=1#b')).toBe(true);
    expect(ADDRESSES.filter(takes)).toEqual([]);
  });

  test('a domain is a public name', () => {
    const takes = (domain: string): boolean => bodyOf(SAVE).safeParse(brand({ domain })).success;
    expect(takes('odds.clearedge.com')).toBe(true);
    expect([...HOSTS, ...ADDRESSES].filter(takes)).toEqual([]);
  });
});
