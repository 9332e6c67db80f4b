import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import { isNotReadByParts } from './heading-parts.ts';
import { plain } from './read-words.ts';
import { ownPart, plainHeading } from './said-heading.ts';

/** Headings of columns that registers often have and Twofold does not read from a file. */
const NOT_IMPORTED =
  /^(?:(?:risk |iro |item |reference |ref\.? )?(?:id|no\.?|nr\.?|number|nummer|#|lfd\.? nr\.?|rid|ref|reference|code)|owner|risk owner|owners|responsible(?: person)?|accountable|assigned to|verantwortlich\w*|zustandig\w*|eigentumer|responsable|responsabile|verantwoordelijke|wlasciciel|mitigation.*|mitigating.*|measures?.*|actions?|action plan|controls?.*|existing (?:controls|measures)|(?:\S+ )?treatment.*|response|[a-z]*massnahmen?.*|minderung.*|mesures?.*|plan d.action|medidas?.*|misure.*|azioni.*|maatregelen.*|srodki.*|causes?|(?:root|main) causes?|ursachen?|causas?|cause profonde|oorza[ak]+(?:en)?|przyczyn[ay]|triggers?|ausloser|declencheur|consequences?|folgen?|consecuencias?|conseguenz[ae]|gevolg(?:en)?|skutki|key data|kennzahl[a-z]*|lead|pilote|status|state|stand|date|datum|deadline|due date|frist|last updated?|updated|created|version|author|sources?|quellen?|fuentes?|fonte|fonti|bron(?:nen)?|zrodl[oa]|links?|attachments?|remarks?|result|ergebnis|monitor.*|trend|cost|budget|kpi.*|metric.*|policy|policies|target|ziel)$/;

/** Headings of the result of an assessment: 'Material?', 'IM material', 'Doppelt wesentlich'. */
const MATERIAL =
  /^(?:is )?(?:(?:doubl[ey]|double|doppelt|overall|gesamt) )?(?:materiality|wesentlichkeit)|(?:is )?(?:(?:doubl[ey]|double|doppelt|impact|im|fm|fin\.?|financial(?:ly)?|finanziell|overall|gesamt) )?(?:material|materiel(?:le)?|materiale|materieel|wesentlich|istotn[aey])(?: (?:y\/n|yes\/no|j\/n|ja\/nein|o\/n|oui\/non))?\s?\??$/;

/** Whether a heading asks whether something was found to be material. */
export const saysMaterial = (heading: string): boolean => MATERIAL.test(plainHeading(ownPart(heading)));

/** A value that says whether something is material, in any of the languages. */
const MATERIAL_VALUE =
  /(?<!\p{L})(?:(?:im)?material|(?:un)?wesentlich|(?:non )?materiel|materiale|materieel|(?:nie)?istotn)/u;
/** The most different words that say whether topics are material. */
const MOST_WORDS = 6;

/** Whether a column says of each row whether it was found to be material: a result, and no choice. */
export function saysResult(heading: string, values: readonly ImportedCell[]): boolean {
  const words = new Set(values.filter((value) => !saysNothing(value)).map((value) => plain(cellWords(value))));
  if (words.size === 0 || words.size > MOST_WORDS || [...words].every((word) => Number(word) > 1)) return false;
  return saysMaterial(heading) || [...words].every((word) => MATERIAL_VALUE.test(word));
}

/** Whether a heading names something that registers often have and Twofold does not read from a file. */
export const isNotImported = (heading: string): boolean => {
  const own = ownPart(heading);
  const said = plainHeading(own);
  return NOT_IMPORTED.test(said) || isNotReadByParts(said) || saysMaterial(own);
};
