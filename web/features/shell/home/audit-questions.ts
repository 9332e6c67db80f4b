import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps, type GapCode } from '#domain/progress/gaps.ts';
import type { Condition } from '#domain/query/query.ts';
import { registerPath } from '#domain/query/register-path.ts';

/** A question that an auditor would ask although no section reports it as missing, with the rows that it concerns. */
export interface Question {
  code: keyof typeof FIELD_OF;
  count: number;
  path: string;
}

/** The field that is empty for each gap. */
const FIELD_OF = {
  'component-without-justification': 'justification',
  'component-without-description': 'description',
  'component-without-time-horizon': 'timeHorizon',
  'component-without-value-chain': 'valueChainConcentration',
  'effect-without-type': 'riskOpportunityType',
  'effect-without-financial-effects': 'financialEffects',
} as const satisfies Partial<Record<GapCode, string>>;

const isAsked = (code: GapCode): code is Question['code'] => code in FIELD_OF;

/** The empty fields that an auditor would ask about, most rows first. */
export function auditQuestions(data: AssessmentData): Question[] {
  return findGaps(data)
    .flatMap(({ code, componentIds }) =>
      isAsked(code) ? [{ code, count: componentIds.length, path: registerPath(emptyIn(code)) }] : [],
    )
    .toSorted((one, other) => other.count - one.count);
}

function emptyIn(code: Question['code']): Condition[] {
  const ofEffects: Condition[] = code.startsWith('effect-')
    ? [{ field: 'kind', is: 'equal', value: 'impact', not: true }]
    : [];
  return [{ field: FIELD_OF[code], is: 'missing' }, ...ofEffects];
}
