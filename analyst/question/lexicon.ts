import type { QueryField } from '#domain/query/fields/field.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import { ASKING, FILLERS } from './lexicon-asking.ts';
import { CONDITIONS } from './lexicon-conditions.ts';
import { FIELDS, LABELS_TOO, NOUNS } from './lexicon-nouns.ts';
import { equal, type Meaning } from './meaning.ts';
import { Phrases } from './phrases.ts';
import { readTable } from './read-lexicon.ts';
import { wordsIn } from './words.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** Labels that are everyday words of another meaning, or say nothing alone. */
const SAYS_NOTHING = new Set(
  `
Other,None,Impact,Financial,Both,What,By,When,Done,Name,From,To,State,Role,Field,Answer,Higher,Lower,Added,Gone,Changed
Due,Names,Question,Relevant,Material,Counted,Answered,Horizon,Actual impact,The assessment,Scale,Scope,People,The same
Since,Highest score,Newly material,No longer material,Stakeholder,Employees,Impact score,Financial score
Impact materiality,Financial materiality
`.split(/[,\n]/),
);

/** Of these fields the options are no words of a question: questions, fields of the history. */
const NOT_BY_OPTION = new Set('became what field section side kind standard materialBy whyNone'.split(' '));

/** Whether the options of a field are the kinds of entries: 'risks' names entries, not a kind that a measure or link is of. */
const isOfEntryKinds = ({ options }: QueryField) => options === nouns.component.fields.kind?.options;

function buildLexicon(): Phrases<Meaning> {
  const phrases = new Phrases<Meaning>();
  for (const { said, meanings } of [ASKING, NOUNS, CONDITIONS, FIELDS].flatMap(readTable))
    phrases.add(said, ...meanings);
  NUMBERS.split(' ').forEach((word, value) => {
    phrases.add(word, { is: 'number', value });
  });
  phrases.add('single|once', { is: 'number', value: 1 });
  for (const noun of QUERY_NOUNS.filter((each) => each !== 'change')) {
    // Questions about the work on a row belong in the register, not to the analyst.
    const fields = Object.entries(nouns[noun].fields).filter(([, { ofWork }]) => !ofWork);
    for (const [name, field] of fields) addLabels(phrases, name, field);
  }
  for (const word of FILLERS) phrases.add(word, { is: 'filler' });
  return phrases;
}

function addLabels(phrases: Phrases<Meaning>, name: string, field: QueryField): void {
  const { label, kind, options = [] } = field;
  const meaning: Meaning =
    kind === 'flag' ? { is: 'condition', where: [equal(name, true)] } : { is: 'field', field: name };
  // 'Business area of the company' is also shortened to 'business area'.
  for (const said of new Set([label, label.split(' of the ')[0] ?? label])) {
    if (!SAYS_NOTHING.has(said) && !said.startsWith('Number of')) phrases.addWords(phraseIn(said), meaning);
  }
  if (LABELS_TOO[label] !== undefined) phrases.add(LABELS_TOO[label], meaning);
  if (NOT_BY_OPTION.has(name) || isOfEntryKinds(field)) return;
  for (const { id, label: option } of options) {
    if (!SAYS_NOTHING.has(option)) phrases.addWords(phraseIn(option), { is: 'condition', where: [equal(name, id)] });
  }
}

/** A label as a phrase, without the part in brackets. */
const phraseIn = (label: string) => wordsIn(label.replace(/\(.*\)/, ''));

/** What words mean, whatever assessment they are asked of: the tables, then every label and option of the fields. */
export const lexicon: Phrases<Meaning> = buildLexicon();
