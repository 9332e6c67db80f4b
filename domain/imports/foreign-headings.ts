import type { ImportTarget } from './targets.ts';

/**
 * Column headings of registers in French, Spanish, Italian, Dutch and Polish, folded; the article before a word is left out. English and
 * German ones are with the places that they name, because they decide in which order places are tried.
 */
export const foreignHeadings: Partial<Record<ImportTarget, string>> = {
  kind: "type d'iro; type iro; nature; categorie; categorie d'iro; impact/risque/opportunite; impact, risque ou opportunite; tipo; tipo de iro; categoria; impacto/riesgo/oportunidad; tipo di iro; impatto/rischio/opportunita; soort; soort iro; categorie iro; impact/risico/kans; rodzaj; typ iro; kategoria; wplyw/ryzyko/szansa",
  topic:
    'theme; themes; sujet; sous-sujet; sous-theme; enjeu; enjeux; enjeu de durabilite; question de durabilite; norme; norme esrs; tema; temas; subtema; asunto; cuestion de sostenibilidad; norma; tematica; sottotema; questione di sostenibilita; tema di sostenibilita; onderwerp; thema; subthema; subonderwerp; duurzaamheidskwestie; duurzaamheidsthema; norm; temat; podtemat; kwestia zrownowazonego rozwoju; zagadnienie; standard esrs',
  title:
    'titre; intitule; nom; nom de l.iro; libelle; risque; risques; opportunite; opportunites; titulo; nombre; denominacion; impacto; impactos; riesgo; riesgos; oportunidad; oportunidades; titolo; nome; denominazione; impatto; impatti; rischio; rischi; opportunita; titel; naam; omschrijving kort; risico; risicos; kans; kansen; tytul; nazwa; wplyw; wplywy; ryzyko; ryzyka; szansa; szanse',
  description:
    "description de l'iro; explication; descripcion; explicacion; descrizione; spiegazione; omschrijving; beschrijving; toelichting; opis; wyjasnienie",
  impactPolarity:
    'polarite; positif/negatif; negatif/positif; polaridad; positivo/negativo; negativo/positivo; polarita; polariteit; positief/negatief; pozytywny/negatywny; negatywny/pozytywny',
  actualPotentialImpact:
    'reel/potentiel; reel ou potentiel; real/potencial; real o potencial; effettivo/potenziale; reale/potenziale; feitelijk/potentieel; werkelijk/potentieel; rzeczywisty/potencjalny',
  valueChainConcentration:
    'chaine de valeur; place dans la chaine de valeur; etape de la chaine de valeur; cadena de valor; posicion en la cadena de valor; catena del valore; posizione nella catena del valore; waardeketen; positie in de waardeketen; plaats in de waardeketen; lancuch wartosci; miejsce w lancuchu wartosci',
  timeHorizon:
    'horizon temporel; horizon de temps; echeance; horizonte temporal; horizonte de tiempo; plazo; orizzonte temporale; orizzonte; tijdshorizon; termijn; horyzont czasowy; horyzont',
  impactScale: 'ampleur; magnitud; escala; entita; omvang; schaal; skala',
  impactScope: 'etendue; portee; alcance; portata; ampiezza; reikwijdte; zakres; zasieg',
  impactIrremediability:
    'irremediabilite; caractere irremediable; irreversibilite; irremediabilidad; irreversibilidad; irrimediabilita; irreversibilita; onherstelbaarheid; onomkeerbaarheid; nieodwracalnosc',
  severity:
    "gravite; severite; importance; gravite de l'impact; gravedad; severidad; importancia; gravita; severita; ernst; dotkliwosc; waga; istotnosc",
  financialRiskOpportunity:
    'ampleur financiere; effet financier; impact financier; magnitud financiera; efecto financiero; impacto financiero; entita finanziaria; effetto finanziario; impatto finanziario; financiele omvang; financieel effect; financiele impact; skala finansowa; skutek finansowy; wplyw finansowy',
  likelihood:
    "probabilite; probabilite d'occurrence; vraisemblance; probabilidad; probabilidad de ocurrencia; probabilita; probabilita di accadimento; waarschijnlijkheid; kans van optreden; kans op optreden; prawdopodobienstwo; prawdopodobienstwo wystapienia",
  humanRights: "droits de l'homme; droits humains; derechos humanos; diritti umani; mensenrechten; prawa czlowieka",
  justification:
    'justification; commentaire; commentaires; motif; raison; justificacion; comentario; comentarios; motivo; giustificazione; motivazione; commento; commenti; onderbouwing; motivering; opmerking; opmerkingen; uzasadnienie; komentarz; uwagi',
};
