import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openFolds } from '#web/lib/open-folds.ts';
import { resultsMessages as say } from './messages.ts';

/** The parts of the screen, by the id in the address. */
export const PART_IDS = {
  signOff: 'sign-off',
  check: 'frozen-check',
  topics: 'frozen-topics',
  facts: 'frozen-facts',
  thresholds: 'frozen-thresholds',
  notYet: 'frozen-not-yet',
  disclosureChoices: 'frozen-disclosure-choices',
  leftOut: 'frozen-left-out',
  aside: 'frozen-aside',
  screening: 'frozen-screening',
  answers: 'frozen-answers',
  stakeholders: 'frozen-stakeholders',
  evidence: 'frozen-evidence',
  scales: 'frozen-scales',
} as const;
export type PartName = keyof typeof PART_IDS;
export const partNames = Object.keys(PART_IDS) as PartName[];

/** Links to the parts of the screen, in their order; a folded part opens. */
export function PartLinks({ parts }: { parts: readonly PartName[] }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // Once, when the parts have been rendered: the browser itself looked for the target while they were loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash) showPart(hash.slice(1));
  }, []);
  return (
    <nav aria-label={say.parts} className="print:hidden">
      <ul className="-m-1 flex flex-wrap gap-x-4 gap-y-1 p-1 text-sm max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:*:shrink-0">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${PART_IDS[part]}`}
              onClick={(event) => {
                event.preventDefault();
                void navigate({ search, hash: PART_IDS[part] }, { replace: true, preventScrollReset: true });
                showPart(PART_IDS[part]);
              }}
              className="inline-block min-h-6 rounded-sm whitespace-nowrap text-accent hover:underline"
            >
              {say.partNames[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens a part, and moves the focus to its title. */
function showPart(id: string): void {
  openFolds(id)?.querySelector<HTMLElement>('summary, h2')?.focus({ preventScroll: true });
}
