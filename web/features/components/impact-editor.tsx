import type { SectionBodyProps } from '#web/features/assessment/section-body-props.ts';
import { ComponentEditor } from './component-editor.tsx';

/** The wizard's impact materiality: impacts on people and the environment, topic by topic. */
export function ImpactEditor({ whole }: SectionBodyProps) {
  return <ComponentEditor whole={whole} side="impact" />;
}
