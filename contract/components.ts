import { z } from 'zod';
import type { Score5 } from '#domain/components/component.ts';
import { type ComponentProblem, validateComponent } from '#domain/components/component-validation.ts';
import type { ComponentId } from '#domain/ids.ts';
import { MAX_LINE, MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import {
  assessmentId,
  componentId,
  conflictOf,
  endpointFor,
  frozen,
  requiredText,
  text,
  topicId,
  version,
} from './base.ts';

const outOfScale = 'Scores go from 1 to 5.';
const score5 = z.int(outOfScale).min(1, outOfScale).max(5, outOfScale) as unknown as z.ZodType<Score5, Score5>;
const optionId = text(100);

/** What a person states of an impact, a risk or an opportunity. */
export const componentFields = {
  topicId,
  kind: z.enum(['impact', 'risk', 'opportunity']),
  title: requiredText(MAX_TITLE, 'Title is required.'),
  description: text(MAX_LONG_TEXT),
  justification: text(MAX_LONG_TEXT),
  impactRelevant: z.boolean(),
  financialRelevant: z.boolean(),
  natureOfImpact: optionId,
  actualPotentialImpact: z.enum(['Actual', 'Potential']).nullable(),
  companyBusinessArea: text(MAX_LINE),
  valueChainConcentration: optionId,
  timeHorizon: optionId,
  impactPolarity: z.enum(['Positive', 'Negative']).nullable(),
  impactSeverity: score5,
  impactScale: score5.nullable(),
  impactScope: score5.nullable(),
  impactIrremediability: score5.nullable(),
  severityReason: text(MAX_LONG_TEXT),
  impactLikelihood: score5,
  humanRights: z.boolean(),
  financialRiskOpportunity: score5,
  financialLikelihood: score5,
  riskOpportunityType: optionId,
  financialEffects: z.array(optionId).max(20),
};

export const componentRow = z.object({ ...componentFields, title: z.string(), id: componentId, version });
export type ComponentRow = z.infer<typeof componentRow>;

const sentences: Record<ComponentProblem, string> = {
  'title-required': 'Title is required.',
  'topic-required': 'Topic ID is required',
  'too-long': 'Shorten this text.',
  'score-out-of-range': outOfScale,
  'unknown-option': 'Choose one of the offered options.',
  'reason-required': 'Say why the severity differs from its details.',
};

/** The domain's own rules, said on the wire as well: the server believes no form. */
function followRules(
  component: z.infer<z.ZodObject<typeof componentFields>> & { id: ComponentId },
  context: z.RefinementCtx,
) {
  const problems = Object.entries(validateComponent(component)).map(([field, problem]) => [field, sentences[problem]]);
  for (const field of ['impactPolarity', 'actualPotentialImpact', 'humanRights'] as const) {
    if (component.kind !== 'impact' && component[field]) problems.push([field, 'Only an impact has this.']);
  }
  for (const [field, message] of problems) context.addIssue({ code: 'custom', path: [field!], message: message! });
}

const conflict = conflictOf(componentRow);

export const components = {
  create: endpointFor
    .member('assessment.edit')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/components',
      summary: 'Add a component under an id of the sender’s choice; sent twice it is added once',
      successStatus: 201,
    })
    .errors({ ...conflict, ...frozen })
    .input(z.strictObject({ assessmentId, id: componentId, ...componentFields }).superRefine(followRules))
    .output(componentRow),
  update: endpointFor
    .member('assessment.edit')
    .route({ method: 'PUT', path: '/assessments/{assessmentId}/components/{id}', summary: 'Change a component' })
    .errors({ ...conflict, ...frozen })
    .input(
      z
        .strictObject({ assessmentId, id: componentId, ...componentFields, seenVersion: version })
        .superRefine(followRules),
    )
    .output(componentRow),
  remove: endpointFor
    .member('assessment.edit')
    .route({ method: 'DELETE', path: '/assessments/{assessmentId}/components/{id}', summary: 'Delete a component' })
    .errors(frozen)
    .input(z.strictObject({ assessmentId, id: componentId }))
    .output(z.object({ id: componentId })),
};
