import type { YearChange } from '#analyst/tools/years.ts';

const CHANGES: readonly (readonly [RegExp, YearChange])[] = [
  [
    /\bno longer (be )?material\b|\b(stopped|ceased) being material\b|\bnot material any ?more\b|\b(dropped|fell|fallen|went|drop|fall) (off|out|below)\b|\blost (its|their) materiality\b|\bmaterial (then|before|last year) (and|but) not\b|\bused to be material\b/,
    'no-longer-material',
  ],
  [
    /\bnew(ly)? (\w+ )?material\b|\b(became|become|turned|becoming|now) material\b|\bnot material (before|last year|previously)\b|\bmaterial for the first time\b|\bmade it (over|above)\b|\bmaterial (that|which) was not\b/,
    'newly-material',
  ],
  [
    /\bthresholds?\b.*\b(same|chang|differ|both years|last year)|\b(same|chang\w*|differ\w*)\b.*\bthresholds?\b/,
    'thresholds',
  ],
  [
    /\bunchanged\b|\b(stayed|remained|kept|is|are) the same\b|\b(did|has|have) not (chang|mov)|\bno change\b/,
    'unchanged',
  ],
  [
    /\b(topics?|matters?)\b.*\b(assessed|scored)\b.*\b(only (this|now)|first time)\b|\bnew topics?\b|\btopics? (that )?(are |were )?(new|added)\b/,
    'only-later',
  ],
  [
    /\b(topics?|matters?)\b.*\bonly (last|before)\b|\btopics? (that )?(are |were )?(gone|removed|no longer assessed)\b/,
    'only-earlier',
  ],
  [
    /\b(new|additional) (\w+ ){0,2}(risks?|impacts?|opportunit\w+|components?|entries)\b|\b(risks?|impacts?|opportunit\w+|components?) (\w+ )?new\b|\badd(ed|itions?)?\b/,
    'added',
  ],
  [/\b(removed|deleted|gone|disappeared|vanished|taken out|dropped|missing)\b(?! (in|by) score)/, 'dropped'],
  [
    /\b(went|gone|go|going|moved|scores?) (up|higher)\b|\b(increas|rise|rose|risen|grew|grown|worse(ned)?\b|climb)\w*|\bhigher\b(?=.*\b(than|last|before)\b)/,
    'up',
  ],
  [
    /\b(went|gone|go|going|moved|scores?) (down|lower)\b|\b(decreas|declin|improv|fell|fallen|drop|sank|shrank|better\b)\w*|\blower\b(?=.*\b(than|last|before)\b)/,
    'down',
  ],
  [
    /\bre-?scor|\bscor\w+ differently\b|\bchanged? (its |their )?scores?\b|\b(scores?|ratings?) (have |has )?(chang|mov|differ)\w*|\b(moved?|movement|moves)\b/,
    'rescored',
  ],
];

/** Which change is asked for; none when several are, for then all are told. */
export function readYearChange(text: string): YearChange | undefined {
  const found = CHANGES.filter(([pattern]) => pattern.test(text)).map(([, change]) => change);
  const [first] = found;
  if (first === 'newly-material' || first === 'no-longer-material') {
    const isBoth = found.includes('newly-material') && found.includes('no-longer-material');
    return isBoth && /\band\b|\bor\b/.test(text) && !/\bmaterial (and|but) (no longer|not)\b/.test(text)
      ? undefined
      : first;
  }
  if (found.includes('up') && found.includes('down')) return 'rescored';
  if (found.includes('added') && found.includes('dropped')) return undefined;
  return first;
}

/** 'Just above' asks for what is in by a little, 'just below' for what is out by a little; 'close to' for both. */
export function readEdge(text: string): 'above' | 'below' | undefined {
  const above =
    /\b(just|only just|barely|narrowly|slightly|a bit|little|hardly|scarcely)\b[\w ,]{0,12}\b(above|over|made|reached|material|passed|crossed|in|cleared)\b|\b(drop|fall|falls?) (out|below)\b|\bno longer be\b|\braise the bar\b|\bbarely material\b|\blose (its|their) materiality\b|\b(material|in) (topics|ones)? ?by a (hair|whisker|small margin)/.test(
      text,
    );
  const below =
    /\b(just|only just|barely|narrowly|slightly|a bit|little)\b[\w ,]{0,12}\b(below|under|missed|failed|short|beneath|not material|out)\b|\b(almost|nearly)\b|\bnear(ly)? miss|\bhair away from making\b|\bmiss(ed|es)? (the|out)\b|\bjoins? the material\b|\bnot quite\b|\bstill not\b|\bclose to becoming\b|\bbecome material\b/.test(
      text,
    );
  if (above === below) return undefined;
  return above ? 'above' : 'below';
}
