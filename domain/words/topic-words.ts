import type { StandardCode } from '#domain/reference/catalogue-topic.ts';

/** The everyday words for topics, besides their names in the catalogue. */
export interface TopicWords {
  says: RegExp;
  /** A whole standard, or the topics whose name matches. */
  means: StandardCode | RegExp;
}

const words = (says: RegExp, means: StandardCode | RegExp): TopicWords => ({ says, means });

/** The most specific ones come first, because the first match decides. */
export const topicWords: readonly TopicWords[] = [
  words(
    /\b(climate change )?mitigation\b|\bgreenhouse( gas(es)?)?\b|\bghg\b|\bcarbon\b|\bco2e?\b|\bemissions?\b|\bdecarboni[sz]/,
    /climate change mitigation/i,
  ),
  words(/\bnet[- ]zero\b|\bglobal warming\b|\bscope [123]\b|\bmethane\b|\bfootprint\b/, /climate change mitigation/i),
  words(
    /\badaptation\b|\bheat ?waves?\b|\bflood|\bextreme weather\b|\bphysical climate\b|\bclimate resilience\b/,
    /climate change adaptation/i,
  ),
  words(
    /\benergy\b|\bheating\b|\bgas\b|\bboilers?\b|\belectricity\b|\bpower consumption\b|\bfossil|\brenewabl/,
    /^energy/i,
  ),
  words(/\bclimate\b/, 'E1'),
  words(/\bair (pollution|quality)\b|\bpollut\w+ (of|into) (the )?air\b|\bdust\b|\bsmog\b/, /pollution of air/i),
  words(
    /\bwater pollution\b|\bpollut\w+ (of )?(the )?water\b|\bwaste ?water\b|\beffluents?\b|\bnitrate|\brun-?off\b/,
    /pollution of water/i,
  ),
  words(
    /\bsoil (pollution|contamination)\b|\bpollut\w+ (of )?(the )?soil\b|\bcontaminated (soil|land)\b/,
    /pollution of soil/i,
  ),
  words(/\bvery high concern\b|\bsvhcs?\b/, /very high concern|substances of concern/i),
  words(/\bchemicals?\b|\bhazardous\b|\bsubstances\b|\bpfas\b|\btoxic/, /substances of concern/i),
  words(/\bmicro-?plastics?\b/, /microplastics/i),
  words(/\bpesticides?\b|\bresidues?\b|\bliving organisms\b/, /(living organisms|pollution of water)/i),
  words(/\bpollut/, 'E2'),
  words(/\bmarine\b|\boceans?\b|\bfish(eries|ing)?\b/, /marine resources/i),
  words(/\bwater\b|\bdroughts?\b|\baquifer/, /^water/i),
  words(/\bpollinat|\becosystem services?\b/, /ecosystem services/i),
  words(/\bspecies\b|\bbees\b|\bwildlife\b/, /species/i),
  words(/\bdeforest|\bland[- ]use\b|\bhabitats?\b|\bforests?\b/, /drivers of biodiversity/i),
  words(/\becosystems?\b/, /condition of .*ecosystems/i),
  words(/\bbiodiversity\b|\bnature\b/, 'E4'),
  words(/\bpackag|\brecycl|\bproduct design\b|\bresource outflows?\b/, /(outflows related|waste)/i),
  words(/\b(food )?waste\b|\bfood loss(es)?\b|\blandfill|\btrash\b|\brubbish\b|\bgarbage\b/, /waste/i),
  words(/\braw materials?\b|\bresources? (use|inflows?)\b|\binflows?\b|\bvirgin materials?\b/, /inflows/i),
  words(/\bcircular/, 'E5'),
  words(/\b(child|forced) labou?r\b|\bmodern slavery\b/, /other (work|labour)-related.*value chain/i),
  words(
    /\b(suppl(y|ier)|value)[ -]?chain\b.*\b(workers?|labou?r|wages?|conditions)\b|\bsuppliers?'? workers\b|\bworkers in ((the|our) )?(value|supply) chain\b/,
    'S2',
  ),
  words(/\bworking conditions (in|of) (the |our )?(value|supply) chain\b/, /working conditions.*value chain/i),
  words(/\bworker housing\b|\bhousing\b/, /other (work|labour)-related/i),
  words(
    /\boccupational\b|\baccidents?\b|\binjur|\bhealth (and|&) safety\b|\bsafety at work\b|\bworkplace safety\b/,
    /(working conditions|health and safety).*own workforce/i,
  ),
  words(/\bliving (wage|income)s?\b/, /working conditions.*value chain/i),
  words(
    /\bwages?\b|\bsalar|\bovertime\b|\bcollective bargaining\b|\bunions?\b|\bworks council|\bsocial dialogue\b|\bworking (conditions|hours|time)\b/,
    /(working conditions|social dialogue).*own workforce/i,
  ),
  words(
    /\bgender\b|\bdiversity\b|\bpay gap\b|\bequal(ity| pay| treatment| opportunit)|\bdisabilit|\bharass|\bdiscriminat/,
    /equal treatment.*own workforce/i,
  ),
  words(/\btraining\b|\bskills\b|\btalent\b/, /(training|equal treatment).*own workforce/i),
  words(/\bindigenous\b/, /indigenous/i),
  words(/\bland (rights|conflicts?|grabb)|\bfood banks?\b/, /economic, social and cultural/i),
  words(/\bfreedom of (expression|assembly)\b|\bcivil rights\b|\bhuman rights defenders\b/, /civil and political/i),
  words(/\bcommunit/, 'S3'),
  words(/\b(product|food|consumer|customer) safety\b|\brecalls?\b|\ballerg/, /personal safety/i),
  words(/\bnutrition\b|\bsugar\b/, /personal safety/i),
  words(
    /\blabell?ing\b|\bgreenwash|\bproduct claims?\b|\bdata (privacy|protection)\b|\bprivacy\b/,
    /information-related/i,
  ),
  words(/\bresponsible marketing\b|\baccess to (our )?products\b|\bsocial inclusion\b/, /social inclusion/i),
  words(/\bconsumers?\b|\bend-?users?\b/, 'S4'),
  words(
    /\bworkforce\b|\bour (own )?(people|staff|employees|workers)\b|\bown (workers|employees|staff)\b|\bemployees\b|\bstaff\b/,
    'S1',
  ),
  words(/\bcorporate culture\b|\bethics\b|\bcode of conduct\b/, /corporate culture/i),
  words(/\bwhistle/, /whistle|corporate culture/i),
  words(/\banimals?\b/, /animal/i),
  words(/\blobby|\bpolitical\b/, /political/i),
  words(/\bcorrupt|\bbrib|\bfraud\b/, /corruption|corporate culture/i),
  words(
    /\bpayment practices?\b|\blate payments?\b|\bpaying suppliers\b|\bsupplier relation|\brelation(ship)?s? with suppliers\b/,
    /payment practices/i,
  ),
  words(/\bbusiness conduct\b/, 'G1'),
  words(/\bworkers?\b/, /(own workforce|value chain workers)/i),
];
