import { ABOVE, plainHeading } from './said-heading.ts';

/** Headings of columns that registers often have and Twofold does not read from a file. */
const NOT_IMPORTED =
  /^(?:(?:risk |iro |item |reference |ref\.? )?(?:id|no\.?|nr\.?|number|nummer|#|lfd\.? nr\.?|rid|ref|reference|code)|owner|risk owner|owners|responsible(?: person)?|accountable|assigned to|verantwortlich\w*|zustandig\w*|eigentumer|responsable|responsabile|verantwoordelijke|wlasciciel|mitigation.*|mitigating.*|measures?.*|actions?|action plan|controls?.*|existing (?:controls|measures)|(?:\S+ )?treatment.*|response|[a-z]*massnahmen?.*|minderung.*|mesures?.*|plan d.action|medidas?.*|misure.*|azioni.*|maatregelen.*|srodki.*|causes?|(?:root|main) causes?|ursachen?|causas?|cause profonde|oorza[ak]+(?:en)?|przyczyn[ay]|triggers?|ausloser|declencheur|consequences?|folgen?|consecuencias?|conseguenz[ae]|gevolg(?:en)?|skutki|key data|kennzahl[a-z]*|lead|pilote|status|state|stand|date|datum|deadline|due date|frist|last updated?|updated|created|version|author|sources?|quellen?|fuentes?|fonte|fonti|bron(?:nen)?|zrodl[oa]|links?|attachments?|remarks?|result|ergebnis|monitor.*|trend|cost|budget|kpi.*|metric.*|policy|policies|target|ziel)$/;

/** Headings of the result of an assessment: 'Material?', 'IM material', 'Doppelt wesentlich'. */
const MATERIAL =
  /^(?:is )?(?:(?:doubl[ey]|double|doppelt|impact|im|fm|fin\.?|financial(?:ly)?|finanziell|overall|gesamt) )?(?:material(?:ity)?|materiel(?:le)?|materiale|materieel|wesentlich(?:keit)?|istotn[aey])(?: (?:y\/n|yes\/no|j\/n|ja\/nein|o\/n|oui\/non))?\s?\??$/;

/** Whether a heading names whether something was found to be material, which is a result and no choice. */
export const saysMaterial = (heading: string): boolean => MATERIAL.test(plainHeading(heading));

/** Whether a heading names something that registers often have and Twofold does not read from a file. */
export const isNotImported = (heading: string): boolean => {
  const at = heading.lastIndexOf(ABOVE);
  const own = at < 0 ? heading : heading.slice(at + ABOVE.length);
  return NOT_IMPORTED.test(plainHeading(own)) || saysMaterial(own);
};
