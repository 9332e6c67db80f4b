import type { ScoreRule } from '#domain/components/component-score.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { cn } from '#web/lib/cn.ts';
import { ruleNotes } from './messages.ts';

interface RuleNoteProps {
  rule: ScoreRule;
  polarity: ImpactPolarity | null;
  className?: string;
}

/** Why the likelihood that counts is not the stated one, and that this is our convention; nothing for a plain product. */
export function RuleNote({ rule, polarity, className }: RuleNoteProps) {
  const note = ruleNotes[rule]?.[polarity ?? 'Negative'];
  return note ? <p className={cn('border-l-2 pl-2.5 text-xs text-muted', className)}>{note}</p> : null;
}
