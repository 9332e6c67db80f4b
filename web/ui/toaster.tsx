import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { buttonStyles } from './button-styles.ts';
import { type ToastTone, toastManager } from './toast-store.ts';
import { ToneIcon } from './tone-icon.tsx';

/** Where toasts appear: below right, across the whole width on phones. F6 moves the focus to them. Put it once into the page. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 flex flex-col-reverse gap-2 outline-none sm:left-auto sm:w-96">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={['right', 'down']}
      className={cn(
        'rounded-md border bg-raised text-ink shadow-float transition-[opacity,translate] duration-200',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
        'data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0',
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        <ToneIcon tone={(item.type as ToastTone) ?? 'info'} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-sm font-medium" />
          <Toast.Description className="mt-0.5 text-sm text-muted" />
          {item.actionProps ? (
            <Toast.Action className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'mt-2')} />
          ) : null}
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className={cn(buttonStyles({ variant: 'ghost', size: 'sm' }), 'px-0 text-muted size-7 -mt-0.5')}
        >
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
