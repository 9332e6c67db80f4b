import { z } from 'zod';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { assessmentId, componentId, instant, topicId } from './base.ts';
import { endpointFor } from './endpoint.ts';

const category = z.enum(['Environmental', 'Social', 'Governance']);
const score5 = z.literal([1, 2, 3, 4, 5]);
const score25 = z.number().min(0).max(25);

const dashboardTopic = z.object({
  id: topicId,
  code: z.string(),
  name: z.string(),
  category,
  group: z.object({
    key: z.string() as unknown as z.ZodType<Dashboard['points'][number]['topic']['group']['key']>,
    label: z.string(),
  }),
});

const row = z.object({
  id: componentId,
  kind: z.enum(['impact', 'risk', 'opportunity']),
  title: z.string(),
  description: z.string(),
  justification: z.string(),
  impactPolarity: z.enum(['Positive', 'Negative']).nullable(),
  actualPotentialImpact: z.enum(['Actual', 'Potential']).nullable(),
  valueChainConcentration: z.string(),
  timeHorizon: z.string(),
  riskOpportunityType: z.string(),
  financialEffects: z.array(z.string()),
  topic: dashboardTopic,
  side: z.enum(['impact', 'financial']),
  score: score25,
  severity: score5,
  likelihoodCounted: score5,
  likelihoodStated: score5,
  rule: z.enum(['product', 'actual', 'human-rights']),
  counted: z.boolean(),
});

const point = z.object({
  topic: dashboardTopic,
  impact: score25,
  financial: score25,
  hasImpact: z.boolean(),
  hasFinancial: z.boolean(),
  classification: z.enum(['High', 'Medium', 'Low']),
  materialBy: z.enum(['impact', 'financial', 'both', 'none']),
  componentIds: z.array(componentId),
});

const byCategory = <Value extends z.ZodType>(value: Value) =>
  z.object({ Environmental: value, Social: value, Governance: value });

/** What `buildDashboard` returns, computed by the server from the assessment's rows and its adopted thresholds. */
export const dashboardShape = z.object({
  assessment: z.object({
    id: assessmentId,
    name: z.string(),
    status: z.enum(['draft', 'completed']),
    completedAt: instant.nullable(),
    createdAt: instant,
    esrsVersion: z.enum(['esrs-2023', 'esrs-2026']),
    esrsVersionToBeConfirmed: z.boolean(),
    financialYearStart: z.iso.date(),
  }),
  thresholds: z.object({ impact: z.number(), financial: z.number() }),
  points: z.array(point),
  notYetAssessed: z.array(z.object({ topic: dashboardTopic, reason: z.enum(['no-components', 'nothing-counted']) })),
  topicalOverview: byCategory(point.nullable()),
  highestScored: byCategory(z.array(row)),
  positiveImpacts: z.array(row),
  negativeImpacts: z.array(row),
  polarityNotSet: z.array(row),
  opportunities: z.array(row),
  risks: z.array(row),
  screening: z.array(
    z.object({ topic: dashboardTopic, impactScore: z.int(), financialScore: z.int(), justification: z.string() }),
  ),
}) satisfies z.ZodType<Dashboard>;

export const dashboard = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: 'Results of one assessment, or of the newest that has any; null when none has',
    })
    .input(z.strictObject({ assessmentId: assessmentId.optional() }))
    .output(
      z.object({
        dashboard: dashboardShape.nullable(),
        /** The assessments to choose from, newest first. */
        choices: z.array(
          z.object({
            id: assessmentId,
            name: z.string(),
            status: z.enum(['draft', 'completed']),
            financialYearStart: z.iso.date(),
            hasResults: z.boolean(),
          }),
        ),
      }),
    ),
};
