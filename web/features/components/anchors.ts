import { type Scale, scoreWords } from '#domain/components/score-words.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { ScaleAnchor } from '#web/features/scores/scale-guide.tsx';

/** The words for the values 1 to 5 of a scale, as the guide beside a slider lists them. */
export function anchorsOf(scale: Scale, polarity: ImpactPolarity | null = null): ScaleAnchor[] {
  return scoreWords(scale, polarity).map((text, index) => ({ values: String(index + 1), text }));
}
