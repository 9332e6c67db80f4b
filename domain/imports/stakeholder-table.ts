import type { Field } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { visibleWords } from './cell.ts';
import { placesNamed } from './headings.ts';
import { readOptionSurely } from './read-word.ts';
import { canSay, type Table } from './tables.ts';

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
  'engagement; engagement method; engagement methods; method of engagement; type of engagement; form of engagement; how engaged; how engagement is organised; how engagement is organized; dialogue; dialogue format; dialogue formats; channel; channels; communication channel; communication channels; einbindung; einbeziehung; art der einbindung; form der einbindung; art der einbeziehung; dialogformat; dialogformate; kommunikationskanal; kommunikationskanale; kanal';

/** Headings of columns in foreign tables, in English and German. 'Stakeholder' may be the heading of names or groups. */
const WORDS: readonly (readonly [StakeholderPlace, string])[] = [
  [
    'stakeholderNames',
    'name; names; stakeholder name; stakeholder names; stakeholder; stakeholders; organisation; organization; organisations; organizations; institution; contact; contacts; contact person; representative; representatives; who; wer; namen; bezeichnung; ansprechpartner; ansprechpartnerin; ansprechperson; kontakt; vertreter; vertretung',
  ],
  [
    'stakeholderGroup',
    'stakeholder group; stakeholder groups; stakeholder; stakeholders; group; groups; stakeholder category; category of stakeholder; category; stakeholder type; type of stakeholder; type; stakeholdergruppe; stakeholdergruppen; stakeholder-gruppe; stakeholderkategorie; anspruchsgruppe; anspruchsgruppen; interessengruppe; interessengruppen; interessentrager; gruppe; kategorie; art; typ',
  ],
  ['customGroupName', 'name of the other group; name der anderen gruppe'],
  [
    'isKeyStakeholder',
    'key; is key; key stakeholder; key stakeholders; key stakeholder yes/no; schlusselstakeholder; schlussel-stakeholder; wichtig; wichtiger stakeholder; wesentlicher stakeholder; hauptstakeholder',
  ],
  [
    'keyStakeholderReason',
    'why; why key; why important; reason; reasons; reason for selection; rationale; justification; relevance; importance; begrundung; grund; warum wichtig; relevanz; bedeutung; begrundung der auswahl',
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
    'topics; relevant topics; key topics; material topics; topics of interest; views; view; views and topics; concerns; key concerns; interests; interests and views; expectations; needs and expectations; issues; issues raised; feedback; outcome; outcomes; themen; relevante themen; wesentliche themen; wichtige themen; anliegen; erwartungen; bedurfnisse und erwartungen; interessen; standpunkte; interessen und standpunkte; forderungen; ergebnis; ergebnisse; ruckmeldung',
  ],
];

const { options: groups } = stakeholderFields.stakeholderGroup;

/** A table with a row for each stakeholder. */
export const stakeholderTable: Table<StakeholderPlace> = {
  holds: 'stakeholders',
  places,
  named: placesNamed(WORDS, places),
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
