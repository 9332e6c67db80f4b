import { answers } from './answers.ts';
import { components } from './components.ts';
import { decisions } from './decisions.ts';
import { disclosureChoices } from './disclosure-choices.ts';
import { links } from './links.ts';
import { measures, netScores } from './measures.ts';
import type { SampleAssessment } from './sample-shapes.ts';
import { stakeholders } from './stakeholders.ts';
import { topicScores } from './topic-scores.ts';
import { deselectedTopics } from './topic-selections.ts';
import { valueChain } from './value-chain.ts';

/** The draft for the financial year from October 2025 to September 2026: every topic is concluded, reviews and comments are still open. */
export const currentYear: SampleAssessment = {
  name: 'Double Materiality Assessment 2025/26',
  status: 'draft',
  currentStep: 6,
  createdAt: '2026-09-07T07:30:00Z',
  completedAt: null,
  esrsVersion: 'esrs-2023',
  isApproved: false,
  esrsVersionToBeConfirmed: false,
  usesReliefs: false,
  versionReason: '',
  climateReason: '',
  approach: 'both',
  approachNote:
    'Every relevant topic was screened first. Impacts, risks and opportunities of 22 topics were then collected and scored one by one, on both sides. Three topics were concluded top-down where our sites, contracts and range make the result evident: E4.3 on both sides, S2.2 on the financial side, S4.3 on the impact side. The set of 2023 does not address such conclusions; our auditor has agreed to them.',
  undertaking: 'voluntary',
  firstReportYear: null,
  financialYearStart: '2025-10-01',
  thresholds: { impact: 12.5, financial: 12.5 },
  borderlineBand: 0,
  scoreBasis: 'gross',
  thresholdsReason:
    'Kept from last year so that results can be compared; agreed by the sustainability steering group before scoring began. On products of two values from 1 to 5 it acts as 15: a matter needs a severity or magnitude of at least 3, together with a high likelihood, or more of the one and less of the other. Magnitude is the cumulated effect on EBITDA over five years: 1 below EUR 0.5m, 2 up to 1.5m, 3 up to 4m, 4 up to 10m, 5 above. Results are computed from the scores before measures: most measures are young, and their effect has been seen in one season at most. What remains after them is stated beside it.',
  answers,
  stakeholders,
  deselectedTopics,
  topicScores,
  components,
  valueChain,
  measures,
  netScores,
  links,
  decisions,
  disclosureChoices,
  signatures: [],
};
