import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { sideConclusions, topicsWithoutConclusion } from '#domain/results/side-conclusions.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { judgementMessages as say } from './messages.ts';

/** Up to this number, topics are named by their codes. */
const NAMED = 12;

/** The topics on which nothing is concluded, with a link to where they can be, before an assessment is completed. */
export function OpenConclusions({ dashboard }: { dashboard: Dashboard }) {
  const codes = topicsWithoutConclusion(sideConclusions(dashboard)).map(({ topic }) => topic.code);
  if (codes.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{say.unconcluded(codes.length)}</h3>
      <p className="mb-2 text-sm text-pretty text-muted">
        {codes.length <= NAMED ? `${codes.join(', ')}. ` : ''}
        {say.unconcludedText}
      </p>
      <LinkButton as={Link} to={`${screens.conclusions.path}?assessment=${dashboard.assessment.id}`} size="sm">
        {say.toConclusions}
      </LinkButton>
    </section>
  );
}
