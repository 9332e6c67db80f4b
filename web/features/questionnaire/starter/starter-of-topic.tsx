import { Lightbulb } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { starterMessages as say } from './messages.ts';

// Loaded together with the library when first opened.
const StarterDialog = lazy(async () => ({ default: (await import('./starter-dialog.tsx')).StarterDialog }));

/** The item of a topic's menu that opens its suggestions. */
export function StarterItem({ onOpen }: { onOpen: () => void }) {
  return (
    <MenuItem icon={<Lightbulb aria-hidden="true" />} onPress={onOpen}>
      {say.openForTopic}
    </MenuItem>
  );
}

/** The suggestions for a topic. */
export function StarterOfTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const whole = useDraft();
  return (
    <Suspense>
      <StarterDialog whole={whole} topicId={topic.id} onClose={onClose} />
    </Suspense>
  );
}
