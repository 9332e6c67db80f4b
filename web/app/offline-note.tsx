import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { connectionMessages as say } from './messages.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Shows in the header that there is no connection, before saving fails. The layout does not move when it appears or disappears. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <div role="status" className="min-w-0">
      {isOnline ? null : (
        <p
          data-offline=""
          className="flex items-center gap-2 rounded-md bg-warning-soft px-2 py-1 text-xs leading-tight @2xl:ml-3 @5xl:text-sm"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
          {say.offline}
        </p>
      )}
    </div>
  );
}
