import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { dashboardMessages as say } from './messages.ts';

interface SideScoreProps {
  /** Names the side for assistive technology. */
  label: string;
  score: number;
  isAssessed: boolean;
}

/** A topic's score on one side, or that nobody has assessed that side. */
export function SideScore({ label, score, isAssessed }: SideScoreProps) {
  return isAssessed ? (
    <ScoreBars value={score} max={25} label={label} />
  ) : (
    <span className="text-xs text-muted">{say.notAssessed}</span>
  );
}
