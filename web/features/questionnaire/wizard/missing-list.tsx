import type { MissingCode, MissingItem, SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { missingMessages, completionMessages as say } from './messages.ts';

export interface MissingListProps {
  progress: readonly SectionProgress[];
  /** The name of an entry. */
  titleOf: (id: string) => string | undefined;
  /** The code of a topic. */
  codeOf: (id: string) => string | undefined;
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** What is missing in each section, with links. */
export function MissingList({ progress, titleOf, codeOf, onOpenSection }: MissingListProps) {
  return (
    <ul className="divide-y rounded-md border">
      {progress
        .filter((section) => section.missing.length > 0)
        .map((open) => {
          const section = sections.find((candidate) => candidate.position === open.position);
          return (
            <li key={open.position} className="px-4 py-2.5">
              {section ? (
                <Button variant="link" onClick={() => onOpenSection(section)} className="text-left whitespace-normal">
                  {open.name}
                </Button>
              ) : null}
              <ul className="text-sm text-muted">
                {open.missing.map((item) => (
                  <li key={item.code}>
                    {missingMessages[item.code](item.count)}
                    {codesOf(item, codeOf)}
                    {item.code === 'scores' ? (
                      <Named titles={item.subjects.flatMap((id) => titleOf(id) ?? [])} />
                    ) : null}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
    </ul>
  );
}

/** The number of names shown; the section lists the rest. */
const MOST_NAMED = 5;
/** What topics can lack. */
const OF_TOPICS: ReadonlySet<MissingCode> = new Set(['topic-scores', 'impacts', 'risks-or-opportunities']);

/** ': E4.3, S4.3' for topics, if they are few. */
function codesOf({ code, subjects }: MissingItem, codeOf: MissingListProps['codeOf']): string {
  if (!OF_TOPICS.has(code) || subjects.length === 0 || subjects.length > MOST_NAMED) return '';
  return `: ${subjects.flatMap((id) => codeOf(id) ?? []).join(', ')}`;
}

/** The entries that do not count, because people who complete an assessment must see which ones these are. */
function Named({ titles }: { titles: readonly string[] }) {
  const more = titles.length - MOST_NAMED;
  return (
    <ul className="mb-1 list-disc pl-5">
      {titles.slice(0, MOST_NAMED).map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries can have the same title, and the order does not change
        <li key={at} dir="auto" className="text-ink">
          {title}
        </li>
      ))}
      {more > 0 ? <li>{say.moreMissing(more)}</li> : null}
    </ul>
  );
}
