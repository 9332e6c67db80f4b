import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { chatAssessmentsQuery } from '#web/features/assistant/chat/api.ts';
import { Assistant } from '#web/features/assistant/chat/assistant.tsx';
import { chatMessages as say } from '#web/features/assistant/chat/messages.ts';
import { ASSESSMENT_PART } from '#web/features/assistant/query/ask-path.ts';
import { askMessages as ask } from '#web/features/assistant/query/messages.ts';
import { useLinkedQuestion } from '#web/features/assistant/query/use-linked-question.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The AI assistant: about the newest assessment, or another one that the person chooses. */
export default function ChatScreen() {
  const { data: assessments, isError, refetch } = useQuery(chatAssessmentsQuery);
  const { settings } = useSession();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(params.get(ASSESSMENT_PART));
  const { linked, reasons, forget } = useLinkedQuestion();
  const assessment = assessments?.find(({ id }) => id === chosen) ?? assessments?.[0];
  return (
    // As high as the space below the header: the messages scroll, the question stays in view.
    <div className="flex h-[calc(100dvh-var(--frame-top,3.5rem))] min-h-96 flex-col">
      <div className="px-4 pt-5 pb-3 sm:px-6">
        <div className="chat-width">
          <PageHeader
            title={say.title}
            subtitle={say.subtitle}
            actions={
              assessments && assessments.length > 1 ? (
                <Select
                  className="w-full sm:w-96 lg:w-120"
                  aria-label={say.chooseAssessment}
                  value={assessment?.id}
                  onChange={(event) => setChosen(event.target.value)}
                  options={assessments.map(({ id, name, financialYearStart }) => ({
                    value: id,
                    label: say.assessmentFrom(name, formatDay(financialYearStart)),
                  }))}
                />
              ) : null
            }
          />
          {settings.model === null ? <p className="mt-1 text-sm text-muted max-sm:hidden">{say.builtInText}</p> : null}
          {reasons ? (
            <Alert
              tone="warning"
              announce
              className="mt-3"
              title={ask.badLink}
              action={
                <Button size="sm" onClick={forget}>
                  {ask.dismiss}
                </Button>
              }
            >
              {ask.badLinkText(reasons)}
            </Alert>
          ) : null}
        </div>
      </div>
      {assessment ? (
        <Assistant
          key={assessment.id}
          assessmentId={assessment.id as AssessmentId}
          linked={linked}
          onLinkedAsked={forget}
        />
      ) : assessments ? (
        <EmptyState
          title={say.noAssessment}
          action={
            <LinkButton as={Link} to="/app/assessment">
              {say.openQuestionnaire}
            </LinkButton>
          }
        />
      ) : isError ? (
        <ErrorState title={say.sessionsFailed} onRetry={() => void refetch()} />
      ) : (
        <div className="grid flex-1 place-items-center">
          <Spinner label={say.loading} />
        </div>
      )}
    </div>
  );
}
