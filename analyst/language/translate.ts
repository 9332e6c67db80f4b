/** Words of a language that questions are read in, one after the other, and what they are in English. */
interface Entry {
  starts: readonly string[];
  english: string;
}

/** A language's entries by the letter they begin with, longer ones first. */
type Words = ReadonlyMap<string, readonly Entry[]>;

/** `start=english`, one after the other; a start that ends in `*` stands for all words that begin so. Two words come first. */
const read = (text: string): Words => {
  const entries = text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((pair) => pair.split('=') as [string, string])
    .toSorted(([first], [second]) => second.length - first.length)
    .map(([start, english]) => ({ starts: start.split(' '), english }));
  return Map.groupBy(entries, ({ starts: [first = ''] }) => first[0] ?? '');
};

const German = read(`
  nicht ausgewählt=deselected; nicht wesentlich*=not material; nicht bewertet=not assessed; noch nicht=not yet
  letzt* jahr*=last year; zum vorjahr=since last year; doppelt* wesentlichkeit=double materiality; knapp unter=just below; knapp über=just above
  als nächstes=next; wie weit=how far; wie viele=how many; gibt es=are there; was bedeutet=what is the meaning of; was ist=what is
  lade ich=do i invite; kann ich=can i; kannst du=can you; wo stehen wir=where do we stand; wer hat=who has; höchst* punktzahl=highest score
  und=and; oder=or; der=the; die=the; das=the; dem=the; den=the; des=the; ein=a; eine=a; einen=a; einem=a; einer=a; im=in; in=in; am=at; zu=to; zum=to; zur=to
  bei=for; für=for; von=of; vom=of; mit=with; ohne=without; unter=below; über=about; auf=on; aus=from; nach=after; es=it; sie=they; er=he; dir=you; du=you
  ist=is; sind=are; war=was; wurde*=was; werden=are; wird=is; haben=have; hat=has; ich=i; mir=me; mich=me; wir=we; uns=us; unser*=our; mein*=my
  welch*=which; was=what; wer=who; wen=who; wie=how; wo=where; wann=when; warum=why; wieso=why; weshalb=why; woher=where; wieviel*=how many; alle*=all; nicht=not; kein*=no; noch=still
  bitte=please; zeig*=show; nenn*=list; list*=list; gib=give; erklär*=explain; kurz*=short; gerade=now; jetzt=now; schon=already; etwas=something; jemand*=somebody; heute=today; daraus=from this; ergeben=follow; sich=
  themen=topics; thema=topic; wesentlichkeitsanalyse=assessment; wesentlichkeit*=materiality; unwesentlich*=not material; wesentlich*=material; wichtig*=important; relevant*=relevant
  risik*=risks; chance*=opportunities; auswirkung*=impacts; schwelle*=threshold; grenzwert*=threshold; angabepflicht*=disclosure requirements; offenleg*=disclose; bericht*=report
  ergebnis*=results; zusammenfass*=summarise; überblick=overview; fehlt=is missing; fehlen*=missing; lücke*=gaps; unvollständig*=incomplete; begründ*=justification; beschreibung*=description; beschrieben=describe
  geändert=changed; änder*=change; zuletzt=last; vorjahr*=last year; vergleich*=compare; unterschied*=differences; höchst*=highest; größt*=biggest; niedrigst*=lowest; best*=best
  bewertung*=assessment; bewert*=assessed; punkt*=score; stakeholder*=stakeholders; anspruchsgruppe*=stakeholders; interessengruppe*=stakeholders; befragt=consult; gesagt=say; einladen=invite; lade=invite
  klimaschutz=climate change mitigation; klimawandel=climate change; klima*=climate; wasser*=water; luftverschmutz*=air pollution; verschmutz*=pollution; biodiversität=biodiversity; artenvielfalt=biodiversity; abfall=waste; abfälle=waste; kreislauf*=circular economy; energie=energy; boden*=soil
  kinderarbeit=child labour; korruption=corruption; lieferkette*=supply chain; lieferant*=suppliers; wertschöpfungskette=value chain; mitarbeiter*=employees; beschäftigte*=employees; verbraucher*=consumers; kunde*=customers; investor*=investors; tierwohl=animal welfare; mikroplastik=microplastics
  abgewählt=deselected; ausgeschlossen=excluded; gestrichen=dropped; ausgewählt=selected; produkt*=products; länder*=countries; land=country; branche=industry; unternehmen*=company; firma=company
  fortschritt*=progress; fertig=finished; abgeschlossen=completed; weit=far; nächst*=next; tun=do; offen*=open; grenzfälle=borderline cases; berechnet=calculated; methode=method; gesetz*=law; gilt=applies
  passwort=password; lösch*=delete; hinzufüg*=add; exportier*=export; fragebogen=questionnaire; wetter=weather; sozial*=social; umwelt*=environmental; positiv*=positive; negativ*=negative; menschenrecht*=human rights
`);

const French = read(`
  s'il vous plaît=please; parties prenantes=stakeholders; année dernière=last year; an dernier=last year; l'année précédente=last year; est-ce que=; y a-t-il=are there; qu'est-ce que=what is; combien de=how many; chaîne de valeur=value chain; chaîne d'approvisionnement=supply chain
  pas matériel*=not material; pas encore=not yet; double matérialité=double materiality; exigence* de publication=disclosure requirements; le plus élevé=highest; les plus élevés=highest; travail des enfants=child labour; droits humains=human rights
  le=the; la=the; les=the; un=a; une=a; des=the; du=the; de=of; et=and; ou=or; à=to; au=at; aux=to; en=in; dans=in; pour=for; par=by; sur=about; avec=with; sans=without; il=it; ce=this; cette=this; je=i; moi=me; mon=my; ma=my
  est=is; sont=are; a=has; ont=have; avons=have; nous=us; nos=our; notre=our; on=we; vous=you; tu=you; me=me; quels=which; quelles=which; quel=what; quelle=what; que=what; quoi=what; qui=who; où=where; quand=when; pourquoi=why; comment=how; combien=how many; tous=all; toutes=all; pas=not
  enjeu*=topics; sujet*=topics; thème*=topics; matériel*=material; matérialité=materiality; important*=important; risque*=risks; opportunité*=opportunities; impact*=impacts; incidence*=impacts; seuil*=threshold
  résumé=summary; résumer=summarise; résultat*=results; manque*=is missing; lacune*=gaps; justif*=justification; description*=description; changé=changed; modifi*=changed; compar*=compare; différence*=differences; score*=scores; évaluation*=assessment; élevé*=high; montr*=show; donn*=give; liste*=list; expli*=explain
  consult*=consult; eau=water; l'eau=water; climat*=climate; déchet*=waste; pollution*=pollution; biodiversité=biodiversity; énergie=energy; salarié*=employees; employé*=employees; fournisseur*=suppliers; client*=customers; consommateur*=consumers; corruption=corruption
  exclu*=excluded; écarté*=excluded; publier=disclose; rapport*=report; avancement=progress; terminé*=finished; prochain*=next; étape*=steps; pays=countries; secteur=industry; entreprise=company; produits=products; loi=law; méthode=method; inviter=invite; collègue*=colleague; supprimer=delete; ajouter=add; exporter=export
`);

const Spanish = read(`
  por qué=why; por favor=please; partes interesadas=stakeholders; grupos de interés=stakeholders; año pasado=last year; año anterior=last year; cadena de valor=value chain; cadena de suministro=supply chain; no material*=not material; doble materialidad=double materiality; mayor puntuación=highest score; trabajo infantil=child labour; derechos humanos=human rights; requisito* de divulgación=disclosure requirements
  el=the; la=the; los=the; las=the; un=a; una=a; de=of; del=of the; y=and; o=or; en=in; a=to; al=to; para=for; por=for; con=with; sin=without; sobre=about; se=; lo=it; mi=my; me=me; yo=i; este=this; esta=this; no=not
  es=is; son=are; está=is; están=are; hay=are there; ha=has; hemos=have; tenemos=do we have; nuestr*=our; nosotros=us; qué=what; cuál=what; cuáles=which; quién*=who; cómo=how; dónde=where; cuándo=when; cuánt*=how many; todos=all; todas=all
  tema*=topics; asunto*=topics; material*=material; importante*=important; riesgo*=risks; oportunidad*=opportunities; impacto*=impacts; umbral*=threshold; resumen=summary; resum*=summarise; resultado*=results; falta*=is missing; laguna*=gaps; justifica*=justification; descripción=description
  cambi*=changed; modific*=changed; compar*=compare; diferencia*=differences; puntuación=score; puntuaciones=scores; alt*=high; evaluación=assessment; mostr*=show; muéstr*=show; lista*=list; explic*=explain; consult*=consult; agua=water; clima=climate; residuos=waste; contaminación=pollution; biodiversidad=biodiversity; energía=energy
  empleado*=employees; trabajador*=workers; proveedor*=suppliers; cliente*=customers; inversor*=investors; corrupción=corruption; exclu*=excluded; descart*=excluded; divulgar=disclose; informe*=report; progreso=progress; avance*=progress; termina*=finished; siguiente*=next; paso*=steps; país*=countries; sector=industry; empresa=company; producto*=products; ley=law; método=method; invit*=invite; añad*=add; elimin*=delete; export*=export
`);

const LANGUAGES: Readonly<Record<string, Words>> = { German, French, Spanish };
/** Part of the words that must be known for a question to be read in its language. */
const KNOWN = 0.7;

/** A question of another language in English words, as far as it takes to see what is asked; null where too little is known. */
export function inEnglish(question: string, language: string): string | null {
  const words = LANGUAGES[language];
  if (!words) return null;
  const { text, known } = replaceWords(question, words);
  return known >= KNOWN ? text : null;
}

/** The language that knows most words of a question, where it knows at least two and half of them; null otherwise. */
export function languageByWords(question: string): string | null {
  const [found] = Object.entries(LANGUAGES)
    .map(([name, words]) => ({ name, ...replaceWords(question, words) }))
    .toSorted((first, second) => second.known - first.known);
  return found && found.count >= 3 && found.known >= 0.8 ? found.name : null;
}

function replaceWords(question: string, words: Words): { text: string; known: number; count: number } {
  const tokens =
    question
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const english: string[] = [];
  let known = 0;
  // A word that is English as well tells nothing.
  let shared = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const match = words.get(token[0] ?? '')?.find(({ starts }) => fits(starts, tokens, at));
    const length = match?.starts.length ?? 1;
    if (match && match.english === token) shared += length;
    else if (match) known += length;
    english.push(match?.english ?? token);
    at += length;
  }
  return {
    text: english.join(' ').replace(/\s+/g, ' ').trim(),
    known: known / Math.max(1, tokens.length - shared),
    count: known,
  };
}

const fits = (starts: readonly string[], tokens: readonly string[], at: number) =>
  starts.every((start, index) => {
    const token = tokens[at + index];
    return token !== undefined && (start.endsWith('*') ? token.startsWith(start.slice(0, -1)) : token === start);
  });
