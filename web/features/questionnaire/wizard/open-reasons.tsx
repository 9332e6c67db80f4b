import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import { choicesQuery } from '#web/features/assurance/history/choices-query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { completionMessages as say } from './messages.ts';

interface OpenReasonsProps {
  assessmentId: AssessmentId;
  isAsked: boolean;
}

/** How many changes lack a reason, with the way to them. Nothing has to wait for them (product P36). */
export function OpenReasons({ assessmentId, isAsked }: OpenReasonsProps) {
  const { data, error } = useQuery({ ...choicesQuery(assessmentId), staleTime: 0, enabled: isAsked });
  if (!data) return error ? <p className="text-sm text-muted">{say.reasonsUncounted}</p> : null;
  if (data.lacking === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{say.reasonsTitle(data.lacking, LACKING_COUNTED)}</h3>
      <p className="mb-2 text-sm text-muted">{say.reasonsText}</p>
      <LinkButton as={Link} to={`${screens.activity.path}?assessment=${assessmentId}&reason=none`} size="sm">
        {say.reasonsLink}
      </LinkButton>
    </section>
  );
}
