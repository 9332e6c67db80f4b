import { Megaphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { VoiceChoice } from './use-voices.ts';

/** Fetched when somebody opens the list. */
const VoiceList = lazy(() => import('./voice-list.tsx'));

/** Brings out the topics that one stakeholder has named. */
export function VoicesButton({ choice, onMatrix }: { choice: VoiceChoice; onMatrix: ReadonlySet<string> }) {
  return (
    <Popover
      open={choice.isOpen}
      onOpenChange={choice.setIsOpen}
      title={say.voices}
      trigger={
        <Button size="sm">
          <Megaphone aria-hidden="true" />
          {say.voicesButton}
        </Button>
      }
    >
      <Suspense fallback={<Spinner label={say.voicesLoading} />}>
        <VoiceList choice={choice} onMatrix={onMatrix} />
      </Suspense>
    </Popover>
  );
}
