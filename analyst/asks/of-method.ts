import { offersRule } from '#analyst/kinds/method.ts';
import { type MethodFactId, methodFacts } from '#domain/chat/method-facts.ts';
import { byId } from '#domain/found.ts';
import type { Ask } from './ask.ts';
import * as of from './concepts.ts';

/** How people ask for facts of law and method, in everyday words. */
const EXAMPLES: Readonly<Partial<Record<MethodFactId, readonly string[]>>> = {
  'double-materiality': [
    'what is double materiality anyway',
    'explain double materiality',
    'is one side enough to be material',
    'what does material mean',
  ],
  'impact-materiality': ['what is impact materiality', 'what is inside-out', 'what does impact material mean'],
  'financial-materiality': [
    'what is financial materiality',
    'what is outside-in',
    'what does financially material mean',
  ],
  severity: [
    'what is severity',
    'how is severity made up',
    'explain severity to a beginner',
    'which paragraph is about severity',
    'what makes an impact severe',
  ],
  scale: ['what does scale mean', 'explain scale'],
  scope: ['what does scope mean', 'explain scope'],
  irremediability: [
    'explain irremediability to someone who has no clue',
    'what is irremediable character',
    'what does irreversible mean here',
  ],
  likelihood: [
    'why does an actual impact count as {number}',
    'what is likelihood',
    'how is probability rated',
    'why is the likelihood of an actual impact {number}',
  ],
  'human-rights': [
    'which paragraph says severity beats likelihood for human rights',
    'why does likelihood not count for human rights',
    'does severity take precedence',
    'why does child labour score so high although it is unlikely',
    'human rights rule in the law',
  ],
  'positive-impacts': [
    'can positive impacts offset negative ones',
    'may we net good and bad',
    'how are positive impacts judged',
  ],
  'own-harm': [
    'does reducing our own harm count as positive',
    'is complying with the law a positive impact',
    'why is an improvement not a positive impact',
  ],
  iro: ['what is an iro', 'what does iro stand for'],
  scoring: [
    'how are scores calculated',
    'how do you get to the score',
    'formula of the score',
    'who invented the {number} by {number} scoring',
    'does the law prescribe the scoring',
  ],
  thresholds: [
    'is there a legal number for the threshold',
    'does the law say where the threshold is',
    'which threshold is prescribed',
    'who decides where the line is',
    'can we choose the threshold ourselves',
    'what is a normal threshold',
  ],
  aggregation: [
    'how do entries become a topic score',
    'is it the average or the highest',
    'does one high entry make a topic material',
    'how is a topic score computed',
  ],
  matrix: ['do we need a matrix', 'is the matrix mandatory', 'how do i read the matrix'],
  'time-horizons': ['what is short term', 'how long is long term', 'what do the time horizons mean'],
  stakeholders: [
    'do the esrs require me to engage stakeholders',
    'must we talk to stakeholders',
    'is stakeholder engagement mandatory',
    'do we have to ask the people affected',
    'who counts as a stakeholder',
  ],
  steps: [
    'what are the steps of an assessment',
    'how does a materiality assessment work',
    'how do we go about it',
    'process of the assessment',
  ],
  'own-topics': ['may we add our own topics', 'what are entity-specific topics', 'are there topics outside the list'],
  'topic-list': [
    'do we have to go through all the topics',
    'is the list of topics binding',
    'where does the list of topics come from',
  ],
  dependencies: ['what is a dependency', 'do dependencies count'],
  'gross-or-net': [
    'gross or net',
    'are measures taken into account',
    'what is the difference between inherent and residual',
    'before or after measures what does the law want',
    'do planned measures lower the score',
  ],
  'what-to-disclose': [
    'what do we have to disclose about the assessment',
    'do i need to disclose how we set the thresholds',
    'what must be in the report about the process',
    'do we have to report if a topic isnt material',
    'do we have to explain why a topic is not material',
    'do we publish the scores',
  ],
  'climate-not-material': [
    'what if climate is not material',
    'do we have to explain if climate is not material',
    'do we have to report on a topic that is not material',
  ],
  'annual-review': [
    'can we keep last years results without redoing it all',
    'do we have to redo it every year',
    'how often do we need to repeat this',
    'may we reuse the old assessment',
    'is an update enough',
    'when is a new assessment needed',
  ],
  versions: [
    'which version of the standards is this based on',
    'what would change under the new simplified esrs',
    'do the new esrs apply to us',
    'which set applies',
    'old or new esrs',
    'from when do the revised standards apply',
  ],
  reliefs: ['which reliefs are there', 'what is simplified', 'what can we skip under the new rules', 'quick fix'],
  'into-force': ['when did the new esrs come into force', 'since when are the revised standards valid'],
  effort: [
    'how much evidence is enough',
    'do we need proof for everything',
    'how precise must it be',
    'may we estimate',
    'what does undue cost mean',
  ],
  'top-down': ['may we conclude without scoring everything', 'what is top-down', 'do we have to score everything'],
  'information-materiality': [
    'do we have to report every datapoint of a material topic',
    'may we leave things out on a material topic',
    'what can we omit',
  ],
  'always-due': [
    'what do we have to report in any case',
    'which disclosures are mandatory regardless',
    'what is always required',
  ],
  'phase-ins': [
    'what may be reported later',
    'which requirements can be postponed',
    'what is phased in',
    'can we wait a year with some datapoints',
  ],
  'scope-of-csrd': [
    'do we legally have to do this at our size',
    'are we obliged to report',
    'does the csrd apply to us',
    'are we too small for the csrd',
    'who has to report',
    'how many employees do you need to be in scope',
    'is this voluntary for us',
    'what did the omnibus change',
  ],
  assurance: [
    'does this have to be audited',
    'is assurance mandatory',
    'limited or reasonable assurance',
    'who may audit it',
  ],
  csddd: ['does the supply chain law apply to us', 'what is the csddd', 'are we under the due diligence directive'],
  'voluntary-standard': ['is there a simpler standard for small companies', 'what is the vsme', 'voluntary reporting'],
  'value-chain': [
    'does the value chain count too',
    'how far down the supply chain do we have to go',
    'are suppliers included',
    'do we have to look at tier {number}',
  ],
  'asking-the-value-chain': [
    'must i ask all suppliers',
    'do we have to send questionnaires to suppliers',
    'may we use industry averages for suppliers',
    'do we need data from every supplier',
    'what if suppliers do not answer',
  ],
  'value-chain-cap': [
    'can suppliers refuse to answer',
    'what may we ask of suppliers',
    'how much can a customer ask from us',
    'value chain cap',
  ],
  'where-to-look': ['where should we look first', 'where do we start looking in the chain'],
  'number-of-requirements': ['how many disclosure requirements are there in total', 'how many datapoints are there'],
  'ten-standards': ['which esrs standards are there', 'list of the standards'],
  'not-counted': ['when does an entry not count', 'what is the relevance flag for', 'what does unticked mean'],
  screening: ['what is the screening for', 'does the screening influence the result', 'what are the sliders'],
  classification: ['what does high materiality mean', 'what is medium materiality'],
  'fair-presentation': ['what is fair presentation'],
  'primary-users': ['whose decisions count', 'who are the primary users'],
};

/** What questions for some facts are about. */
const ABOUT: Readonly<Partial<Record<MethodFactId, Pick<Ask, 'about' | 'unless' | 'yields'>>>> = {
  severity: { about: [[of.SEVERE, of.MEANING]], unless: [of.LIKELIHOOD, of.MOST, of.VALUES], yields: true },
  versions: { about: [[of.VERSION, of.WHICH_ONE]], unless: [of.CHANGED] },
  'scope-of-csrd': { about: [[of.AT_ALL]], unless: [of.MEASURES, of.EVIDENCE, of.STAKEHOLDERS] },
};

/** Facts of law and method, asked for in everyday words. */
export const methodAsks: readonly Ask[] = Object.entries(EXAMPLES).map(([id, examples]) => ({
  examples,
  ...ABOUT[id as MethodFactId],
  leadsTo: ({ thing }) =>
    ABOUT[id as MethodFactId] && thing !== null ? [] : offersRule(byId(methodFacts, id as MethodFactId)),
}));
