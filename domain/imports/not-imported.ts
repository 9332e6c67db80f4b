import { isNotReadByParts } from './heading-parts.ts';
import { ABOVE, plainHeading } from './said-heading.ts';

/** Headings of columns that registers often have and Twofold does not read from a file. */
const NOT_IMPORTED =
  /^(?:(?:risk |iro |item |reference |ref\.? )?(?:id|no\.?|nr\.?|number|nummer|#|lfd\.? nr\.?|rid|ref|reference|code)|owner|risk owner|owners|responsible(?: person)?|accountable|assigned to|verantwortlich\w*|zustandig\w*|eigentumer|responsable|responsabile|verantwoordelijke|wlasciciel|mitigation.*|mitigating.*|measures?|actions?|action plan|controls?|existing controls|treatment|response|massnahmen?|minderung.*|mesures?|medidas?|misure|maatregelen|srodki|status|state|stand|date|datum|deadline|due date|frist|last updated?|updated|created|version|author|sources?|quelle|links?|attachments?|remarks?|material|material\?|is material|materiality|wesentlich\w*|result|ergebnis|monitor.*|trend|cost|budget|kpi.*|metric.*|policy|policies|target|ziel)$/;

/** Whether a heading names something that registers often have and Twofold does not read from a file. */
export const isNotImported = (heading: string): boolean => {
  const at = heading.lastIndexOf(ABOVE);
  const own = plainHeading(at < 0 ? heading : heading.slice(at + ABOVE.length));
  return NOT_IMPORTED.test(own) || isNotReadByParts(own);
};
