import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { connectionMessages as say } from './connection-messages.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that there is no connection before a save fails. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <div role="status" className="print:hidden">
      {isOnline ? null : (
        <p className="flex items-start gap-2 border-b bg-warning-soft px-4 py-2 text-sm">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {say.offline}
        </p>
      )}
    </div>
  );
}
