import { ChevronRight } from 'lucide-react';
import { asSentence } from '#domain/fields/wording.ts';
import type { DisclosureLine, StandardDisclosures } from '#domain/results/disclosures.ts';
import { ChoiceNote, ChooseButton, type ChoosingProps } from './choice-note.tsx';
import { disclosureMessages as say } from './messages.ts';
import { StateBadge } from './state-badge.tsx';

interface RequirementLineProps {
  line: DisclosureLine;
  standard: StandardDisclosures;
  /** When most requirements of the standard apply, which is stated once above. */
  usually: string;
  choosing: ChoosingProps;
}

/** A requirement by code and title, with what differs from the standard: another state, another reason, a condition, a phase-in, a choice. */
export function RequirementLine({ line, standard, usually, choosing }: RequirementLineProps) {
  const { requirement, state, topicCodes } = line;
  const { applies, condition, phaseIn, datapoints } = requirement;
  const isThroughSome = (state === 'due' || state === 'possible') && topicCodes.length < standard.material.length;
  const notes = [
    applies.text === usually ? '' : say.applies(applies.text),
    isThroughSome ? `${say.through(topicCodes.join(', '))}.` : '',
    condition ? `${asSentence(condition)}.` : '',
  ].filter((note) => note !== '');
  return (
    <li
      id={requirement.code}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]"
    >
      <span className="figures font-medium">{requirement.code}</span>
      <div className="min-w-0 max-sm:order-1 max-sm:col-span-2">
        <p className="text-pretty wrap-anywhere">{requirement.title}</p>
        {notes.length > 0 ? <p className="text-xs text-pretty text-muted">{notes.join(' ')}</p> : null}
        {phaseIn ? (
          <details className="group/phase text-xs text-muted print:hidden">
            <summary className="flex min-h-6 w-fit list-none items-center gap-1 rounded-sm hover:text-ink">
              <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open/phase:rotate-90" />
              {say.phaseIn}
              <span className="sr-only"> {requirement.code}</span>
            </summary>
            <p className="pl-4.5">{say.phaseInText(phaseIn.waveOneAbove, phaseIn.other, phaseIn.ref)}</p>
          </details>
        ) : null}
        <ChoiceNote line={line} choosing={choosing} />
      </div>
      <div className="flex items-center gap-x-3 gap-y-1 text-right max-sm:flex-wrap max-sm:justify-end sm:flex-col sm:items-end">
        {state === standard.state ? null : <StateBadge state={state} />}
        {datapoints ? <span className="text-xs whitespace-nowrap text-muted">{say.datapoints(datapoints)}</span> : null}
        <ChooseButton line={line} choosing={choosing} />
      </div>
    </li>
  );
}
