import type { Field } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { visibleWords } from './cell.ts';
import { placesNamed } from './headings.ts';
import { readOptionSurely } from './read-word.ts';
import { canSay, type Table } from './tables.ts';
import { SMALL_WORDS } from './vocabulary.ts';
import { lexiconOf, partsOf } from './word-parts.ts';

const { carriedFrom: _origin, ...read } = stakeholderFields;
type ReadField = keyof typeof read;

/** Where a column of a table of stakeholders goes: to one of their fields, or to the id in our own workbook. */
export type StakeholderPlace = ReadField | 'id';

const fields: Readonly<Record<ReadField, Field>> = read;

/** The title of each place in the sheet of stakeholders of our own workbook. */
export const stakeholderTitles = {
  ...(Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, titleOf(stakeholderFields, field)]),
  ) as Record<ReadField, string>),
  id: registerTitles.id,
} as const satisfies Record<StakeholderPlace, string>;

const places = (Object.keys(stakeholderTitles) as StakeholderPlace[]).map((id) => ({
  id,
  label: id === 'id' ? 'Id of the stakeholder' : stakeholderTitles[id],
}));

/** Headings of columns that say how stakeholders are engaged, in our words or in others. */
const ENGAGED_WORDS =
  "engagement; engagement method; engagement methods; method of engagement; type of engagement; form of engagement; how engaged; how engagement is organised; how engagement is organized; dialogue; dialogue format; dialogue formats; channel; channels; communication channel; communication channels; einbindung; einbeziehung; art der einbindung; form der einbindung; art der einbeziehung; how we engage; how do we engage; how they are engaged; how we engage with them; ways of engagement; engagement format; engagement channel; wie wir einbinden; dialogformat; dialogformate; kommunikationskanal; kommunikationskanale; kanal; mode de dialogue; modes de dialogue; modalites de dialogue; mode d'engagement; canal; canaux; forma de dialogo; formas de dialogo; canales; canales de dialogo; modo de participacion; modalita di coinvolgimento; modalita di dialogo; canale; canali; wijze van betrokkenheid; dialoogvorm; dialoog; kanaal; kanalen; forma zaangazowania; formy dialogu; kanal dialogu; kanaly; dialogform; dialogformer; kanaler; inddragelse; inddragelsesform; involvering; forma de envolvimento; canais";

/** Headings of columns in foreign tables, in the languages of registers. 'Stakeholder' may be the heading of names or groups. */
const WORDS: readonly (readonly [StakeholderPlace, string])[] = [
  [
    'stakeholderNames',
    'name; names; stakeholder name; stakeholder names; stakeholder; stakeholders; organisation; organization; organisations; organizations; institution; contact; contacts; contact person; representative; representatives; who; wer; namen; bezeichnung; ansprechpartner; ansprechpartnerin; ansprechperson; kontakt; vertreter; vertretung; vertreten durch; represented by; interessentrager; partie prenante; parties prenantes; parte interesada; partes interesadas; portatore di interessi; portatori di interessi; belanghebbende; belanghebbenden; interesariusz; interesariusze; intressent; intressenter; interessent; interessenter; parte interessada; partes interessadas; nom; noms; interlocuteur; interlocuteurs; represente par; representants; nombre; nombres; contacto; representada por; representado por; representantes; nome; nomi; contatto; referente; rappresentato da; rappresentanti; naam; namen; contactpersoon; vertegenwoordigd door; vertegenwoordigers; nazwa; osoba kontaktowa; reprezentowani przez; namn; kontaktperson; foretrads av; foretradare; navn; repraesenteret af; contato; representado por',
  ],
  [
    'stakeholderGroup',
    "stakeholder group; stakeholder groups; stakeholder; stakeholders; group; groups; stakeholder category; category of stakeholder; category; stakeholder type; type of stakeholder; type; stakeholdergruppe; stakeholdergruppen; stakeholder-gruppe; stakeholderkategorie; anspruchsgruppe; anspruchsgruppen; interessengruppe; interessengruppen; interessentrager; gruppe; kategorie; art; typ; partie prenante; parties prenantes; groupe; categorie; type de partie prenante; categorie de parties prenantes; grupo de interes; grupos de interes; parte interesada; partes interesadas; grupo; categoria; portatore di interessi; portatori di interessi; portatori d'interesse; gruppo; gruppo di stakeholder; categoria di stakeholder; stakeholdergroep; stakeholdergroepen; belanghebbende; belanghebbenden; groep; interesariusz; interesariusze; grupa interesariuszy; grupa; intressent; intressenter; intressentgrupp; intressentgrupper; grupp; interessent; interessenter; interessentgruppe; interessentgrupper; parte interessada; partes interessadas",
  ],
  ['customGroupName', 'name of the other group; name der anderen gruppe'],
  [
    'isKeyStakeholder',
    'key; is key; key stakeholder; key stakeholders; key stakeholder yes/no; schlusselstakeholder; schlussel-stakeholder; wichtig; wichtiger stakeholder; wesentlicher stakeholder; hauptstakeholder; wichtigkeit; prioritat; priority; importance level; cle; prioritaire; clave; chiave; sleutelstakeholder; kluczowy; nyckelintressent; nogleinteressent; chave',
  ],
  [
    'keyStakeholderReason',
    'why; why key; why important; reason; reasons; reason for selection; rationale; justification; relevance; importance; begrundung; grund; warum wichtig; relevanz; bedeutung; begrundung der auswahl; pourquoi; motif; por que; perche; waarom; dlaczego; varfor; hvorfor',
  ],
  [
    'stakeholderRole',
    'role; stakeholder role; affected or user; affected stakeholder or user; rolle; betroffen oder nutzer; betroffene oder nutzer',
  ],
  [
    'businessDivision',
    'division; department; business unit; unit; responsible unit; business area; bereich; geschaftsbereich; unternehmensbereich; abteilung; standort; site; location',
  ],
  ['engagementOrganization', `${ENGAGED_WORDS}; method; methods; format; beteiligung; methode; methoden`],
  ['engagementOther', `${ENGAGED_WORDS}; other engagement; andere einbindung`],
  [
    'relevantTopicsViews',
    'topics; relevant topics; key topics; material topics; topics of interest; views; view; views and topics; concerns; key concerns; interests; interests and views; expectations; needs and expectations; issues; issues raised; feedback; outcome; outcomes; themen; relevante themen; wesentliche themen; wichtige themen; anliegen; erwartungen; bedurfnisse und erwartungen; interessen; standpunkte; interessen und standpunkte; forderungen; ergebnis; ergebnisse; ruckmeldung; attentes; preoccupations; interets; sujets; themes; expectativas; intereses; preocupaciones; temas; aspettative; interessi; preoccupazioni; temi; verwachtingen; belangen; zorgen; onderwerpen; oczekiwania; interesy; obawy; tematy; forvantningar; intressen; fragor; amnen; forventninger; bekymringer; emner; interesses; preocupacoes',
  ],
];

/** The parts of headings above stakeholders, in the languages of registers; written as in `vocabulary.ts`. */
const lexicon = lexiconOf(
  `
key | key; schlussel*; haupt*; wichtig*; cle; cles; clave; claves; chiave; sleutel*; kluczow*; nyckel*; nogle*; nokkel*; chave; chaves; priorita*; important*
who | stakeholder*; group; groups; gruppe*; *gruppe; *gruppen; groupe*; grupo*; gruppo; gruppi; *groep; *groepen; grupa; grupy; grupp*; interessentrager*; anspruchsgruppe*; partie* prenante*; parte* interesada*; portator* di interess*; belanghebbende*; interesariusz*; intressent*; interessent*; parte* interessada*
role | role; roles; rolle*; rol; rollen; ruolo; ruoli; rola; roll; papel
channel | mode; modes; modo; modos; modalit*; channel*; kanal*; canal; canaux; canales; canale; canali; kanaal; kanalen; kanaly; canais; method*; metod*; format*; form; formen; forme; formes; forma; formas; formy
engagement | coinvolg*; envolv*; implicac*; dialog*; *dialog; engage*; einbindung; einbeziehung; beteiligung; consult*; konsult*; communicati*; kommunikation*; comunicac*; comunicaz*; komunikac*; austausch; echange*; involv*; particip*; partecip*; betrokken*; zaangaz*; dialoog*; overleg
`,
  SMALL_WORDS,
);

/** The places of a heading by the words that it consists of. */
function placesOfParts(said: string): readonly StakeholderPlace[] {
  const { features, unknown } = partsOf(said, lexicon);
  const about = features.filter((feature) => feature !== 'who');
  if (unknown.length > 0) return [];
  if (about.every((feature) => feature === 'channel' || feature === 'engagement'))
    return about.length === 0 ? [] : ['engagementOrganization', 'engagementOther'];
  if (about.length > 1) return [];
  return about[0] === 'key' ? ['isKeyStakeholder'] : ['stakeholderRole'];
}

const { options: groups } = stakeholderFields.stakeholderGroup;

/** A table with a row for each stakeholder. */
export const stakeholderTable: Table<StakeholderPlace> = {
  holds: 'stakeholders',
  places,
  named: placesNamed(WORDS, places, placesOfParts),
  canBe(place, value) {
    const said = visibleWords(value);
    const isText = canSay(stakeholderFields.stakeholderNames, value);
    const isGroup = readOptionSurely(groups, said) !== undefined;
    switch (place) {
      case 'id':
        return true;
      // A group name that is not in our list can be mapped word by word.
      case 'stakeholderGroup':
        return isGroup || (isText && said.length <= LONGEST_GROUP);
      case 'stakeholderNames':
        return isText && !isGroup;
      default:
        return canSay(fields[place], value);
    }
  },
  byValues: [],
};

/** The maximum length of words that are accepted as the name of a group, in UTF-16 code units. */
const LONGEST_GROUP = 80;
