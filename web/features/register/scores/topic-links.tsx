import { FileText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Topic } from '#domain/assessment/assessment.ts';
import { placePath } from '#domain/chat/chat-source.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { registerPath } from '#domain/query/register-path.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { RecordMenu } from '#web/features/assurance/record-menu/record-menu.tsx';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { scoreMessages as say } from './messages.ts';

interface TopicLinksProps {
  assessmentId: AssessmentId;
  topic: Topic;
  isScored: boolean;
  entryCount: number;
  /** The actions on unsaved input; they cover what else is here, so that the line keeps its size. */
  children: ReactNode;
}

/** What a topic holds besides its scores: its entries, evidence and comments, and the menu that leads to them. */
export function TopicLinks({ assessmentId, topic, isScored, entryCount, children }: TopicLinksProps) {
  const name = `${topic.code} ${topic.name}`;
  const record = { noun: 'topic', recordId: topic.id } as const;
  const entries = say.entries(entryCount);
  const path =
    entryCount === 0
      ? placePath('Impact Materiality Assessment', 'topic', topic.id)
      : registerPath([{ field: 'topic', is: 'equal', value: topic.code }]);
  return (
    <div className="grid min-w-18 items-center @4xl:min-w-21 *:col-start-1 *:row-start-1 @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:-mt-2 @max-4xl:-mr-2 @max-xl:self-start @xl:@max-4xl:col-start-3 @xl:@max-4xl:row-start-2 @xl:@max-4xl:-my-1 print:hidden">
      <div className={cn('flex items-center justify-end @4xl:[&>button]:h-8', children && 'invisible')}>
        {entryCount > 0 ? (
          <LinkButton
            as={Link}
            size="sm"
            variant="ghost"
            to={path}
            aria-label={say.inTopic(entries, topic.name)}
            title={say.openRegister}
            className="mr-auto px-1.5 font-normal text-accent max-sm:h-9 @max-xl:hidden"
          >
            {entries}
          </LinkButton>
        ) : null}
        <EvidenceButton record={record} name={name} hidesEmpty />
        <CommentsButton record={record} name={name} hidesEmpty />
        <RecordMenu
          assessmentId={assessmentId}
          name={name}
          evidence={record}
          comments={record}
          history={
            isScored
              ? { subject: { noun: 'score', topicId: topic.id }, name: say.inTopic(say.scores, topic.name) }
              : undefined
          }
          isFilled={isScored || entryCount > 0}
          first={
            <MenuItem
              render={<Link to={path} />}
              icon={entryCount > 0 ? <FileText aria-hidden="true" /> : <Plus aria-hidden="true" />}
            >
              {entries}
            </MenuItem>
          }
        />
      </div>
      {children}
    </div>
  );
}
