import type { ServerOptions } from 'node:http';

/**
 * How long a client may take, in milliseconds, and how much it may send before its body: clients that send very slowly are cut off with
 * 408, those that send endless headers with 431.
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** Longer than a proxy keeps its own connections, so that the proxy is the one that closes them. */
  keepAliveTimeout: 65_000,
  /** How often connections are checked against the first two limits. */
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

/** The limit for a client that no longer reads its response, in milliseconds; streams send a keep-alive far more often. */
export const SILENT_CLIENT_MS = 120_000;
