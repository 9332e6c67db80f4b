import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cn } from '#web/lib/cn.ts';
import { openFolds } from '#web/lib/open-folds.ts';
import { resultsMessages as say } from './messages.ts';

/** The parts of the screen, by the id in the address. */
export const PART_IDS = {
  signOff: 'sign-off',
  check: 'frozen-check',
  topics: 'frozen-topics',
  facts: 'frozen-facts',
  thresholds: 'frozen-thresholds',
  lastLook: 'frozen-last-look',
  leftOpen: 'frozen-left-open',
  notYet: 'frozen-not-yet',
  disclosureChoices: 'frozen-disclosure-choices',
  leftOut: 'frozen-left-out',
  aside: 'frozen-aside',
  screening: 'frozen-screening',
  answers: 'frozen-answers',
  stakeholders: 'frozen-stakeholders',
  chain: 'frozen-value-chain',
  evidence: 'frozen-evidence',
  people: 'frozen-people',
  scales: 'frozen-scales',
} as const;
export type PartName = keyof typeof PART_IDS;
export const partNames = Object.keys(PART_IDS) as PartName[];

/** The parts that a reader looks for; the others are behind a button. */
const FIRST: readonly PartName[] = ['signOff', 'check', 'topics', 'thresholds'];

/** Links to the parts of the screen, in their order; a folded part opens. */
export function PartLinks({ parts }: { parts: readonly PartName[] }) {
  const { hash } = useLocation();
  const rest = parts.filter((part) => !FIRST.includes(part));
  const [isAll, setIsAll] = useState(() => rest.some((part) => hash === `#${PART_IDS[part]}`));
  // Once, when the parts have been rendered: the browser itself looked for the target while they were loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash) showPart(hash.slice(1));
  }, []);
  return (
    <nav aria-label={say.parts} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {FIRST.map((part) => (
          <PartLink key={part} part={part} />
        ))}
        {rest.length > 0 ? (
          <li>
            <button
              type="button"
              aria-expanded={isAll}
              aria-label={say.morePartsOf(rest.length)}
              onClick={() => setIsAll(!isAll)}
              className="flex min-h-6 cursor-pointer items-center gap-1 rounded-sm text-accent hover:underline"
            >
              {say.moreParts}
              <ChevronDown aria-hidden="true" className={cn('size-3.5', isAll && 'rotate-180')} />
            </button>
          </li>
        ) : null}
        {isAll ? rest.map((part) => <PartLink key={part} part={part} />) : null}
      </ul>
    </nav>
  );
}

function PartLink({ part }: { part: PartName }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <li>
      <a
        href={`#${PART_IDS[part]}`}
        onClick={(event) => {
          event.preventDefault();
          void navigate({ search, hash: PART_IDS[part] }, { replace: true, preventScrollReset: true });
          showPart(PART_IDS[part]);
        }}
        className="flex min-h-6 items-center rounded-sm whitespace-nowrap text-accent hover:underline"
      >
        {say.partNames[part]}
      </a>
    </li>
  );
}

/** Opens a part, and moves the focus to its title. */
function showPart(id: string): void {
  openFolds(id)?.querySelector<HTMLElement>('summary, h2')?.focus({ preventScroll: true });
}
