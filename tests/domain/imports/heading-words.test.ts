import { describe, expect, it } from 'vitest';
import { targetsNamed } from '#domain/imports/header-words.ts';
import { isNotImported } from '#domain/imports/not-imported.ts';
import { stakeholderTable } from '#domain/imports/stakeholder-table.ts';
import { topicTable } from '#domain/imports/topic-table.ts';

const placeOf = (heading: string) => targetsNamed(heading)?.places[0];

/** Headings as registers have them, by the place that they name. */
const HEADINGS: Readonly<Record<string, string>> = {
  kind: 'I/R/C; I / R / K; R/O; A/R/C; Type of IRO; Tipologia di IRO; Typologie de l’IRO; Categoría del IRO; Tipo de IRO; IRO-typ; Typ av IRO; Kategori; IRO-type; Tipologia; Klassifizierung der IRO; Klasse (I/R/C); Categoria de IRO; Soort impact, risico of kans; Rodzaj IRO; Impact, risk or opportunity type; I/R/O; Påverkan, risk eller möjlighet; Indvirkning/risiko/mulighed (type); Art der IROs',
  title:
    'Title; Name of the IRO; Bezeichnung des IRO; Titel der Auswirkung; Risikobezeichnung; Intitulé du risque; Denominación del IRO; Nombre del riesgo; Titolo dell’IRO; Denominazione del rischio; Naam van de IRO; Nazwa ryzyka; Rubrik; Benämning; Navn på risiko; Título do IRO; Designação; Impacto; Impatto; Påverkan; Rischio; Riesgo; Risco; Finding; Aussage',
  description:
    'Description; IRO description; Beschreibung des Risikos; Risikobeschreibung; Description de l’impact; Descripción del impacto; Descrizione dell’impatto; Omschrijving van het risico; Opis wpływu; Beskrivning; Beskrivelse af risikoen; Descrição do IRO',
  topic:
    'Topic; ESRS topic; NEIS; ESRS-Standard; Subtema; Sub-subtema; Material topic; Thema (ESRS); Sottotema; Tema di sostenibilità; Questione di sostenibilità; Onderwerp; Subsubthema; Podtemat; Podpodtemat; Ämne; Underämne; Hållbarhetsfråga; Emne; Undertema; Assunto; Questão de sustentabilidade; Sous-sous-thème; Enjeu de durabilité; Sustainability matter; Cuestión de sostenibilidad; Kwestia związana ze zrównoważonym rozwojem; Wesentliches Thema',
  severity:
    'Severity; Schweregrad; Schwere der Auswirkung; Gravité; Gravité de l’impact; Gravedad del impacto; Gravità dell’impatto; Ernst van de impact; Dotkliwość wpływu; Allvarlighetsgrad; Allvar; Alvorlighed; Alvorlighetsgrad; Gravidade; Severidade; Sev.; Severity level; Magnitude of the impact',
  likelihood:
    'Likelihood; Probability; Prob.; Wahrscheinlichkeit; Eintrittswahrscheinlichkeit; Probabilité d’occurrence; Probabilidad de ocurrencia; Probabilità di accadimento; Waarschijnlijkheid; Prawdopodobieństwo wystąpienia; Sannolikhet; Sandsynlighed; Sannsynlighet; Probabilidade; Probabilidade de ocorrência; Likelihood rating',
  impactScale: 'Scale; Ausmaß; Ampleur; Escala; Entità; Schaal; Skala; Scale of the impact',
  impactScope:
    'Scope; Umfang; Étendue; Alcance; Portata; Reikwijdte; Zakres; Omfattning; Omfang; Âmbito; Scope of impact',
  impactIrremediability:
    'Irremediability; Irremediable character; Unabänderlichkeit; Caractère irrémédiable; Carácter irremediable; Natura irrimediabile; Onherstelbaar karakter; Nieodwracalny charakter; Oåterkallelighet; Uoprettelighed; Irreversibilidade; Carácter irremediável',
  financialRiskOpportunity:
    'Financial magnitude; Finanzielles Ausmaß; Ampleur financière; Magnitud financiera; Entità finanziaria; Financiële schaal; Skala finansowa; Finansiell storlek; Magnitude financeira; Økonomisk størrelse',
  timeHorizon:
    'Time horizon; Horizon; Zeithorizont; Horizon temporel; Horizonte temporal; Orizzonte temporale; Tijdshorizon; Perspektywa czasowa; Horyzont czasowy; Tidshorisont; Tidsperspektiv; Tidsramme; Horizonte de tempo; Prazo; Plazo; Time frame of the impact',
  valueChainConcentration:
    'Value chain; VC stage; Stage in the value chain; VC position; Stufe der Wertschöpfungskette; Étape de la chaîne de valeur; Cadena de valor; Posizione nella catena del valore; Fase della catena del valore; Plaats in de waardeketen; Miejsce w łańcuchu wartości; Łańcuch wartości; Värdekedja; Del av värdekedjan; Værdikæde; Led i værdikæden; Verdikjede; Trinn i verdikjeden; Cadeia de valor; Etapa da cadeia de valor',
  impactPolarity:
    'Positive or negative; Positive/negative impact; Positiv/negativ; Positif ou négatif; Impacto positivo o negativo; Positivo/negativo; Positief/negatief; Pozytywny/negatywny; Positiv eller negativ; Polarität; Polaridade; +/-',
  actualPotentialImpact:
    'Actual or potential; Actual/potential impact; IST/POT; Tatsächlich/potenziell; Réel ou potentiel; Real/potencial; Effettivo o potenziale; Feitelijk/potentieel; Rzeczywisty/potencjalny; Faktisk eller potentiell; Faktisk/potentiel; Real ou potencial',
  humanRights:
    'Human rights; Menschenrechte; Droits de l’homme; Derechos humanos; Diritti umani; Mensenrechten; Prawa człowieka; Mänskliga rättigheter; Menneskerettigheder; Direitos humanos',
  justification:
    'Rationale; Begründung; Justification; Justificación; Giustificazione; Onderbouwing; Uzasadnienie; Motivering; Begrundelse; Begrunnelse; Justificação; Commentaires; Comentário',
  likelihoodReason:
    'Reason for likelihood; Begründung der Wahrscheinlichkeit; Justificación de la probabilidad; Motivering av sannolikhet',
  riskOpportunityType:
    'Type of risk; Risk type; Type de risque; Tipo de riesgo; Tipo di rischio; Rodzaj ryzyka; Risikotyp',
};

describe('the heading of a register in any of its languages', () => {
  it.each(
    Object.entries(HEADINGS).flatMap(([place, said]) => said.split('; ').map((heading) => [heading, place] as const)),
  )('%s names %s', (heading, place) => expect(placeOf(heading)).toBe(place));

  it.each(
    'Response; Treatment; Actions; Treatment plan; Existing controls; Mitigation measures; Description of measures; Gegenmaßnahme; Minderungsmaßnahmen; Risikoeigner; Beschreibung der Maßnahmen; Plan d’action; Mesures d’atténuation; Azioni di mitigazione; Medidas; Medidas de mitigación; Maatregelen; Działania; Åtgärder; Tiltak; Ursache; Cause of the risk; Risk owner; Ansvarig; Responsável; Réf.; Lfd. Nr.; Lp.; Status; Plano de ação; Lead; Responsable'.split(
      '; ',
    ),
  )('%s is nothing that an entry has', (heading) => {
    expect(placeOf(heading)).toBeUndefined();
    expect(isNotImported(heading)).toBe(true);
  });

  it.each(
    'Description of IRO-related policies and their owners; Key data; Scope 3; Country of the risk; Famille; Nature reserve nearby; Impact assessment date; Risk category owner; Type of contract'.split(
      '; ',
    ),
  )('%s is not taken for a kind or a score', (heading) =>
    expect(['kind', 'severity', 'impactScope', 'likelihood', 'impactScale']).not.toContain(placeOf(heading)),
  );
});

describe('the heading of a list of topics in any of its languages', () => {
  it.each([
    [
      'impactScore',
      'Impact materiality; IM score; Wesentlichkeit der Auswirkungen; Auswirkungswesentlichkeit; Matérialité d’impact; Materialidad de impacto; Rilevanza dell’impatto; Impactmaterialiteit; Istotność wpływu; Påverkansväsentlighet; Materialidade de impacto',
    ],
    [
      'financialScore',
      'Financial materiality; FM score; Finanzielle Wesentlichkeit; Matérialité financière; Importancia relativa financiera; Rilevanza finanziaria; Financiële materialiteit; Istotność finansowa; Finansiell väsentlighet; Finansiel væsentlighed; Materialidade financeira',
    ],
    ['isRelevant', 'Relevant (Y/N); In scope; Applicable; Anwendbar; Pertinent; Rilevante; Dotyczy'],
    ['topic', 'ESRS topic; Thema; NEIS; Sous-thème; Subtema; Sottotema; Podtemat; Ämne'],
    ['justification', 'Rationale; Begründung; Justificación; Motivering; Uzasadnienie'],
  ])('is that of %s: %s', (place, said) =>
    expect(said.split('; ').filter((heading) => topicTable.named(heading)?.places[0] !== place)).toEqual([]),
  );
});

describe('the heading of a list of stakeholders in any of its languages', () => {
  it.each([
    [
      'stakeholderGroup',
      'Stakeholder group; Anspruchsgruppe; Partie prenante; Catégorie; Grupo de interés; Portatori di interessi; Stakeholdergroep; Grupa interesariuszy; Intressentgrupp; Interessenter; Partes interessadas',
    ],
    [
      'stakeholderNames',
      'Name; Vertreten durch; Represented by; Interlocuteurs; Contacto; Referente; Vertegenwoordigd door; Osoba kontaktowa; Företräds av; Kontaktperson',
    ],
    [
      'engagementOrganization',
      'How we engage; Channel; Dialogformat; Mode de dialogue; Canales de diálogo; Modalità di coinvolgimento; Dialoogvorm; Formy dialogu; Dialogform; Canais',
    ],
    [
      'relevantTopicsViews',
      'Expectations; Anliegen; Attentes; Expectativas; Aspettative; Verwachtingen; Oczekiwania; Förväntningar; Forventninger; Interesses',
    ],
    ['isKeyStakeholder', 'Key; Wichtigkeit; Clé; Clave; Kluczowy'],
  ])('is that of %s: %s', (place, said) =>
    expect(
      said.split('; ').filter((heading) => !stakeholderTable.named(heading)?.places.some((each) => each === place)),
    ).toEqual([]),
  );
});
