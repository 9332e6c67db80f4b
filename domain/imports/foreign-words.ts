/** Inverts a table of words by option: returns the id of the option for each word. */
const byWord = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).flatMap(([id, said]) => said.split('; ').map((word) => [word, id])));

/** Foreign words for options, folded, each with the id of its option. */
export const foreignWords: Readonly<Record<string, string>> = {
  kurzfristig: 'short',
  mittelfristig: 'medium',
  langfristig: 'long',
  tatsachlich: 'Actual',
  eingetreten: 'Actual',
  potenziell: 'Potential',
  potentiell: 'Potential',
  positiv: 'Positive',
  '+': 'Positive',
  negativ: 'Negative',
  vorgelagert: 'upstream',
  'vorgelagerte wertschopfungskette': 'upstream',
  'eigener betrieb': 'own-operations',
  'eigene geschaftstatigkeit': 'own-operations',
  'eigene geschaftstatigkeiten': 'own-operations',
  'eigener geschaftsbetrieb': 'own-operations',
  'own operation': 'own-operations',
  nachgelagert: 'downstream',
  'nachgelagerte wertschopfungskette': 'downstream',
  'gesamte wertschopfungskette': 'upstream-own-downstream',
  'whole value chain': 'upstream-own-downstream',
  'entire value chain': 'upstream-own-downstream',
  direkt: 'direct',
  direct: 'direct',
  indirekt: 'indirect',
  indirect: 'indirect',
  verfolgt: 'pursued',
  'nicht verfolgt': 'not-pursued',
  unentschieden: 'undecided',
  ...byWord({
    employees:
      'mitarbeiter; mitarbeitende; mitarbeiterinnen und mitarbeiter; beschaftigte; arbeitnehmer; belegschaft; staff; workforce; own workforce; eigene belegschaft; workers; employees and unions',
    customers:
      'kunden; kundinnen und kunden; kundschaft; endkunden; verbraucher; clients; consumers; end-users; end users',
    corporate: 'geschaftspartner; partner; business partners; joint ventures; kooperationspartner',
    competitors: 'wettbewerber; wettbewerb; mitbewerber; konkurrenz; peers',
    suppliers: 'lieferanten; zulieferer; lieferkette; vendors; supply chain; workers in the value chain',
    investors:
      'investoren; kapitalgeber; aktionare; eigentumer; anteilseigner; gesellschafter; banken; kreditgeber; finanzmarkt; shareholders; owners; banks; lenders; creditors; capital providers; investors and lenders; investors and shareholders',
    governments:
      'politik; staat; behorden; regierung; regulierer; regulierungsbehorden; gesetzgeber; government; policymakers; regulators; authorities; public authorities; politik und behorden',
    civic:
      'ngo; ngos; nichtregierungsorganisationen; zivilgesellschaft; civil society; non-profit organizations; non-profit organisations; non-governmental organisations; non-governmental organizations',
    associations:
      'verbande; branchenverbande; industrieverbande; industry associations; trade associations; associations',
    communities:
      'anwohner; nachbarn; nachbarschaft; gemeinden; kommunen; lokale gemeinschaften; betroffene gemeinschaften; communities; local community; community; neighbours; neighbors; residents; affected communities',
    nature: 'natur; umwelt; nature; environment',
    other: 'sonstige; andere; weitere; others',
  }),
  ...byWord({
    survey: 'umfrage; umfragen; befragung; befragungen; surveys; questionnaire',
    interview: 'interview; interviews; stakeholder interviews; einzelgesprache',
    meetings: 'meetings; regelmassige treffen; treffen; besprechungen; regelmassige gesprache',
    'industry-data': 'branchendaten; marktdaten',
    legal: 'gesetzliche pflichten; rechtliche pflichten; legal requirements',
  }),
  ...byWord({
    affected: 'betroffen; betroffene; betroffener; betroffene stakeholder; betroffene interessentrager',
    user: 'nutzer; nutzer der nachhaltigkeitserklarung; nutzer des nachhaltigkeitsberichts; report user; users of sustainability statements',
  }),
};
