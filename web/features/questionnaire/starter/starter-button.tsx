import { Lightbulb } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { TopicId } from '#domain/ids.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { starterMessages as say } from './messages.ts';

// Loaded together with the library when first opened.
const StarterDialog = lazy(async () => ({ default: (await import('./starter-dialog.tsx')).StarterDialog }));

interface StarterButtonProps {
  topicName: string;
  /** The number of suggestions for the topic, at least 1. */
  count: number;
  /** They are not for the company’s industry. */
  isOfOthers: boolean;
  onOpen: () => void;
}

/** Opens the suggestions for a topic, and says how many there are. */
export function StarterButton({ topicName, count, isOfOthers, onOpen }: StarterButtonProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      className="font-normal text-accent @max-xl/group:px-1.5 print:hidden"
      aria-label={(isOfOthers ? say.othersForTopic : say.countForTopic)(count, topicName)}
      onClick={onOpen}
    >
      <Lightbulb aria-hidden="true" />
      <span className="@max-xl/group:hidden">{(isOfOthers ? say.countOfOthers : say.count)(count)}</span>
      <span className="@xl/group:hidden">{formatNumber(count)}</span>
    </Button>
  );
}

/** The suggestions for a topic. */
export function TopicStarters({ topicId, onClose }: { topicId: TopicId; onClose: () => void }) {
  const whole = useDraft();
  return (
    <Suspense>
      <StarterDialog whole={whole} topicId={topicId} onClose={onClose} />
    </Suspense>
  );
}
