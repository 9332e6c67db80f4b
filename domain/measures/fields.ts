import {
  day,
  type Fields,
  line,
  longText,
  oneOf,
  optionalOneOf,
  optionalScore5,
  reference,
} from '#domain/fields/kinds.ts';
import { MAX_NAME, MAX_REASON, MAX_TITLE } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';

/** What a measure does about its entry. */
export const measureKinds = [
  { id: 'prevention', label: 'Prevention' },
  { id: 'mitigation', label: 'Mitigation' },
  { id: 'remediation', label: 'Remediation' },
] as const satisfies readonly Option[];

/** Whether a measure exists or is only intended; a policy that implies future action is planned. */
export const measureStates = [
  { id: 'planned', label: 'Planned' },
  { id: 'implemented', label: 'Implemented' },
] as const satisfies readonly Option[];

/** Someone's judgement of an implemented measure. */
export const effectivenesses = [
  { id: 'effective', label: 'Effective' },
  { id: 'not-effective', label: 'Not effective' },
] as const satisfies readonly Option[];

const componentId = reference({
  of: 'component',
  label: 'Impact, risk or opportunity',
  required: 'component-required',
});

/** The fields of a measure for an impact or a risk. */
export const measureFields = {
  componentId,
  title: line({ label: 'Title', max: MAX_TITLE, required: 'title-required' }),
  kind: oneOf(measureKinds, { label: 'Kind', default: 'prevention' }),
  state: oneOf(measureStates, { label: 'Status of the measure', default: 'planned' }),
  /** For an implemented measure, the day since when; for a planned one, the day from when on. */
  since: day({ label: 'Since' }),
  effectiveness: optionalOneOf(effectivenesses, { label: 'Effectiveness' }),
  effectReason: longText({ label: 'Reason for the effectiveness' }),
  owner: line({ label: 'Responsible', max: MAX_NAME }),
} as const satisfies Fields;

/** The values of a score after the measures; null for a value that does not change. At most one row for each component. */
export const netScoreFields = {
  componentId,
  scale: optionalScore5({ label: 'Scale after measures' }),
  scope: optionalScore5({ label: 'Scope after measures' }),
  irremediability: optionalScore5({ label: 'Irremediability after measures' }),
  severity: optionalScore5({ label: 'Severity after measures' }),
  magnitude: optionalScore5({ label: 'Magnitude after measures' }),
  likelihood: optionalScore5({ label: 'Likelihood after measures' }),
  reason: line({ label: 'Reason', max: MAX_REASON, required: 'reason-required' }),
} as const satisfies Fields;
