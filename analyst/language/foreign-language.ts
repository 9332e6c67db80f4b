/** Words that hardly any sentence of the language does without, and that are no English words. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  German:
    /\b(der|das|und|ist|sind|wir|unsere?r?|welche[rsn]?|nicht|wie|warum|bitte|haben|eine?n?|für|mit|themen|wesentlich\w*|risiken|soll|ich)\b/gi,
  French:
    /\b(le|les|des|est|sont|nous|notre|nos|quels?|quelles?|pourquoi|comment|avec|pour|une?|dans|que|où|enjeux|risques)\b/gi,
  Spanish: /\b(el|los|las|es|son|nuestr[oa]s?|cu[aá]les?|qu[eé]|c[oó]mo|por|para|una?|del|tenemos|temas|riesgos)\b/gi,
  Italian: /\b(il|gli|della?|sono|nostr[ioae]|quali|perch[eé]|come|con|per|una?|abbiamo|temi|rischi|che)\b/gi,
  Dutch: /\b(het|een|zijn|wij|onze|welke|waarom|hoe|niet|voor|met|onderwerpen|wat|hebben|moet)\b/gi,
  Polish: /\b(jakie?|jest|są|nasze|dlaczego|nie|czy|mamy|tematy|ryzyka|dla|co|jak)\b/gi,
  Swedish: /\b(och|är|vi|våra|vilka|varför|inte|hur|för|att|har|ämnen|risker)\b/gi,
  Portuguese: /\b(os|são|nossos?|nossas?|quais|porqu[eê]|como|para|uma|não|temos|riscos|temas)\b/gi,
};
const ENGLISH =
  /\b(the|is|are|what|which|how|why|who|our|we|do|does|did|have|has|of|and|for|in|on|to|a|an|my|me|show|list|tell|can|you|should|topics?|risks?|impacts?|material)\b/gi;
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** The language of a question when it is plainly not English, else null. A foreign name in an English sentence changes nothing. */
export function foreignLanguage(question: string): string | null {
  const words = question.match(/\p{L}+/gu)?.length ?? 0;
  if (words === 0) return null;
  const other = question.match(new RegExp(OTHER_SCRIPT.source, 'gu'))?.length ?? 0;
  if (other > question.replace(/\s/g, '').length * 0.3) return 'this language';
  const english = question.match(ENGLISH)?.length ?? 0;
  let best: { name: string; hits: number } = { name: '', hits: 0 };
  for (const [name, pattern] of Object.entries(LANGUAGES)) {
    const hits = question.match(pattern)?.length ?? 0;
    if (hits > best.hits) best = { name, hits };
  }
  return best.hits >= 2 && best.hits > english && best.hits / words >= 0.25 ? best.name : null;
}
