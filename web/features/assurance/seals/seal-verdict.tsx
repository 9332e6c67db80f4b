import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { SealFindingShape } from '#contract/seals.ts';
import { toLocalTime } from '#web/features/results/as-of/local-time.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import type { SealCheck } from './api.ts';
import { sealMessages as say, wordFinding } from './messages.ts';

/** What a check of the whole history found, each line with a link to its day. */
export function SealVerdict({ check: { lines, found, findings } }: { check: SealCheck }) {
  if (found === 0)
    return (
      <Alert tone="success" title={say.sound} announce>
        {say.soundText(lines)}
      </Alert>
    );
  return (
    <Alert tone="error" title={say.found(found)} announce>
      <p>{say.foundText}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {findings.map((finding) => (
          <li key={`${finding.what} ${finding.historyId}`}>
            {wordFinding(finding, finding.at === null ? null : formatMoment(finding.at))}{' '}
            <ToThatDay finding={finding} />
          </li>
        ))}
      </ul>
      {found > findings.length ? <p className="mt-1">{say.more(found - findings.length)}</p> : null}
    </Alert>
  );
}

/** A link to Activity around the line; nothing if the line does not say when it was written or what it concerns. */
function ToThatDay({ finding: { what, at, noun, assessmentId } }: { finding: SealFindingShape }) {
  const isShown = at !== null && (noun !== null || what === 'deleted');
  if (!isShown) return null;
  const day = toLocalTime(at).slice(0, 10);
  const asked = new URLSearchParams({ ...(assessmentId && { assessment: assessmentId }), ...(noun && { noun }) });
  asked.set('from', day);
  asked.set('to', day);
  return (
    <Link
      to={`${screens.activity.path}?${asked}`}
      className="text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {say.show}
    </Link>
  );
}
