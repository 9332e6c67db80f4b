import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { frozenResultPath, placePath, sectionPath } from '#domain/chat/chat-source.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { stakeholderRoles } from '#domain/reference/options.ts';
import { engagedBy } from '#domain/stakeholders/engaged-by.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { topicViewsQuery } from '#web/features/results/dashboard/api.ts';
import type { api } from '#web/lib/api.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { topicPageMessages as say } from './messages.ts';

type Views = Awaited<ReturnType<typeof api.dashboard.topicViews>>;

interface VoicesCardProps {
  assessmentId: AssessmentId;
  topicId: TopicId;
  isDraft: boolean;
}

/** Statements by stakeholders that name the topic, in their own words; nothing is guessed (product P57). */
export function VoicesCard({ assessmentId, topicId, isDraft }: VoicesCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(topicViewsQuery(assessmentId, topicId));
  const mayEdit = useMay('assessment.edit');
  const frozen = frozenResultPath(assessmentId);
  return (
    <Card aria-labelledby="topic-voices">
      <CardHeader>
        <div>
          <CardTitle id="topic-voices">{say.voices}</CardTitle>
          <CardDescription>{say.voicesText}</CardDescription>
        </div>
        {isDraft && !mayEdit ? null : (
          <LinkButton
            as={Link}
            to={isDraft ? sectionPath('Stakeholder Mapping') : frozen}
            size="sm"
            variant="ghost"
            className="-my-1 print:hidden"
          >
            {say.allVoices}
          </LinkButton>
        )}
      </CardHeader>
      <CardBody className="pt-2 text-sm">
        {data ? (
          <>
            {data.voices.length > 0 ? (
              <ul className="divide-y">
                {data.voices.map((voice) => (
                  <Voice
                    key={voice.id}
                    voice={voice}
                    to={isDraft ? placePath('Stakeholder Mapping', 'stakeholder', voice.id) : frozen}
                    toWord={say.toVoice[isDraft ? (mayEdit ? 'draft' : 'audited') : 'completed']}
                  />
                ))}
              </ul>
            ) : null}
            <p className="text-muted">{remainderSaid(data)}</p>
          </>
        ) : isError ? (
          <ErrorState title={say.voicesFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Spinner label={say.voicesLoading} />
        )}
      </CardBody>
    </Card>
  );
}

/** A sentence about the stakeholders who do not mention it. */
function remainderSaid({ voices, others, silent }: Views): string {
  if (voices.length + others + silent === 0) return say.nobody;
  const said = [
    ...(voices.length === 0 ? [say.noVoice] : []),
    ...(others > 0 ? [say.others(others)] : []),
    ...(silent > 0 ? [say.silent(silent)] : []),
  ];
  return said.join(' ');
}

function Voice({ voice, to, toWord }: { voice: Views['voices'][number]; to: string; toWord: string }) {
  const how = engagedBy(voice);
  const group = groupName(voice);
  const names = voice.stakeholderNames.trim();
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Link
          to={to}
          dir="auto"
          aria-label={`${toWord}: ${names || group}`}
          className="min-w-0 rounded-sm font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent print:no-underline"
        >
          {names || group}
        </Link>
        {voice.isKeyStakeholder ? <Badge>{say.key}</Badge> : null}
      </p>
      <p className="text-xs text-muted">
        <Facts facts={[names && group, labelOf(stakeholderRoles, voice.stakeholderRole)]} />
      </p>
      {voice.quotes.map(({ text, names: name }) => (
        <blockquote key={text} className="max-w-prose border-l-2 pl-3">
          <p dir="auto" className="wrap-anywhere">
            {text}
          </p>
          <p className="text-xs text-muted">{say.named(name)}</p>
        </blockquote>
      ))}
      <p className="text-xs wrap-anywhere text-muted">{how ? say.engagedBy(how) : say.notEngaged}</p>
    </li>
  );
}
