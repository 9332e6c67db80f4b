import type { DashboardTopic } from '#domain/results/dashboard.ts';
import { cn } from '#web/lib/cn.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { dashboardMessages as say } from './messages.ts';

interface TopicNameProps {
  topic: DashboardTopic;
  /** Makes the name a button that opens the topic. */
  onOpen?: ((topicId: string) => void) | undefined;
  className?: string;
}

/** A topic by code and name. Long names wrap next to the code. */
export function TopicName({ topic, onOpen, className }: TopicNameProps) {
  return (
    <span className={cn('inline-flex min-w-0 items-baseline gap-2 text-left', className)}>
      <EsgTag category={topic.category} text={topic.code} />
      {onOpen ? (
        <OpenButton label={say.openTopic(topic.name)} onPress={() => onOpen(topic.id)}>
          {topic.name}
        </OpenButton>
      ) : (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {topic.name}
        </span>
      )}
    </span>
  );
}

/** A link that reads and wraps like text. */
export const topicLink =
  'min-h-6 min-w-0 rounded-sm text-left wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent print:no-underline';

/** Text that opens a topic: a button that reads like a link and wraps like text. */
export function OpenButton({ label, onPress, children }: { label?: string; onPress: () => void; children: string }) {
  return (
    <button type="button" title={label} onClick={onPress} dir="auto" className={topicLink}>
      {children}
    </button>
  );
}
