/** What a question says, and what it takes away from that: 'risks other than climate' says risks and denies climate. */
export interface SaidAndDenied {
  said: string;
  /** Each part that is taken away, in the asker's words. */
  denied: string[];
}

/** 'Not' before these belongs to them: they are read as they stand. */
const OF_THEIR_OWN =
  'in(?=[?.,!]|$)|only|yet|just|included|part|there|here|set|counts?|counted|(?:financially )?material|relevant|assessed|scored|enough|necessarily|sure|all|matter|reach|pass|meet|cross|exceed|above|over|below|under|more|less|higher|lower|stated|have|justified|described|changed?|move';
/** Takes away all that follows, whatever joins it. */
const EXCEPT =
  'other than|except(?: for)?|excluding|exclude|apart from|aside from|besides|leaving out|leave out|leaving aside|as opposed to|ignoring|disregarding|minus';
/** Takes away what directly follows. */
const NOT = `not(?! (?:${OF_THEIR_OWN})\\b)|non(?=-)|without|outside(?: of)?|rather than|but no|and no|nothing`;
const FILLER =
  '(?:-| )(?:(?:those|the ones|ones|any|all|anything|what is|from|to do with|being|be|happen(?:ing)?|occur(?:ring)?|have to do with|concern(?:ing)?|about|related to) )*(?:(?:with|that are|which are|that is|that have|who are) )?';
const END =
  '[,;:.?!()]| but | that | which | who | please\\b| scored\\b| scoring\\b| above\\b| below\\b| in the list\\b';
const SPAN = new RegExp(
  `\\b(?:(?:but )?(?:${EXCEPT})${FILLER}(.+?)(?=${END}|$)|(?:but |and )?(?:${NOT})${FILLER}(.+?)(?=${END}| and | only\\b|$))`,
  'g',
);
/** 'Top impacts, own workforce excluded'. */
const AFTER = /[,;:(] ?(?!(?:which|what|how|if) )([^,;:()]{3,60}?) (?:excluded|left out|omitted|aside|not included)\b/g;

/** Questions with 'why not', 'is it not' and the like deny nothing of a list. */
const ASKS_WHY = /^(why|how come|what is missing)\b|\b(why|or|if) not\b/;

export function splitNegation(text: string): SaidAndDenied {
  if (ASKS_WHY.test(text)) return { said: text, denied: [] };
  const denied: string[] = [];
  const take = (_whole: string, ...groups: unknown[]) => {
    const part = groups.slice(0, 2).find((group) => typeof group === 'string');
    if (typeof part === 'string') denied.push(part.trim());
    return ' , ';
  };
  const rest = text.replace(AFTER, (whole, part: string) => take(whole, part));
  const said = rest.replace(SPAN, (whole, first?: string, second?: string) => take(whole, first, second));
  return { said: said.replace(/\s+/g, ' ').trim(), denied };
}
