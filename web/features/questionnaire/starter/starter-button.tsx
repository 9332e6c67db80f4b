import { Lightbulb } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { starterMessages as say } from './messages.ts';

// Loaded together with the library when first opened.
const StarterDialog = lazy(async () => ({ default: (await import('./starter-dialog.tsx')).StarterDialog }));

/** Opens the suggestions for a topic. */
export function StarterButton({ topic }: { topic: Topic }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton size="sm" label={say.openForTopic(topic.name)} className="print:hidden" onClick={() => setOpen(true)}>
        <Lightbulb aria-hidden="true" />
      </IconButton>
      {isOpen ? <OfTopic topic={topic} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OfTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const whole = useDraft();
  return (
    <Suspense>
      <StarterDialog whole={whole} topicId={topic.id} onClose={onClose} />
    </Suspense>
  );
}
