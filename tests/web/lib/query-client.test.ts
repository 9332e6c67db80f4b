import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { repeatOvertaken } from '#web/lib/query-client.ts';

/** A server that answers each read when it is told to. */
function heldServer() {
  const held: ((rows: string[]) => void)[] = [];
  return {
    read: () => new Promise<string[]>((resolve) => held.push(resolve)),
    answer: (rows: string[]) => held.shift()?.(rows),
    reads: () => held.length,
  };
}

const queryKey = ['rows'];

function openClient() {
  const client = new QueryClient();
  const server = heldServer();
  repeatOvertaken(client);
  return { client, server, read: () => client.fetchQuery({ queryKey, queryFn: server.read, retry: false }) };
}

describe('the answers that a page holds', () => {
  it('keep what was saved during a read, which is repeated', async () => {
    const { client, server, read } = openClient();
    const before = read();
    server.answer([]);
    await before;
    const during = read();
    client.setQueryData(queryKey, ['saved']);
    server.answer([]);
    expect(server.reads()).toBe(1);
    expect(client.getQueryData(queryKey)).toEqual(['saved']);
    server.answer(['saved', 'by a colleague']);
    await during;
    expect(client.getQueryData(queryKey)).toEqual(['saved', 'by a colleague']);
  });

  it('keep what was saved during the first read', async () => {
    const { client, server, read } = openClient();
    const first = read();
    client.setQueryData(queryKey, ['saved']);
    server.answer([]);
    server.answer(['saved']);
    await first;
    expect(client.getQueryData(queryKey)).toEqual(['saved']);
  });

  it('are not read again for a save while nothing is being read', async () => {
    const { client, server, read } = openClient();
    const before = read();
    server.answer([]);
    await before;
    client.setQueryData(queryKey, ['saved']);
    expect(server.reads()).toBe(0);
  });
});
