import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';

/** One thing about the method that can be asked, in our words, with the paragraph it rests on. */
export interface MethodFact {
  id: MethodFactId;
  title: string;
  text: string;
  /** Where the law says it, per version; null where it says nothing. */
  law: Readonly<Record<EsrsVersion, string | null>>;
  /** How this product does it, where the law leaves it open or our numbers differ from its words. */
  convention: string;
}

const fact = <Id extends string>(
  id: Id,
  title: string,
  law2023: string | null,
  law2026: string | null,
  text: string,
  convention = '',
) => ({ id, title, text, law: { 'esrs-2023': law2023, 'esrs-2026': law2026 }, convention }) as const;

/**
 * What the assistant says about law and method. Paragraphs were read in Delegated Regulations (EU) 2023/2772 and
 * (EU) 2026/1563; what could not be read there is not stated.
 */
export const methodFacts = [
  fact(
    'double-materiality',
    'Double materiality',
    'ESRS 1 §28, §37',
    'ESRS 1 §26, §35',
    'A sustainability matter is material when it is material from the impact perspective, from the financial perspective, or from both. Either one is enough.',
  ),
  fact(
    'impact-materiality',
    'Impact materiality',
    'ESRS 1 §43, §45, §46',
    'ESRS 1 §39, §40, §41',
    'A matter is material by impact when it concerns the undertaking’s material actual or potential, positive or negative impacts on people or the environment, in its own operations and its value chain.',
    'The impact score of a topic is the highest score of its counted impacts: severity times likelihood, out of 25.',
  ),
  fact(
    'financial-materiality',
    'Financial materiality',
    'ESRS 1 §48, §49, §51',
    'ESRS 1 §45, §46, §50',
    'A matter is material financially when it triggers, or could reasonably be expected to trigger, material effects on development, financial position, performance, cash flows, access to finance or cost of capital. It is judged by likelihood combined with potential magnitude.',
    'The financial score of a topic is the highest score of its counted risks and opportunities: magnitude times likelihood, out of 25.',
  ),
  fact(
    'start-with-impacts',
    'Where an assessment starts',
    'ESRS 1 §38',
    'ESRS 1 §36',
    'An assessment normally starts with the impacts; risks and opportunities that are not tied to an impact must be looked for as well.',
  ),
  fact(
    'value-chain',
    'Value chain',
    'ESRS 1 §43, §63',
    'ESRS 1 §39, §62',
    'The assessment covers own operations and the upstream and downstream value chain, including products, services and business relationships, not only direct contracts.',
  ),
  fact(
    'severity',
    'Severity',
    'ESRS 1 §45, AR 10, AR 11',
    'ESRS 1 §40, AR 22',
    'The severity of a negative impact rests on its scale, its scope and its irremediable character. Any one of the three can make an impact severe.',
    'Severity is a value from 1 to 5. For a negative impact it follows the highest of the scored details, for a positive one the mean of scale and scope, rounded up; an assessor may set another value with a reason.',
  ),
  fact(
    'scale',
    'Scale',
    'ESRS 1 AR 10',
    'ESRS 1 AR 22',
    'Scale says how grave a negative impact is, or how beneficial a positive one, for people or the environment.',
  ),
  fact(
    'scope',
    'Scope',
    'ESRS 1 AR 10',
    'ESRS 1 AR 22',
    'Scope says how widespread an impact is: the extent of the damage or the area, or the number of people affected.',
  ),
  fact(
    'irremediability',
    'Irremediable character',
    'ESRS 1 AR 10',
    'ESRS 1 AR 22',
    'Irremediable character says whether and how far a negative impact can be remedied, so that the environment or the people affected are restored to their prior state.',
    'It is asked for negative impacts only.',
  ),
  fact(
    'likelihood',
    'Likelihood',
    'ESRS 1 §45, §46(b), §51',
    'ESRS 1 §40, §41, §50',
    'Likelihood counts for potential impacts and for risks and opportunities. An actual impact has happened and is judged by its severity alone.',
    'An actual impact therefore counts with likelihood 5. Stated likelihoods are kept and shown.',
  ),
  fact(
    'human-rights',
    'Human-rights impacts',
    'ESRS 1 §45, AR 11',
    'ESRS 1 §40',
    'For a potential negative human-rights impact severity takes precedence over likelihood.',
    'Such an impact can be flagged; it then counts with likelihood 5, and the stated likelihood is kept and shown.',
  ),
  fact(
    'actual-and-potential',
    'Actual and potential impacts',
    'ESRS 1 §45, §46',
    'ESRS 1 §40, §41',
    'An actual impact has happened or is happening and is judged without likelihood; a potential impact may happen and is judged by severity and likelihood.',
  ),
  fact(
    'positive-impacts',
    'Positive impacts',
    'ESRS 1 §46',
    'ESRS 1 §41, §44',
    'An actual positive impact is judged by scale and scope, a potential one by scale, scope and likelihood. Positive impacts are not set off against negative ones.',
  ),
  fact(
    'iro',
    'Impacts, risks and opportunities (IRO)',
    'ESRS 1 §28, §37',
    'ESRS 1 §26, §35',
    'IRO stands for impacts, risks and opportunities: what the assessment states under each topic and scores. A topic is reported when it relates to at least one material IRO.',
    'Here they are called components of a topic.',
  ),
  fact(
    'scoring',
    'How scores come about',
    null,
    'ESRS 1 §37, AR 13',
    'The standards prescribe no formula, no scale and no threshold value; appropriate quantitative or qualitative thresholds are the undertaking’s own.',
    'A component’s score is the product of two values from 1 to 5, out of 25: severity and likelihood of an impact, magnitude and likelihood of a risk or opportunity. A topic takes the highest counted score on each side, because an average can hide a material one.',
  ),
  fact(
    'thresholds',
    'Thresholds',
    'ESRS 1 §42, AR 9(c), AR 15',
    'ESRS 1 §37, AR 13, AR 19',
    'The undertaking sets its own appropriate quantitative or qualitative thresholds; the standards give no value.',
    'Thresholds can be 5, 10, 12.5, 15, 20 or 25. On products of values from 1 to 5 the default of 12.5 acts as 15, because 13 and 14 are no such products. The adopted thresholds belong to the assessment, with reason, author and date.',
  ),
  fact(
    'classification',
    'High, Medium and Low',
    null,
    null,
    'The standards know no such classes: a topic is material or it is not.',
    'High: both scores reach their thresholds. Medium: otherwise, when either score is at least 10. Low: otherwise. Beside it stand the flags that the law needs: material by impact, material financially, material by both.',
  ),
  fact(
    'aggregation',
    'From components to topics',
    'ESRS 1 §28, §56',
    'ESRS 1 §26, §53, AR 34',
    'The standards give no arithmetic for adding up. A topic is reported when one or more of its impacts, risks or opportunities is material, and aggregation must not obscure material information.',
    'A topic’s score on each side is the highest of its counted components.',
  ),
  fact(
    'matrix',
    'The materiality matrix',
    null,
    null,
    'The standards do not require a matrix. It is a common way to show the result.',
    'One point per topic on two axes from 0 to 25; a topic with one side not assessed is drawn hollow on that side; a topic without components is listed as not yet assessed.',
  ),
  fact(
    'screening',
    'Screening scores from 1 to 10',
    null,
    null,
    'The standards know no screening scale.',
    'The topic scores from 1 to 10 in Materiality Scoring are a first view of their own. They decide nothing and never share an axis with the scores out of 25.',
  ),
  fact(
    'time-horizons',
    'Time horizons',
    'ESRS 1 §77',
    'ESRS 1 §79',
    'Short term is the reporting period of the financial statements, medium term up to 5 years from its end, long term more than 5 years.',
  ),
  fact(
    'stakeholders',
    'Stakeholders',
    'ESRS 1 AR 6, AR 8',
    'ESRS 1 §42, AR 23, AR 24',
    'There are affected stakeholders and users of the sustainability statement; nature can be taken as a silent stakeholder. The dialogue with affected stakeholders informs the assessment.',
  ),
  fact(
    'steps',
    'Steps of an assessment',
    'ESRS 1 AR 9',
    'ESRS 1 AR 20',
    'For impacts: understand the context, identify actual and potential impacts, assess them and determine with thresholds which are material.',
  ),
  fact(
    'topic-list',
    'The list of topics',
    'ESRS 1 AR 16',
    'ESRS 1 Appendix A',
    'The list of sustainability matters is to be considered but is no substitute for the assessment; matters of the company’s own are added.',
    'Under the 2026 set the list is non-binding guidance.',
  ),
  fact(
    'own-topics',
    'Topics of the company’s own',
    'ESRS 1 §11, §30(b), AR 1',
    'ESRS 1 §11, AR 2',
    'Material matters that the standards do not cover are reported as entity-specific disclosures.',
  ),
  fact(
    'dependencies',
    'Dependencies',
    'ESRS 1 §50',
    'ESRS 1 §48, AR 30',
    'Dependencies on natural, human and social resources are a source of risks and opportunities: through the ability to use or obtain the resources, their price and quality, and through relationships on acceptable terms.',
  ),
  fact(
    'gross-or-net',
    'Gross or net of measures',
    null,
    'ESRS 1 §43, AR 27',
    'The 2026 set says: actual negative impacts are assessed as they manifested in the year; for potential ones only implemented and effective prevention and mitigation counts, never planned measures. The 2023 set is silent on it.',
  ),
  fact(
    'what-to-disclose',
    'What is disclosed about the assessment',
    'ESRS 2 IRO-1 §53, IRO-2 §54, SBM-3 §48',
    'ESRS 2 IRO-1 §35, IRO-2 §37, SBM-3 §24',
    'The process with its methods, assumptions and thresholds (IRO-1), the requirements complied with (IRO-2), and the material impacts, risks and opportunities with their interaction with strategy and business model (SBM-3).',
  ),
  fact(
    'climate-not-material',
    'When climate is not material',
    'ESRS 2 IRO-2 §54',
    'ESRS 2 IRO-2 §37',
    'Whoever concludes that climate change is not material explains the basis of that conclusion.',
  ),
  fact(
    'annual-review',
    'How often it is done',
    null,
    'ESRS 1 §34',
    'The 2026 set asks to check at each reporting date whether the assessment still holds, and to update it when significant changes occur.',
  ),
  fact(
    'versions',
    'Which version of the standards applies',
    'Delegated Regulation (EU) 2023/2772',
    'Delegated Regulation (EU) 2026/1563',
    'The 2023 set governs financial years that begin in 2024 and 2025 and is permitted for those beginning in 2026. The 2026 set is mandatory for financial years beginning on or after 1 January 2027 and optional for 2026.',
  ),
  fact(
    'voluntary-standard',
    'The voluntary standard (VSME)',
    null,
    null,
    'The voluntary standard for smaller companies has no materiality assessment of this kind.',
    'It is therefore no version that an assessment here can have.',
  ),
  fact(
    'not-counted',
    'Components that do not count',
    null,
    null,
    'The standards know no such flag.',
    'A component whose relevance is unticked is shown in the tables but not counted in its topic’s score. An impact without polarity counts and is listed under "Polarity not set".',
  ),
] as const satisfies readonly Omit<MethodFact, 'id'>[];

export type MethodFactId = (typeof methodFacts)[number]['id'];
