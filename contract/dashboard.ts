import { z } from 'zod';
import { componentFields } from '#domain/components/fields.ts';
import type { DashboardFacts } from '#domain/results/dashboard-facts.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { assessmentShape } from './assessment.ts';
import { assessmentId, componentId, topicId } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { rowShapes } from './field-shapes.ts';
import { horizonScoreRow } from './horizon-scores.ts';
import { linkRow } from './links.ts';
import { measureRow, netScoreRow } from './measures.ts';
import { stakeholderRow } from './stakeholders.ts';
import { topicDecisionRow } from './topic-decisions.ts';
import { topicRow } from './topics.ts';

const component = z.object({ ...rowShapes(componentFields), id: componentId });

/** The stakeholder who said something. */
const voice = stakeholderRow.pick({
  id: true,
  stakeholderGroup: true,
  customGroupName: true,
  isKeyStakeholder: true,
  stakeholderNames: true,
}).shape;
/** Their role, and how they were engaged. */
const engaged = stakeholderRow.pick({
  stakeholderRole: true,
  engagementOrganization: true,
  engagementOther: true,
}).shape;

/** The stakeholders who named the topic. */
const heard = <Voice extends z.ZodRawShape>(each: Voice) =>
  z.object({
    voices: z.array(z.object(each)),
    /** Recorded groups that have stated a view that does not name the topic. */
    others: z.int(),
    /** Recorded groups without any view. */
    silent: z.int(),
  });

/** A list for each column, so that each name occurs only once, which halves a long response. */
function byColumn<Row extends z.ZodRawShape>(row: Row) {
  const lists = Object.entries(row).map(([name, shape]) => [name, z.array(shape as z.ZodType)]);
  return z.object(Object.fromEntries(lists) as { [Name in keyof Row]: z.ZodArray<Row[Name]> });
}

const common = {
  ...component.pick({ id: true, title: true, valueChainConcentration: true, timeHorizon: true }).shape,
  ...component.pick({ severityOpen: true, likelihoodOpen: true }).shape,
  topicCode: z.string(),
};
const impact = component.pick({
  impactRelevant: true,
  impactPolarity: true,
  actualPotentialImpact: true,
  impactSeverity: true,
  impactScale: true,
  impactScope: true,
  impactIrremediability: true,
  severityReason: true,
  impactLikelihood: true,
  humanRights: true,
}).shape;
const effect = component.pick({
  kind: true,
  financialRelevant: true,
  financialRiskOpportunity: true,
  financialLikelihood: true,
  riskOpportunityType: true,
  opportunityPursued: true,
}).shape;

/** A link as one of its entries shows it. */
const toldLink = linkRow.pick({ id: true, kind: true, dependency: true, note: true }).extend({
  direction: z.enum(['into', 'out-of']),
  /** The title of the measure that it begins at. */
  measure: z.string().nullable(),
  /** The other entry; null for a dependency. */
  other: component.pick({ id: true, kind: true, title: true, topicId: true }).nullable(),
});

const measure = measureRow.pick({ componentId: true, kind: true, state: true, since: true, effectiveness: true });

/** The basis of results, each fact once. The texts of a component are loaded when its topic is opened. */
export const dashboardFacts = z.object({
  assessment: assessmentShape.pick({
    id: true,
    name: true,
    status: true,
    completedAt: true,
    isApproved: true,
    isSigned: true,
    createdAt: true,
    esrsVersion: true,
    esrsVersionToBeConfirmed: true,
    financialYearStart: true,
    thresholds: true,
    borderlineBand: true,
    scoreBasis: true,
    thresholdsAdopted: true,
  }),
  topics: z.array(topicRow),
  selections: z.array(z.object(rowShapes(selectionFields)).omit({ carriedFrom: true })),
  scores: z.array(z.object(rowShapes(topicScoreFields)).omit({ justification: true, carriedFrom: true })),
  decisions: z.array(topicDecisionRow),
  measures: z.array(measure),
  netScores: z.array(netScoreRow.omit({ version: true })),
  horizonScores: z.array(horizonScoreRow.omit({ version: true })),
  impacts: byColumn({ ...common, ...impact }),
  effects: byColumn({ ...common, ...effect }),
}) satisfies z.ZodType<DashboardFacts>;

export const dashboard = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/dashboard',
      summary:
        'Returns the data behind the results of one assessment, or of the newest with results; null if there is none',
    })
    .input(z.strictObject({ assessmentId: assessmentId.optional() }))
    .output(
      z.object({
        results: dashboardFacts.nullable(),
        /** The assessments to choose from, newest first. */
        choices: z.array(
          assessmentShape
            .pick({ id: true, name: true, status: true, isApproved: true, isSigned: true, financialYearStart: true })
            .extend({ hasResults: z.boolean() }),
        ),
        /** For an auditor: there is an earlier year with results that they may not read. */
        hidesEarlier: z.boolean(),
      }),
    ),
  topicTexts: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/topics/{topicId}/texts',
      summary:
        'Returns the texts on the impacts, risks and opportunities of a topic, and the measures and links of each',
    })
    .input(z.strictObject({ assessmentId, topicId }))
    .output(
      z.array(
        component
          .pick({
            id: true,
            description: true,
            justification: true,
            severityReason: true,
            impactScaleReason: true,
            impactScopeReason: true,
            impactIrremediabilityReason: true,
            magnitudeReason: true,
            likelihoodReason: true,
            financialEffects: true,
          })
          .extend({
            measures: z.array(measureRow.omit({ componentId: true, version: true })),
            /** Why the score after measures is lower; null if there is none. */
            netReason: z.string().nullable(),
            /** Its scores for further time horizons, in any order. */
            horizonScores: z.array(horizonScoreRow.omit({ version: true, componentId: true })),
            links: z.array(toldLink),
          }),
      ),
    ),
  topicViews: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/topics/{topicId}/views',
      summary: 'Lists stakeholder views that name a topic, and counts the others',
    })
    .input(z.strictObject({ assessmentId, topicId }))
    .output(
      heard({
        ...voice,
        ...engaged,
        /** The sentences of its views, and how each names the topic. */
        quotes: z.array(z.object({ text: z.string(), names: z.string() })),
      }),
    ),
  voices: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/voices',
      summary: 'Lists the topics that each stakeholder named, and counts those who named none',
    })
    .input(z.strictObject({ assessmentId }))
    .output(heard({ ...voice, topicIds: z.array(topicId) })),
  screeningTexts: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/screening-texts',
      summary: 'Returns the comments on the 1–10 screening scores',
    })
    .input(z.strictObject({ assessmentId }))
    .output(z.array(z.object(rowShapes(topicScoreFields)).pick({ topicId: true, justification: true }))),
};
