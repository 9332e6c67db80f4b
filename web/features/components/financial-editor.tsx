import type { SectionBodyProps } from '#web/features/assessment/section-body-props.ts';
import { ComponentEditor } from './component-editor.tsx';

/** The wizard's financial materiality: risks and opportunities, topic by topic. */
export function FinancialEditor({ whole }: SectionBodyProps) {
  return <ComponentEditor whole={whole} side="financial" />;
}
