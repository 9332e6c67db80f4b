import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/sections.ts';
import { Button } from '#web/ui/button.tsx';
import { missingMessages } from './messages.ts';

export interface MissingListProps {
  progress: readonly SectionProgress[];
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** What each section still lacks, with the way there. */
export function MissingList({ progress, onOpenSection }: MissingListProps) {
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
                  <li key={item.code}>{missingMessages[item.code](item.count)}</li>
                ))}
              </ul>
            </li>
          );
        })}
    </ul>
  );
}
