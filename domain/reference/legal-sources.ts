import type { EsrsVersion } from './esrs-versions.ts';
import { readOneOf, readTable } from './read-table.ts';

/** A legal source that the product relies on, with its content in our words. */
export interface LegalSource {
  /** 'ESRS 1 §45', 'ESRS 1 AR 9(c)', 'ESRS 2 §37(b)'. */
  place: string;
  says: string;
}

/** A legal act by its number, and what is cited from it. */
export interface LegalAct {
  /** '2026/1563'. */
  number: string;
  /** Whether its text was read, or only what others say of it. */
  read: 'text' | 'secondary';
  /** The day on which it was last read. */
  on: string;
  says: string;
}

const readSources = (rows: string): readonly LegalSource[] => readTable(['place', 'says'], rows);

/**
 * The legal acts that the product cites. Of acts that were read in secondary sources only, the product says no more than several of them
 * agree on.
 */
export const legalActs: readonly LegalAct[] = readTable(
  ['number', 'read', 'on', 'says'],
  `
2013/34   | secondary | 2026-11-21 | Accounting Directive: where the duty to report on sustainability stands; as amended by (EU) 2026/470, who is protected from requests in the value chain
2022/2464 | secondary | 2026-11-21 | CSRD: amends Directive 2013/34/EU; Art. 5(2): from when whom
2023/2772 | text      | 2026-11-29 | ESRS set 1, Annex I; published 22 December 2023; governs financial years that begin in 2024 and 2025
2025/794  | secondary | 2026-11-21 | Directive that puts off when some undertakings have to report first
2025/1416 | secondary | 2026-11-21 | amends (EU) 2023/2772: the phase-ins of ESRS 1, Appendix C
2026/470  | secondary | 2026-11-21 | Omnibus I: who must report; in force since 18 March 2026, to be transposed by 19 March 2027
2026/1560 | secondary | 2026-11-21 | the voluntary standard, and the cap on what may be asked of protected undertakings (Annex II)
2026/1563 | text      | 2026-11-29 | revised ESRS; Art. 2: three routes for financial years that begin in 2026, the statement says which; Art. 3: mandatory for those that begin on or after 1 January 2027; in force since 10 November 2026
`,
).map((row) => ({ ...row, read: readOneOf(['text', 'secondary'], row.read) }));

/** In which text the paragraphs of a version were read, and when last. */
export const legalReadings: Readonly<Record<EsrsVersion, { act: string; text: string; on: string }>> = {
  'esrs-2023': {
    act: 'Delegated Regulation (EU) 2023/2772, Annex I',
    text: 'the text as published on 22 December 2023, without the amendment by (EU) 2025/1416',
    on: '2026-11-29',
  },
  'esrs-2026': {
    act: 'Delegated Regulation (EU) 2026/1563, Annex I',
    text: 'the text as adopted on 3 July 2026, C(2026) 5010; it was not compared with the Official Journal',
    on: '2026-11-29',
  },
};

/** What is announced or differs by country, and could not be verified: the product does not state it, or says that it is not verified. */
export const notVerified: readonly { matter: string; on: string }[] = readTable(
  ['on', 'matter'],
  `
2026-11-29 | how each Member State transposed Directive (EU) 2026/470, and which undertakings it exempts for 2025 and 2026
2026-11-29 | the standard of the Union for limited assurance, which is announced
2026-11-29 | where ISSA 5000 is adopted, and for which financial years
2026-11-29 | the final list of datapoints for the revised standards; the counts are those of a draft
2026-11-29 | whether the voluntary standard has a materiality assessment
`,
);

/**
 * Everything that the product says about the law is based on these sources and no others, each read in the text of its act
 * (`legalReadings`). A test checks every citation in the product against them, so a new statement needs a row here first, and lists each row
 * with all that cites it, so that a change to either is seen beside the other. Paragraphs of ESRS 2 are cited with their requirement.
 */
export const legalSources: Readonly<Record<EsrsVersion, readonly LegalSource[]>> = {
  'esrs-2023': readSources(`
ESRS 1 §11        | entity-specific matters that no standard covers, or not in enough detail, are disclosed
ESRS 1 §28        | a matter is material from the impact perspective, the financial perspective, or both
ESRS 1 §29        | ESRS 2 applies whatever the assessment says, with IRO-1 of the topical standards
ESRS 1 §30(a)     | a material matter: the requirements of its topical standard that are related to that specific matter are disclosed
ESRS 1 §30(b)     | what the standards do not cover of a material matter is disclosed as entity-specific
ESRS 1 §31        | of a material topic information that is not material may be left out
ESRS 1 §32        | climate change that is not material: a detailed explanation with a forward-looking analysis
ESRS 1 §33        | of a material matter, what is asked of policies, actions and targets is disclosed in full; where there is none, that fact is disclosed
ESRS 1 §34        | metrics: a requirement is included if its information is material; a datapoint may be left out if it is not, and is not needed for the objective
ESRS 1 §34(a)     | metrics: the information of a requirement is included if it is material
ESRS 1 §35        | a datapoint from other EU law that is left out is called "not material"
ESRS 1 §36        | criteria, with appropriate thresholds, for which information on metrics and of entity-specific disclosures is disclosed
ESRS 1 §37        | impact and financial materiality are linked; either makes a matter material
ESRS 1 §38        | the starting point is the assessment of impacts; risks and opportunities not tied to them are looked for as well
ESRS 1 §39        | focus on areas where impacts, risks and opportunities are likely to arise
ESRS 1 §40        | impacts and dependencies as sources of risks and opportunities
ESRS 1 §42        | the criteria are applied with appropriate quantitative and/or qualitative thresholds; no value is given
ESRS 1 §43        | impact materiality: actual or potential, positive or negative, own operations and value chain
ESRS 1 §45        | actual negative impacts: severity; potential ones: severity and likelihood; human rights: severity takes precedence; scale, scope, irremediable character
ESRS 1 §46        | positive impacts: scale and scope, for potential ones likelihood too
ESRS 1 §46(a)     | actual positive impacts: scale and scope
ESRS 1 §46(b)     | potential positive impacts: scale, scope and likelihood
ESRS 1 §48        | financial materiality: information that could influence decisions of primary users
ESRS 1 §49        | a matter is financially material when it triggers or could trigger material financial effects
ESRS 1 §50        | dependencies on natural, human and social resources as sources of risks and opportunities
ESRS 1 §51        | likelihood of occurrence combined with potential magnitude
ESRS 1 §52-53     | actions on one matter can have material negative impacts or cause material risks on another; these are disclosed with the actions that generate them
ESRS 1 §56        | aggregation does not obscure material information
ESRS 1 §63        | the value chain, upstream and downstream
ESRS 1 §77        | intervals from the end of the reporting period: short term as long as the period of the financial statements, medium term from its end up to five years, long term beyond
ESRS 1 §80        | other medium and long terms where the standard ones give information that is not relevant
ESRS 1 AR 1       | entity-specific disclosures
ESRS 1 AR 6-8     | affected stakeholders and their dialogue inform the assessment; nature as a silent stakeholder
ESRS 1 AR 9       | steps for impacts: understand the context, identify, assess, determine
ESRS 1 AR 9(c)    | material impacts are determined with thresholds
ESRS 1 AR 10      | scale, scope and irremediable character
ESRS 1 AR 11      | any one of the three can make a negative impact severe; human rights: severity takes precedence
ESRS 1 AR 13-14   | where risks and opportunities come from
ESRS 1 AR 15      | risks and opportunities: likelihood, magnitude and thresholds
ESRS 1 AR 15(b)   | effects below "more likely than not", or not or not yet in the accounts, count
ESRS 1 AR 16      | the list of matters that shall be considered, with topics, sub-topics and sub-sub-topics
ESRS 1 QC 8       | no set-off: positive and negative are not netted
ESRS 1 Appendix A | the application requirements, with the list of matters
ESRS 2 §9         | BP-2: own definitions of time horizons are disclosed
ESRS 2 §48        | SBM-3: material impacts, risks and opportunities, strategy and business model, financial effects, resilience, changes
ESRS 2 §48(a)     | SBM-3: the material impacts, risks and opportunities in brief, and where they are concentrated
ESRS 2 §48(b)     | SBM-3: their effects on business model, value chain, strategy and decisions, and the response
ESRS 2 §48(c)     | SBM-3: how impacts affect people or the environment, where they originate, their horizons, and whether the undertaking is involved through its activities or its business relationships
ESRS 2 §48(d)     | SBM-3: current financial effects
ESRS 2 §48(e)     | SBM-3: anticipated financial effects
ESRS 2 §48(f)     | SBM-3: resilience of strategy and business model
ESRS 2 §48(g)     | SBM-3: changes since the previous period
ESRS 2 §48(h)     | SBM-3: which are covered by the standards and which by entity-specific disclosures
ESRS 2 §53        | IRO-1: process, methods, assumptions, thresholds, consultation, decisions and controls, changes
ESRS 2 §53(a)     | IRO-1: methods and assumptions
ESRS 2 §53(b)     | IRO-1: how impacts are identified, assessed and prioritised; due diligence, heightened risk, consultation
ESRS 2 §53(c)     | IRO-1: how risks and opportunities are; links to impacts and dependencies, priority beside other risks
ESRS 2 §53(d)     | IRO-1: decision-making and internal control
ESRS 2 §53(e)     | IRO-1: integration into risk management
ESRS 2 §53(f)     | IRO-1: integration into general management
ESRS 2 §53(g)     | IRO-1: input parameters
ESRS 2 §53(h)     | IRO-1: changes, last update and next revision
ESRS 2 §54-59     | IRO-2: requirements complied with, datapoints from other EU law, how material information was determined
ESRS 2 §62        | a company without policies or actions on a material matter says so, with the reasons
ESRS 2 MDR-P      | minimum disclosure requirement on policies
ESRS 2 MDR-A      | minimum disclosure requirement on actions
ESRS 2 MDR-M      | minimum disclosure requirement on metrics
ESRS 2 MDR-T      | minimum disclosure requirement on targets
ESRS 2 Appendix C | requirements of topical standards that apply jointly with ESRS 2
`),
  'esrs-2026': readSources(`
ESRS 1 §11        | entity-specific matters
ESRS 1 §19-21     | fair presentation of the statement as a whole
ESRS 1 §23(a)     | information is material that could influence decisions of primary users
ESRS 1 §24        | information that is not material is not disclosed, also that of ESRS 2 and of entity-specific disclosures, except as labelled supplementary information
ESRS 1 §26        | a topic is reported when it relates to one or more material impacts, risks or opportunities, from either perspective
ESRS 1 §27-28     | top-down conclusions from strategy and business model where they are evident, or a bottom-up assessment
ESRS 1 §29(a)     | the undertaking applies ESRS 2
ESRS 1 §29(b)     | of a topic or sub-topic related to a material impact, risk or opportunity: the general requirements on policies, actions, metrics and targets, and the topical requirements relevant to it
ESRS 1 §30        | only the material information of the material sub-topic
ESRS 1 §32        | reasonable and supportable information without undue cost or effort; no exhaustive search
ESRS 1 §32(b)     | focus on areas where impacts, risks and opportunities are likely to arise
ESRS 1 §33        | the value chain may be assessed without direct input of its actors, by regional, sector or generally available data
ESRS 1 §34        | at each reporting date: whether significant changes occurred that could affect the earlier conclusions; if so, review and update
ESRS 1 §35        | impact and financial materiality: either makes a matter material
ESRS 1 §36        | the starting point is the assessment of impacts; risks and opportunities not tied to them are looked for as well
ESRS 1 §37        | what is material is determined with appropriate qualitative considerations and quantitative thresholds
ESRS 1 §39        | impact materiality: actual or potential, positive or negative, own operations and value chain
ESRS 1 §40        | actual negative impacts: severity; potential ones: severity and likelihood; human rights: severity takes precedence
ESRS 1 §41        | positive impacts: scale and scope, for potential ones likelihood too
ESRS 1 §42        | affected stakeholders inform the assessment
ESRS 1 §43        | actual negative impacts as they manifested in the year; potential ones with implemented, effective measures only
ESRS 1 §44        | no netting; compliance, or mitigating a harm of one's own, is no positive impact
ESRS 1 §45        | financial materiality: information that could influence decisions of primary users
ESRS 1 §46-48     | a matter is financially material when it triggers or could trigger material financial effects; dependencies and other sources
ESRS 1 §50        | likelihood of occurrence combined with potential magnitude
ESRS 1 §51        | actions on one topic can have impacts or cause risks on another
ESRS 1 §53        | aggregation does not obscure material information
ESRS 1 §62        | the value chain, upstream and downstream
ESRS 1 §66        | of protected undertakings no more may be required than the datapoints of Annex II of the voluntary standard, outside the Union too
ESRS 1 §79        | intervals from the end of the reporting period: short term as long as the period of the financial statements, medium term from its end up to five years, long term beyond
ESRS 1 §81        | other medium and long terms where the standard ones give information that is not relevant
ESRS 1 §100       | what may be omitted as seriously prejudicial, as a trade secret, as classified or as protected, under conditions
ESRS 1 §102       | only opportunities that are pursued or built into the strategy are reported
ESRS 1 §107-109   | supplementary information, labelled
ESRS 1 §122       | wave one: must report for financial years that begin from 1 January 2024 to 31 December 2026; others: for those from 1 January 2027
ESRS 1 §125       | phase-ins of wave one above EUR 450m net turnover and 1,000 employees
ESRS 1 §126       | phase-ins of wave one not above them: before 2027, all requirements of all topical standards
ESRS 1 §127       | phase-ins of the other undertakings, by their first years of reporting
ESRS 1 AR 2       | entity-specific disclosures
ESRS 1 AR 6       | fair presentation
ESRS 1 AR 9-10    | a top-down conclusion can be reached for a topic as a whole; both approaches may be combined
ESRS 1 AR 12      | the requirements of ESRS 2 are likely to lead to material information for all
ESRS 1 AR 13      | quantitative scoring is not always needed
ESRS 1 AR 15      | not each characteristic of severity where the impact is severe without; not every horizon unless needed
ESRS 1 AR 19      | top-down: qualitative considerations may be enough; bottom-up: qualitative considerations or quantitative thresholds
ESRS 1 AR 20      | steps for impacts: understand the context, identify, assess, determine
ESRS 1 AR 22      | scale, scope and irremediable character; any one can make a negative impact severe
ESRS 1 AR 23-24   | how affected stakeholders and users are involved
ESRS 1 AR 27      | planned measures and policies that imply future action never count
ESRS 1 AR 28      | impacts that are well managed may still be useful for decisions
ESRS 1 AR 30      | dependencies act through use, price and quality of resources and through relationships
ESRS 1 AR 31(b)   | anticipated effects that are not, or not yet, in the financial statements count
ESRS 1 AR 34      | levels of aggregation
ESRS 1 QC 8       | no set-off: positive and negative are not netted
ESRS 1 Appendix A | the list of topics: non-binding guidance, without sub-sub-topics
ESRS 2 §8-10      | BP-2: only where a phase-in is used; what is left out and is still material is told in brief
ESRS 2 §18        | GOV-4: risk management and internal control of the reporting
ESRS 2 AR 2(b)    | BP-1: own definitions of time horizons are disclosed
ESRS 2 §24        | SBM-3: how material impacts originate from strategy and business model, effects of risks and opportunities on them, and the response
ESRS 2 §25        | SBM-3: current financial effects
ESRS 2 §26        | SBM-3: significant risk of a material adjustment to carrying amounts within the next year
ESRS 2 §27        | SBM-3: anticipated financial effects
ESRS 2 §28-32     | SBM-3: when quantitative information on them may be left out, and what to explain instead
ESRS 2 §33        | SBM-3: resilience of strategy and business model
ESRS 2 AR 24      | IRO-1: what is specific to the own process; no standardised text on the criteria of the standard
ESRS 2 §35        | IRO-1: process, methods, assumptions, considerations or thresholds, consultation, changes
ESRS 2 §35(a)     | IRO-1: process, decision steps, value chain, methods, inputs, assumptions, qualitative considerations or quantitative thresholds
ESRS 2 §35(b)     | IRO-1: prioritisation, treatment of mitigation, areas of heightened risk
ESRS 2 §35(c)     | IRO-1: input from due diligence and consultation
ESRS 2 §35(d)     | IRO-1: significant changes
ESRS 2 §35(e)     | IRO-1: date of the last update
ESRS 2 §37        | IRO-2: material impacts, risks and opportunities, and the requirements complied with
ESRS 2 §37(b)     | the basis of the conclusion that climate change is not material
ESRS 2 §37(a)     | IRO-2: material impacts, risks and opportunities, how impacts affect people or the environment, their topics, and their place in own operations and value chain
ESRS 2 §37(c)     | IRO-2: changes
ESRS 2 §37(d)     | IRO-2: requirements complied with
ESRS 2 §37(e)     | IRO-2: supplementary information
ESRS 2 §37(f)     | IRO-2: heightened risk of forced or child labour by operation or country
ESRS 2 §37(g)     | IRO-2: datapoints from other EU law
ESRS 2 §39        | without policies, actions or targets on a material topic, this fact is disclosed
ESRS 2 GDR-P      | general disclosure requirement on policies
ESRS 2 GDR-A      | general disclosure requirement on actions
ESRS 2 GDR-M      | general disclosure requirement on metrics
ESRS 2 GDR-T      | general disclosure requirement on targets
`),
};
