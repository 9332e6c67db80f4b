import { BlockList, isIP } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import { addressGroup } from '#server/platform/limits/limits.ts';
import { type AppContext, peerOf } from './app-context.ts';

/**
 * The client's address as far as it can be trusted. `X-Forwarded-For` counts only as written by proxies that the configuration names:
 * each proxy appends the address it received from, so the list is read from its end, and everything before the first untrusted entry may
 * be invented by the client.
 *
 * @param peerAddress the address at the other end of the connection
 * @param trustProxy `false`: trust nobody; a number: that many proxies are in front of us; networks in CIDR form: proxies there
 */
export function clientAddress(
  request: Request,
  peerAddress: string,
  trustProxy: false | number | readonly string[],
): string {
  const peer = readAddress(peerAddress) ?? 'unknown';
  if (trustProxy === false) return peer;
  const isTrusted =
    typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : trustsNetworks(trustProxy);
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(readAddress).reverse();
  let client = peer;
  for (const [hop, address] of forwarded.entries()) {
    if (address === undefined || !isTrusted(client, hop)) return client;
    client = address;
  }
  return client;
}

/** The client's address or, with IPv6, its network: the unit by which attempts are counted. */
export function clientGroup(c: AppContext, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return addressGroup(clientAddress(c.req.raw, peerOf(c), trustProxy));
}

function trustsNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An address without port, brackets or zone; IPv4-mapped IPv6 as IPv4. Undefined if it is not an address. */
function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? undefined : bare.toLowerCase();
}

/** Whether a connection comes from this machine. */
export function isLoopbackAddress(address: string): boolean {
  const bare = readAddress(address);
  return bare !== undefined && (bare === '::1' || bare.startsWith('127.'));
}
