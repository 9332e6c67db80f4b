import { ChevronRight } from 'lucide-react';
import type { TransferStep } from '#contract/transfer.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { TopicFate } from '#domain/transfer/plan-topics.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { transferMessages as say } from './messages.ts';
import type { TransferPlaces } from './use-transfer.ts';

/** Topics that need attention come first. */
const ORDER: readonly TopicFate[] = ['split', 'merged', 'ended', 'renamed', 'unchanged', 'own'];
const OPEN: ReadonlySet<TopicFate> = new Set(['split', 'merged', 'ended']);

/** Where the components of split topics go, and how this is worded. */
export interface Placing {
  placed: TransferPlaces;
  onPlace: (id: ComponentId, code: string) => void;
}

/** The topics, grouped by what happens to them. */
export function TransferGroups({ steps, ...placing }: Placing & { steps: readonly TransferStep[] }) {
  const groups = ORDER.map((fate) => ({ fate, steps: steps.filter((step) => step.fate === fate) }));
  return (
    <div className="divide-y rounded-md border">
      {groups
        .filter((group) => group.steps.length > 0)
        .map(({ fate, steps: ofFate }) => (
          <details key={fate} open={OPEN.has(fate)} className="group px-4 py-3">
            <summary className="flex list-none gap-1.5 rounded-sm font-medium">
              <ChevronRight
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-90"
              />
              {say.group(say.groups[fate], ofFate.length)}
            </summary>
            <p className="mt-1 pl-5.5 text-xs text-muted">{say.follows[fate]}</p>
            <ul className="mt-2 flex flex-col gap-3 pl-5.5">
              {ofFate.map((step) => (
                <Step key={step.topicId} step={step} {...placing} />
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}

function Step({ step, placed, onPlace }: Placing & { step: TransferStep }) {
  const holds = say.holds(step);
  return (
    <li className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
      <div className="min-w-0 wrap-break-word">
        <TopicName {...step} />
        {holds.length > 0 ? (
          <p className="text-xs text-muted">
            <Facts facts={holds} />
          </p>
        ) : null}
      </div>
      <div className="min-w-0 wrap-break-word max-sm:border-l-2 max-sm:pl-3">
        <span className="sr-only">{step.fate === 'own' ? '' : say.becomes}</span>
        {step.targets.map((target) => (
          <p key={target.code}>
            <TopicName {...target} />
          </p>
        ))}
        {step.fate === 'ended' ? <p className="text-muted">{say.noPlace}</p> : null}
      </div>
      {step.parted.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-3 sm:col-span-2">
          {step.parted.map(({ id, title }) => (
            <li key={id}>
              <Field label={title}>
                <Select
                  value={placed.get(id) ?? step.targets[0]?.code ?? ''}
                  options={step.targets.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
                  onChange={(event) => onPlace(id, event.currentTarget.value)}
                />
              </Field>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function TopicName({ code, name }: { code: string; name: string }) {
  return (
    <span dir="auto">
      <span className="figures mr-1 text-xs text-muted">{code}</span> {name}
    </span>
  );
}
