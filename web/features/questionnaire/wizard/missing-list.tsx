import type { MissingCode, MissingItem, SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { missingMessages, completionMessages as say } from './messages.ts';

export interface MissingListProps {
  progress: readonly SectionProgress[];
  /** The name of an entry. */
  titleOf: (id: string) => string | undefined;
  /** The code and name of a topic. */
  topicOf: (id: string) => string | undefined;
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** What is missing in each section, with links. */
export function MissingList({ progress, titleOf, topicOf, onOpenSection }: MissingListProps) {
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
                    <Named titles={namesOf(item, { titleOf, topicOf })} />
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

/** What is named below its count: the entries that do not count, and topics, if they are few. */
function namesOf({ code, subjects }: MissingItem, { titleOf, topicOf }: Pick<MissingListProps, 'titleOf' | 'topicOf'>) {
  if (code === 'scores') return subjects.flatMap((id) => titleOf(id) ?? []);
  return OF_TOPICS.has(code) && subjects.length <= MOST_NAMED ? subjects.flatMap((id) => topicOf(id) ?? []) : [];
}

/** The first names, because people who complete an assessment must see what is missing. */
function Named({ titles }: { titles: readonly string[] }) {
  const more = titles.length - MOST_NAMED;
  if (titles.length === 0) return null;
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
