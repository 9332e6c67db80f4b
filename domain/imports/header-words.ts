import { placesByParts } from './heading-parts.ts';
import { placesNamed } from './headings.ts';
import { type ImportTarget, importTargets } from './targets.ts';

/** Headings of columns that name a topic, for any kind of rows. */
export const TOPIC_WORDS =
  'topic; topic code; esrs; esrs topic; esrs standard; standard; sub-topic; subtopic; esrs sub-topic; esrs subtopic; sustainability matter; sustainability topic; material topic; matter; thema; themen; esrs-thema; esrs thema; esrs-standard; themenstandard; unterthema; sub-thema; nachhaltigkeitsaspekt; nachhaltigkeitsthema; aspekt; sustainability aspect; sustainability aspects; esrs topics; topics; sustainability issue; sustainability matters; esrs matter';

/** Headings of columns that give a reason. */
export const WHY_WORDS =
  'justification; rationale; reason; reasoning; reasons; comment; comments; evidence; note; notes; nota; notas; notiz; notizen; notitie; notities; notatka; notatki; anteckning; anteckningar; notat; notater; begrundung; begrundungen; kommentar; kommentare; anmerkung; bemerkung; erlauterung der bewertung; herleitung';

/**
 * Column headings of foreign sheets as a whole, for each field, where they are not clear from their parts (`heading-parts.ts`). A heading listed for several fields goes to the first that
 * its values fit: 'Impact' may be the heading of titles, kinds and scores.
 */
const WORDS: readonly (readonly [ImportTarget, string])[] = [
  [
    'kind',
    'kind; type; iro type; type of iro; iro; iro category; category; impact/risk/opportunity; impact, risk or opportunity; impact / risk / opportunity; i/r/o; art; typ; iro-typ; iro typ; art des iro; kategorie; auswirkung/risiko/chance; auswirkung, risiko oder chance; auswirkung / risiko / chance; risk or opportunity; risiko oder chance',
  ],
  ['topic', TOPIC_WORDS],
  ['topicName', `${TOPIC_WORDS}; topic name; name of the topic; name des themas`],
  [
    'title',
    'title; name; event; finding; statement; what may happen; ereignis; aussage; feststellung; sachverhalt; evenement; constat; iro; iro name; iro title; impact/risk/opportunity; impact, risk or opportunity; impact / risk / opportunity; impact; impacts; risk; risks; opportunity; opportunities; risk/opportunity; entry; titel; bezeichnung; kurzbezeichnung; auswirkung; auswirkungen; risiko; risiken; chance; chancen; risiko/chance; auswirkung/risiko/chance; auswirkung, risiko oder chance; auswirkung / risiko / chance',
  ],
  [
    'description',
    'description; details; detail; iro description; explanation; beschreibung; iro-beschreibung; erlauterung; details zur auswirkung; impact; auswirkung',
  ],
  [
    'impactPolarity',
    'polarity; impact polarity; positive/negative; positive or negative; negative/positive; +/-; direction; polaritat; positiv/negativ; positiv oder negativ; negativ/positiv; richtung',
  ],
  [
    'actualPotentialImpact',
    'actual; actual/potential; actual or potential; potential/actual; actuality; tatsachlich; tatsachlich/potenziell; tatsachlich/potentiell; tatsachlich oder potenziell; tatsachlich oder potentiell; potenziell/tatsachlich',
  ],
  ['natureOfImpact', 'nature of impact; involvement; link to impact; art der auswirkung; beteiligung'],
  [
    'riskOpportunityType',
    'type of risk; risk type; type of risk or opportunity; opportunity type; risikoart; risikotyp; art des risikos; art des risikos oder der chance',
  ],
  ['opportunityPursued', 'pursued; whether it is pursued; is pursued; verfolgt; wird verfolgt'],
  [
    'financialEffects',
    'financial effects; financial effect; effects; finanzielle effekte; finanzielle auswirkungen; finanzielle wirkung',
  ],
  [
    'valueChainConcentration',
    'value chain; value chain stage; place in the value chain; position in the value chain; where in the value chain; value chain position; wertschopfungskette; stufe der wertschopfungskette; position in der wertschopfungskette; ort in der wertschopfungskette',
  ],
  [
    'timeHorizon',
    'time horizon; horizon; timeframe; time frame; zeithorizont; zeitraum; zeitlicher horizont; fristigkeit',
  ],
  ['impactScale', 'scale; ausmass; schwere'],
  ['impactScope', 'scope; extent; umfang; tragweite; reichweite; verbreitung'],
  [
    'impactIrremediability',
    'irremediability; irremediable character; irreversibility; remediability; reversibility; recoverability; ease of remediation; ease of remedy; wiedergutmachbarkeit; umkehrbarkeit; reversibilitat; unwiderruflichkeit; reversibilite; remediabilite; facilite de reparation; reversibilidad; remediabilidad; caracter irremediable; rimediabilita; carattere irrimediabile; herstelbaarheid; onherstelbaar karakter; odwracalnosc; nieodwracalny charakter; unabanderlichkeit; unumkehrbarkeit; behebbarkeit; irreversibilitat',
  ],
  [
    'severity',
    'severity; impact; magnitude; i; s; a; g; sev.; sev; potential magnitude; severity or magnitude; impact score; consequence; schweregrad; schwere; auswirkung; hohe; schadenshohe; bewertung der auswirkung; importance; importancia; istotnosc',
  ],
  [
    'financialRiskOpportunity',
    'financial magnitude; financial effect; financial effects; financial impact; financial score; financial effect score; financial severity; size of financial effect; finanzielles ausmass; finanzielle hohe; hohe der finanziellen effekte; ausmass der finanziellen effekte',
  ],
  ['impactLikelihood', 'impact likelihood; likelihood of impact'],
  ['financialLikelihood', 'financial likelihood; likelihood of financial effect'],
  [
    'likelihood',
    'likelihood; probability; p; l; w; prob.; prob; likelihood of occurrence; probability of occurrence; eintrittswahrscheinlichkeit; wahrscheinlichkeit',
  ],
  ['severityReason', 'reason for severity; begrundung des schweregrads'],
  ['impactScaleReason', 'reason for scale; begrundung des ausmasses'],
  ['impactScopeReason', 'reason for scope; begrundung des umfangs'],
  ['impactIrremediabilityReason', 'reason for irremediability; begrundung der unumkehrbarkeit'],
  ['magnitudeReason', 'reason for magnitude; begrundung der finanziellen hohe'],
  ['likelihoodReason', 'reason for likelihood; begrundung der wahrscheinlichkeit'],
  [
    'humanRights',
    'human rights; human rights impact; human-rights impact; human rights related; menschenrechte; menschenrechtsbezug; menschenrechtliche auswirkung',
  ],
  ['justification', WHY_WORDS],
];

/** The places of an entry that a heading can name, likeliest first; empty if the heading is unknown. */
export const targetsNamed = placesNamed(WORDS, importTargets, placesByParts);
