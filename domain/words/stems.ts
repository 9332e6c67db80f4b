/** Words without content. */
const EMPTY_WORDS = new Set(
  (
    'a about all also am an and any are as at be been being but by can could did do does doing for from further get give ' +
    'gives had has have having he her here hers him his how i if in into is it its itself just let lets like me mine more most ' +
    'my no nor not now of off on once only or other our ours out over own please same she should so some such than that the ' +
    'their theirs them then there these they this those through to too under until up us very was we were what whats when ' +
    'where which while who whom whose why will with would you your yours tell show list find see need want know question ask ' +
    'above below between beneath during without'
  ).split(' '),
);

/** Whether a word, in lower case, has no content. */
export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word);

/** Reduces a word to the part that its forms share: 'risks' and 'risk', 'materiality' and 'material', 'scoring' and 'score'. */
export function stem(word: string): string {
  let root = word.toLowerCase().replace(/['’]s?$/, '');
  if (root.length <= 3) return root;
  root = root
    .replace(/(isation|ization)s?$/, 'ise')
    .replace(/(ments?|ness|fully|ful|ly)$/, '')
    .replace(/(ities|ity)$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$/, '$1#')
    .replace(/(sses|shes|ches|xes|zes)$/, (end) => `${end.slice(0, -2)}#`)
    .replace(/s$/, '')
    .replace(/#$/, '')
    .replace(/(ing|ed|er|ers)$/, '');
  root = root.replace(/([bdgmnprt])\1$/, '$1');
  // 'bee' keeps its last letter, because 'be' is another word.
  root = root.length > 3 ? root.replace(/e$/, '') : root;
  return root.length >= 2 ? root : word.toLowerCase();
}

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** The stems of the content words. */
export function subjectStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stem);
}

/** Stems of words that say what kind of answer is wanted, not about what. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    'topic issue matter theme subject area risk threat opportunity chance impact effect component iro entry material materiality ' +
    'significant important relevant score rating rate rank value point high highest top biggest large largest great greatest main ' +
    'major key critical low lowest least small severe severity serious likely likelihood count number many much all every overall ' +
    'total list show name company business firm our us we assessment result finding negative positive adverse actual potential ' +
    'social environmental governance esg identify identified report disclose reason why explain describe detail justify ' +
    'justification description information summary upstream downstream own operation value chain supply long short medium term ' +
    'relate related concern about come arise occur happen cause affect under human right transition physical market reputation ' +
    'give get enter entered state people thing kind type sort threshold above below over least magnitude evidence behind ' +
    'flag flagged mark marked set stakeholder survey interview engage engagement consult method group disclosure requirement standard section question year last threshold change ' +
    'work without left blank lately recent recently today yesterday approve grade treat big small result side interest open exclude exclusion development certain case part confirm hear put record weigh mean say do have be is are compare comparison difference versus most worst bad good please think so up down'
  )
    .split(' ')
    .map(stem),
);
