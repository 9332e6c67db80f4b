import { CircleDashed } from 'lucide-react';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { wizardMessages as say } from './messages.ts';
import { OpenPointItem } from './open-point.tsx';
import { openSections } from './open-points.ts';

interface SectionOpenProps {
  whole: WholeAssessment;
  section: QuestionnaireSection;
}

/** The number of open points in the section, as a button that lists each with a link to its field. Renders nothing if there are none. */
export function SectionOpen({ whole, section }: SectionOpenProps) {
  const [isOpen, setOpen] = useState(false);
  const hasGone = useRef(false);
  const points = useMemo(
    () => openSections(whole).find(({ name }) => name === section.name)?.points ?? [],
    [whole, section.name],
  );
  const total = points.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  const follow = ({ target }: MouseEvent) => {
    hasGone.current = target instanceof Element && target.closest('a') !== null;
    if (hasGone.current) setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => {
        hasGone.current = false;
        setOpen(next);
      }}
      align="end"
      title={say.openHere}
      finalFocus={() => !hasGone.current}
      className="w-96"
      trigger={
        <Button size="sm" variant="ghost" className="text-xs font-normal text-muted print:hidden">
          <CircleDashed aria-hidden="true" className="text-warning" />
          {say.openCount(total)}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles its links, however they are activated */}
      <div onClick={follow} className="mt-2 max-h-[min(24rem,60vh)] overflow-y-auto">
        <ul className="flex flex-col gap-3">
          {points.map((point) => (
            <OpenPointItem key={point.code} point={point} />
          ))}
        </ul>
      </div>
    </Popover>
  );
}
