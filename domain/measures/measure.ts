import type { ValuesOf } from '#domain/fields/values.ts';
import type { ComponentId, MeasureId } from '#domain/ids.ts';
import type { measureFields, netScoreFields } from './fields.ts';

/** A measure for an impact or a risk, as a person stated it. */
export interface Measure extends ValuesOf<typeof measureFields> {
  id: MeasureId;
}

/** The company's values after the measures of a component. Whether they count is computed (`net-score.ts`). */
export type NetScore = ValuesOf<typeof netScoreFields>;

/** The measures of one component, in the given order. */
export function measuresOf<Row extends Pick<Measure, 'componentId'>>(measures: readonly Row[], id: ComponentId): Row[] {
  return measures.filter(({ componentId }) => componentId === id);
}
