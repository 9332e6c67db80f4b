import { describe, expect, it } from 'vitest';
import { clientAddress, isLoopbackAddress } from '#server/platform/http/client-address.ts';
import { isSameOrigin } from '#server/platform/http/origin.ts';
import { addressGroup } from '#server/platform/limits/limits.ts';

const post = (headers: Record<string, string>, method = 'POST') =>
  new Request('http://localhost:3000/api/anything', { method, headers });

describe('the origin of a request that changes something', () => {
  const unset = { publicUrl: 'http://localhost:3000', isPublicUrlSet: false };
  const set = { publicUrl: 'https://twofold.example.com', isPublicUrlSet: true };

  it.each([
    ['our own', set, { origin: 'https://twofold.example.com' }, true],
    ['another site', set, { origin: 'https://evil.example' }, false],
    ['our name on plain http', set, { origin: 'http://twofold.example.com' }, false],
    ['a name that begins like ours', set, { origin: 'https://twofold.example.com.evil.example' }, false],
    ['a sandboxed page', set, { origin: 'null' }, false],
    ['loopback where PUBLIC_URL is set', set, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    [
      'the other loopback name where it is not',
      unset,
      { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' },
      true,
    ],
    ['another port of this machine', unset, { origin: 'http://127.0.0.1:9', host: '127.0.0.1:8080' }, false],
    ['a name rebound to this machine', unset, { origin: 'http://evil.example', host: 'evil.example' }, false],
    ['a browser that sends only fetch metadata', set, { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, true],
    ['fetch metadata of another site', set, { 'sec-fetch-site': 'cross-site' }, false],
    ['no browser and no cookie', set, {}, true],
    ['a cookie without any origin', set, { cookie: 'a=b' }, false],
  ])('%s', (_, config, headers, isOurs) => {
    expect(isSameOrigin(post(headers as Record<string, string>), config)).toBe(isOurs);
  });

  it('does not matter for reads', () => {
    expect(isSameOrigin(post({ origin: 'https://evil.example', cookie: 'a=b' }, 'GET'), set)).toBe(true);
  });
});

describe('the address of a client', () => {
  const of = (peer: string, forwarded: string | null, trust: false | number | string[]) =>
    clientAddress(post(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), peer, trust);

  it.each([
    ['192.0.2.1', '198.51.100.1', false, '192.0.2.1'],
    ['::ffff:192.0.2.1', null, false, '192.0.2.1'],
    ['10.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['192.0.2.1', '198.51.100.1', ['10.0.0.0/8'], '192.0.2.1'],
    ['10.0.0.1', 'invented, 198.51.100.1, 10.0.0.2', ['10.0.0.0/8'], '198.51.100.1'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
    ['10.0.0.1', 'invented', ['10.0.0.0/8'], '10.0.0.1'],
    ['fd00::1', '[2001:db8::7]:4711', ['fd00::/8'], '2001:db8::7'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['10.0.0.1', null, 1, '10.0.0.1'],
    ['', '198.51.100.1', false, 'unknown'],
  ])('from peer %j with X-Forwarded-For %j, trusting %j, is %j', (peer, forwarded, trust, client) => {
    expect(of(peer, forwarded, trust as false | number | string[])).toBe(client);
  });

  it('is grouped by network for IPv6', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressGroup('2001:0db8::ffff')).toBe('2001:db8:0:0::/64');
    expect(addressGroup('::1')).toBe('0:0:0:0::/64');
    expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
  });

  it('is local only when it is loopback', () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8']) expect(isLoopbackAddress(own)).toBe(true);
    for (const other of ['10.0.0.1', '::2', 'localhost', '', '128.0.0.1']) expect(isLoopbackAddress(other)).toBe(false);
  });
});
