import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Topic } from '#domain/assessment/assessment.ts';
import { placePath } from '#domain/chat/chat-source.ts';
import { registerPath } from '#domain/query/register-path.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { scoreMessages as say } from './messages.ts';

interface TopicLinksProps {
  topic: Topic;
  isScored: boolean;
  entryCount: number;
  /** The actions on unsaved input: in the table, they are in place of the entries and the history. */
  children: ReactNode;
}

/** Links from a topic's scores to its entries, its comments and its history. */
export function TopicLinks({ topic, isScored, entryCount, children }: TopicLinksProps) {
  const besides = children ? '@4xl:hidden' : '';
  const entries = say.entries(entryCount);
  return (
    <div className="flex items-center justify-end @max-4xl:col-start-2 @max-4xl:row-start-1 @max-4xl:-mt-2 @max-4xl:self-start @4xl:[&>button]:h-8 print:hidden">
      <LinkButton
        as={Link}
        size="sm"
        variant="ghost"
        to={
          entryCount === 0
            ? placePath('Impact Materiality Assessment', 'topic', topic.id)
            : registerPath([{ field: 'topic', is: 'equal', value: topic.code }])
        }
        aria-label={say.inTopic(entries, topic.name)}
        title={entryCount === 0 ? say.addEntries : say.openRegister}
        className={cn('mr-auto px-1.5 font-normal text-accent max-sm:h-9', besides)}
      >
        {entries}
      </LinkButton>
      {children}
      <EvidenceButton record={{ noun: 'topic', recordId: topic.id }} name={`${topic.code} ${topic.name}`} />
      <CommentsButton record={{ noun: 'topic', recordId: topic.id }} name={`${topic.code} ${topic.name}`} />
      {isScored ? (
        <HistoryButton
          subject={{ noun: 'score', topicId: topic.id }}
          name={say.inTopic(say.scores, topic.name)}
          className={cn('@4xl:w-7', besides)}
        />
      ) : (
        <span className={cn('w-7 @max-4xl:hidden', besides)} />
      )}
    </div>
  );
}
