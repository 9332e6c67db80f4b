import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ChangeShape } from '#contract/history.ts';
import type { HistoryNoun } from '#domain/history/nouns.ts';
import { reasonKindOf } from '#domain/history/reason-kind.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { AddReason } from '#web/features/assurance/later-reasons/add-reason.tsx';
import { formatMoment } from '#web/lib/format-moment.ts';
import { textLocale } from '#web/lib/text-locale.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { actQuery } from './api.ts';
import { nounNames, ownTeamVerbNames, activityMessages as say } from './messages.ts';
import { NounSign } from './noun-sign.tsx';
import { useChanges } from './use-changes.ts';
import { verbWords } from './verb-words.ts';

interface ChangeLineProps {
  /** The assessment that was changed. */
  assessmentId: AssessmentId;
  change: ChangeShape;
  /** The action for it, such as undoing it. */
  action?: ReactNode;
  /** For a draft, in which a missing reason can be added. */
  draftId?: AssessmentId | undefined;
  /** The assessment, if the line represents everything done in one act. */
  actsOf?: AssessmentId | undefined;
}

/** Nouns whose words for what was done name them already. */
const saysNoun: Readonly<Partial<Record<HistoryNoun, true>>> = {
  member: true,
  comment: true,
  mark: true,
  sample: true,
  visit: true,
};

const clock = new Intl.DateTimeFormat(textLocale, { timeStyle: 'short' });

/** One change: who, when, what, from which value to which, and why. */
export function ChangeLine({ assessmentId, change, action, draftId, actsOf }: ChangeLineProps) {
  const { noun, verb, at, by, title, topic, undone } = change;
  const act = actsOf && change.act ? { assessmentId: actsOf, ...change.act } : null;
  const did = verbWords(noun, act?.isMixed ? 'changed' : verb);
  const own = noun === 'member' && by === title && !act ? ownTeamVerbNames[verb] : undefined;
  return (
    <Line at={at} noun={noun}>
      <div className="flex min-w-0 flex-1 gap-x-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm break-words">
            <span dir="auto" className="font-medium">
              {by ?? say.nobody}
            </span>{' '}
            {own ?? (
              <>
                {did.before}{' '}
                <span dir="auto" className="font-medium">
                  {act
                    ? say.actOf(act.isMixed ? null : noun, act.lines)
                    : title || topic || nounNames[noun].toLowerCase()}
                </span>
                {did.after}
              </>
            )}
          </p>
          <div className="text-xs text-muted">
            <Facts
              facts={
                act
                  ? [say.together]
                  : [noun in saysNoun ? null : nounNames[noun], title ? topicOf(change, assessmentId) : null]
              }
            />
          </div>
          {act ? (
            <ActLines assessmentId={act.assessmentId} act={act.id} count={act.lines} />
          ) : (
            <Values change={change} />
          )}
          {/* The reason of each row in it names that row. */}
          {act?.isUndoing ? (
            <p className="mt-1.5 text-sm text-muted">{say.undoes}</p>
          ) : (
            <Reason change={change} draftId={draftId} />
          )}
          {undone ? (
            <p className="mt-1.5 text-sm break-words text-muted">
              {say.undone(undone.by ?? say.nobody, formatMoment(undone.at))}
            </p>
          ) : null}
        </div>
        {/* In a wide list, with a mouse, actions appear with the pointer or the focus. */}
        {action ? (
          <div className="-mr-2 shrink-0 group-focus-within/line:opacity-100 group-hover/line:opacity-100 @3xl:mr-0 @3xl:pointer-fine:opacity-0">
            {action}
          </div>
        ) : null}
      </div>
    </Line>
  );
}

/** The time, a sign of the kind, and what was done. */
function Line({ at, noun, children }: { at: string; noun: HistoryNoun; children: ReactNode }) {
  return (
    <li className="group/line flex flex-col gap-x-4 gap-y-1 px-4 py-3 sm:px-5 @md:flex-row">
      <time dateTime={at} title={formatMoment(at)} className="w-18 shrink-0 text-sm text-muted tabular-nums">
        {clock.format(new Date(at))}
      </time>
      <div className="flex min-w-0 flex-1 gap-2.5">
        <NounSign noun={noun} />
        {children}
      </div>
    </li>
  );
}

interface RunLineProps extends Omit<ChangeLineProps, 'change' | 'action'> {
  changes: readonly [ChangeShape, ...ChangeShape[]];
  actionFor?: ((change: ChangeShape) => ReactNode) | undefined;
}

/** The same done several times by one person, in one line that opens the others. */
export function RunLine({ changes, actionFor, ...lines }: RunLineProps) {
  const [{ noun, verb, at, by }] = changes;
  const did = verbWords(noun, verb);
  return (
    <Line at={at} noun={noun}>
      <div className="min-w-0 flex-1">
        <p className="text-sm break-words">
          <span dir="auto" className="font-medium">
            {by ?? say.nobody}
          </span>{' '}
          {did.before} <span className="font-medium">{say.actOf(noun, changes.length)}</span>
          {did.after}
        </p>
        <details className="mt-1.5 text-sm">
          <summary className="w-fit rounded-sm text-accent">{say.showAct(changes.length)}</summary>
          <ol className="mt-2 divide-y border-y">
            {changes.map((change) => (
              <ChangeLine key={change.id} {...lines} change={change} action={actionFor?.(change)} />
            ))}
          </ol>
        </details>
      </div>
    </Line>
  );
}

/** The topic of a line, linked to its page if it has one; topics that are set aside have none. */
function topicOf({ noun, title, topic }: ChangeShape, assessmentId: AssessmentId) {
  if (topic === title) return null;
  if (topic === null || noun === 'selection' || noun === 'topic') return topic;
  const [code = ''] = topic.split(' ');
  return {
    text: topic,
    drawn: (
      <Link to={topicPath(code, assessmentId)} dir="auto" className="rounded-sm hover:text-accent hover:underline">
        {topic}
      </Link>
    ),
  };
}

/** The reason, with who gave it and when if it was given later; or that it is missing, with a way to give it. */
function Reason({ change, draftId }: Pick<ChangeLineProps, 'change' | 'draftId'>) {
  const { id, fields, reason, reasonGiven, lacksReason, title, topic, noun } = change;
  // A reason that is also a field of the record is already shown among the field changes.
  if (reason && !reasonGiven && fields.some(({ to }) => to === reason)) return null;
  if (reason) {
    return (
      <div className="mt-1.5 text-sm break-words text-muted">
        <p dir="auto">{say.reason(reason)}</p>
        {reasonGiven ? (
          <p className="text-xs">{say.reasonGiven(reasonGiven.by ?? say.nobody, formatMoment(reasonGiven.at))}</p>
        ) : null}
      </div>
    );
  }
  if (!lacksReason) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <Badge>{say.noReason}</Badge>
      {draftId ? (
        <AddReason
          asked={{ assessmentId: draftId, line: id }}
          kind={reasonKindOf(change)}
          what={title || topic || nounNames[noun]}
        />
      ) : null}
    </div>
  );
}

/** From which value to which; for a deleted row its last values, for an added one its first: a few are shown, many are collapsed. */
function Values({ change: { noun, fields, held, verb, title, reason } }: Pick<ChangeLineProps, 'change'>) {
  if (fields.length > 0) {
    return (
      <dl className="mt-1.5 flex flex-col gap-1 text-sm">
        {fields.map(({ field, label, from, to }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 break-words whitespace-pre-line">
              <span dir="auto" className="min-w-0 text-muted">
                {from}
              </span>
              <ArrowRight role="img" aria-label={say.becomes} className="size-3 shrink-0 self-center text-faint" />
              <span dir="auto" className="min-w-0 font-medium">
                {to}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  // The line already shows topic, record and reason.
  const told = held.filter(({ field, value }) => field !== 'topicId' && value !== title && value !== reason);
  if (told.length === 0) return null;
  if (told.length <= FEW) return <Held values={told} isBare={noun === 'comment'} />;
  return (
    <details className="mt-1.5 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-accent">
        {verb === 'added' ? say.began : say.held}
      </summary>
      <Held values={told} />
    </details>
  );
}

/** Up to this number, values are not collapsed. */
const FEW = 3;

interface HeldProps {
  values: ChangeShape['held'];
  /** Whether the line already says what the value is. */
  isBare?: boolean;
}

const Held = ({ values, isBare = false }: HeldProps) => (
  <dl className="mt-1 flex flex-col gap-1 text-sm">
    {values.map(({ field, label, value }) => (
      <div key={field} className="flex flex-wrap gap-x-2">
        <dt className={isBare ? 'sr-only' : 'text-muted'}>{label}</dt>
        <dd dir="auto" className="min-w-0 break-words whitespace-pre-line">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

interface ActLinesProps {
  assessmentId: AssessmentId;
  act: string;
  count: number;
}

/** What was done to each row of an act: collapsed until someone opens it. */
function ActLines({ assessmentId, act, count }: ActLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1.5 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm text-accent">{say.showAct(count)}</summary>
      {isOpen ? <Lines assessmentId={assessmentId} act={act} /> : null}
    </details>
  );
}

function Lines({ assessmentId, act }: Omit<ActLinesProps, 'count'>) {
  const { data, error, hasOlder, isReadingOlder, isOlderFailed, readOlder } = useChanges(actQuery(assessmentId, act));
  if (error || isOlderFailed) return <p className="mt-1 text-muted">{say.actFailed}</p>;
  if (!data) return <Spinner label={say.loadingAct} className="mt-2" />;
  return (
    <>
      <ol className="mt-2 divide-y border-y">
        {data.changes.map((change) => (
          <ChangeLine key={change.id} assessmentId={assessmentId} change={change} />
        ))}
      </ol>
      {hasOlder ? (
        <Button size="sm" variant="ghost" busy={isReadingOlder} busyText={say.loadingOlder} onClick={readOlder}>
          {say.older}
        </Button>
      ) : null}
    </>
  );
}
