import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { dashboardMessages as say } from './messages.ts';
import { neighbours } from './neighbours.ts';

interface TopicStepsProps {
  ranked: readonly DashboardPoint[];
  topicId: string;
  onOpen: (topicId: string) => void;
  size?: 'sm' | 'md';
}

/** Buttons to the topics ranked above and below; the one at an end stays, so that the focus does. */
export function TopicSteps({ ranked, topicId, onOpen, size = 'sm' }: TopicStepsProps) {
  const { before, after } = neighbours(ranked, topicId);
  return (
    <p className="flex items-center gap-2 print:hidden">
      <Button
        size={size}
        aria-label={say.previousTopic}
        aria-disabled={before === null}
        title={before?.name}
        onClick={() => before && onOpen(before.id)}
        className="aria-disabled:opacity-50"
      >
        <ArrowUp aria-hidden="true" />
        {say.previous}
      </Button>
      <Button
        size={size}
        aria-label={say.nextTopic}
        aria-disabled={after === null}
        title={after?.name}
        onClick={() => after && onOpen(after.id)}
        className="aria-disabled:opacity-50"
      >
        <ArrowDown aria-hidden="true" />
        {say.next}
      </Button>
    </p>
  );
}
