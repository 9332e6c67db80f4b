import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf, isUnanswered } from './api.ts';
import { queryKeys } from './query-keys.ts';

export function createQueryClient(): QueryClient {
  onlineManager.setEventListener(watchConnection);
  /** An ended session or a lost membership is shown immediately, because the guards read the session again. */
  const onError = (error: unknown) => {
    const code = codeOf(error);
    if (code === 'not-signed-in' || code === 'no-company')
      void client.invalidateQueries({ queryKey: queryKeys.session });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A lost connection or a server that restarts is worth two more tries.
        retry: (failures, error) => failures < 2 && isUnanswered(error),
        // Without a connection, a screen must say so instead of loading forever; it sends the request again when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  repeatOvertaken(client);
  return client;
}

/** Repeats a read during which something was saved: the server may have answered it before, and what was saved would disappear. */
export function repeatOvertaken(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const { query } = event;
    // A failure is reported by the query itself.
    if (query.state.fetchStatus !== 'idle') query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
  });
}

/**
 * Watches the connection from the start, and not only from the first screen on, as the library would: if it missed that the connection
 * was lost, it would also miss that it is back, and would not repeat any requests.
 */
function watchConnection(setOnline: (isOnline: boolean) => void): () => void {
  const tell = () => setOnline(navigator.onLine);
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
