/**
 * The parts of which the headings of registers are made, in English, German, French, Spanish, Italian, Dutch, Polish, Swedish, Danish,
 * Norwegian and Portuguese. They are written as in `vocabulary.ts`.
 */
export const HEADING_PARTS = `
name | title*; name; names; titel*; titre*; titol*; titul*; tytul*; *bezeichnung*; kurztitel; kurzbezeichnung; nom; noms; intitule*; libelle*; nombre; denominac*; denominaz*; nome; naam; nazwa; rubrik*; overskrift*; benamning*; namn; betegnelse*; navn; designac*
description | descri*; *beschreibung*; erlauterung*; explanation*; explicac*; explication*; spiegazion*; omschrijving*; beschrijving*; toelichting*; opis; opisy; wyjasnien*; beskriv*; forklaring*; statement*; finding*; narrative*; aussage*; detail*; details
short | short; kurz*; kort; korte; courte; corta; breve; krotki
type | type; types; typ; typen; tipo; tipos; tipolog*; typolog*; art; arten; kategor*; categor*; class; klasse; classe; clase; classific*; klassifi*; clasific*; nature; natura; naturaleza; natureza; soort; rodzaj*; slag; sort
iro | iro; iros
impact | im; impact; impacts; impactmaterialit*; impacto; impactos; impatto; impatti; auswirkung*; incidencia*; incidence*; wplyw*; oddzialywani*; paverkan*; pavirkning*; indvirkning*
risk | risk; risks; risiko; risiken; risque*; riesgo*; rischi*; risico*; ryzyk*; risker; risken; risici; risikoen; risikoens; risco; riscos
opportunity | opportunit*; oportunidad*; chance; chancen; kans; kansen; szans*; mojlighet*; mulighed*; mulighet*
topic | topic*; matter*; issue*; subtopic*; subsubtopic*; thema; themen; theme; themes; unterthem*; aspekt*; aspect*; nachhaltigkeitsaspekt*; nachhaltigkeitsthem*; sujet*; enjeu*; tema; temas; temi; asunto*; cuestion*; question* de durabilite; subtema*; subsubtema*; sottotem*; tematic*; questione; questioni; onderwerp*; subthema*; subsubthema*; subonderwerp*; duurzaamheidskwestie*; duurzaamheidsthema*; temat*; podtemat*; podpodtemat*; kwesti*; zagadnien*; amne*; underamne*; hallbarhetsfrag*; hallbarhetsamne*; emne*; underemne*; undertema*; baeredygtighedsforhold; baerekraftstema*; assunto*; questao; questoes
part | sub; sous; unter; sotto; pod; under
standard | standard*; themenstandard*; norm; norme; norma; normas; esrs; neis
sustain | sustainab*; nachhaltig*; durabilit*; sostenibil*; duurzaam*; zrownowazon*; rozwoj*; zwiazan*; hallbar*; baeredygtig*; baerekraft*; sustentab*
material | material; wesentlich; wesentliche; wesentlicher; wesentliches; materiel; materielle; relevant; relevante; relevantes; rilevante; rilevanti; materieel; istotny; istotna; istotne; vasentlig; vasentliga; vaesentlig; vaesentlige; vesentlig; vesentlige
materiality | im; fm; materiality; *wesentlichkeit; *materialit*; materialid*; rilevanza; importancia relativa; istotnosc*; *vasentlighet*; *vaesentlighed*; vesentlighet*
code | code*; codigo*; codice; kod; kode; kuerzel; kurzel
likelihood | wahrsch*; eintrittswahrsch*; eintrittsw; waarsch*; prawdop*; likelihood*; probabilit*; probabilid*; wahrscheinlich*; eintrittswahrscheinlich*; vraisemblance*; waarschijnlijk*; prawdopodob*; sannolikhet*; sandsynlighed*; sannsynlighet*; prob; kans van optreden; kans op optreden
occurring | occurrence*; occurring; eintritt*; eintretens; ocurrencia*; accadimento; wystapieni*; ocorrencia*; intraffa*
irremediable | irremed*; irrevers*; irreparab*; irrimedi*; unabander*; unumkehr*; unwiderruf*; onherstel*; onomkeer*; nieodwracal*; oaterkall*; oaterstall*; uoprettelig*; ugjenkallelig*; irremediavel
character | character; charakter; caractere; caracter; carattere; karakter; karaktar
scale | scale; ausmass*; ampleur*; escala; entita; schaal; skala; skale
scope | scope; umfang; reichweite; tragweite; verbreitung; extent; etendue*; portee; alcance; portata; ampiezza; reikwijdte; zakres*; zasieg*; omfattning*; omfang; utbredning*; udbredelse*; utbredelse*; ambito; abrangenc*
severity | severity; waga; schweregrad*; schwere; gravite*; severite*; gravedad*; severidad*; gravita; severita; ernst; ernstgraad; dotkliwosc*; allvar*; alvor*; alvorlig*; gravidade*; sev
magnitude | magnitude*; magnitud; schadensausmass*; schadenshohe; storlek*; storrelse*; omvang
financial | fm; financ*; finanz*; finansow*; finansiel*; okonomisk*; ekonomisk*
effect | effect*; effekt*; effet*; efecto*; effett*; skutek; skutki; efeito*
horizon | horizon*; zeithorizont*; orizzont*; tijdshorizon*; horyzont*; tidshorisont*; timeframe*; time frame; zeitraum; zeitrahmen; fristigkeit*; perspektywa czasowa; tidsperspektiv*; tidsram*; echeance*; plazo*; prazo*; termijn*
time | time; zeitlich*; temporel*; temporal*; tempo; temps; tiempo; czasow*; tid; tids
chain | keten; kette; chain; chaine; cadena; catena; cadeia; lancuch*; kedja*; kjede*; wsk; value chain*; vc; wertschopfungskette*; wertkette*; chaine de valeur; cadena de valor; catena del valore; waardeketen*; lancuch* wartosci; vardekedja*; vaerdikaede*; verdikjede*; cadeia de valor
place | waar; wo; donde; dove; gdzie; hvor; onde; place*; position*; stage*; part; parts; step; location*; where; concentration*; konzentration*; stufe*; ort; etape*; posicion*; etapa*; fase; fases; posizion*; positie*; plaats*; miejsce*; etap; pozycj*; steg; trin; trinn; posicao; led; del av; delen; etapa
Positive | positive; positiv*; positif*; positief; positieve; pozyty*; pos
Negative | negativ*; negatif*; negatief; negatieve; negaty*; neg
Actual | actual; tatsachlich*; ist; reel; reels; reelle*; real; reale; effettiv*; feitelijk*; werkelijk*; daadwerkelijk*; rzeczywist*; faktisk*; verklig*; actueel; avere; efetiv*
Potential | potenti*; potenzi*; potenci*; potencj*; pot
polarity | polarit*; polaridad*; polaridade*; direction; richtung; vorzeichen; polarytet*; riktning; retning
human rights | human rights; human right; menschenrecht*; droits de l homme; droits humains; derechos humanos; diritti umani; mensenrechten*; prawa czlowieka; manskliga rattigheter; menneskerett*; direitos humanos
reason | justif*; rationale*; reason*; begrund*; motiv*; motif*; raison*; giustific*; onderbouw*; uzasadn*; comment*; kommentar*; coment*; opmerking*; uwagi; komentarz*; begrunnelse*; anmerkung*; bemerkung*; anmarkning*; bemaerkning*; merknad*; observac*; observat*; osservazion*; remarque*
score | score*; rating*; value*; level*; grade; wert; werte; punkte; note; bewertung*; einstufung*; einschatzung*; valeur*; niveau*; cotation*; valor; valores; nivel*; livell*; valor*; waarde; waarden; beoordeling*; wartosc*; poziom*; ocena; ocen*; poang; grad; niva*; bedomning*; vurdering*; evaluac*; avaliac*; valutazion*; points; degree; degre; grado
`;

/** The parts of headings above what registers often have and Twofold does not read from a file. */
export const NOT_READ_PARTS = `
other | measure*; *massnahm*; mesure*; medida*; misure; misura; maatregel*; srodk*; dzialan*; atgard*; tiltag*; tiltak*; foranstaltning*; action*; aktion*; accion*; actuacion*; azion*; acao; acoes; actie; acties; mitigat*; mitigac*; mitigazion*; mitiger*; minderung*; attenuation*; treatment*; behandlung*; traitement*; tratamiento*; trattamento*; tratamento*; behandeling*; hantering*; handtering*; haandtering*; response*; respuesta*; risposta*; reponse*; control*; controls; kontroll*; controle*; plan; plans; plano; plano de acao; piano; handlingsplan*
other | owner*; responsib*; responsab*; responsav*; verantwort*; zustandig*; accountab*; lead; ansvarig*; ansvarlig*; verantwoordelijk*; wlasciciel*; pilote*; eigentumer*; assigned; *eigner; *verantwortlich*
other | id; ids; nr; no; number*; nummer*; numero*; num; lfd; laufende; ref; refs; reference*; referenz*; referenc*; numer; lp; rif; riferimento; index
other | cause*; ursache*; causa*; oorza*; przyczyn*; orsak*; arsag*; trigger*; source*; quelle*; fuente*; fonte*; fonti; bron; bronnen; zrodl*; kalla; kilde*
other | consequence*; konsequenz*; consecuenc*; conseguenz*; gevolg*; konsekven*; consequenc*
other | status; state; stand; estado; stato; statut; etat; statusa
other | date*; datum; daten; data; fecha*; deadline*; due; updated; aktualisiert; dato; termin; terminy
other | budget*; cost; costs; kosten; cout*; coste*; costo; costi; koszt*; kostnad*; custo*
other | attachment*; link; links; anlage*; anhang; version; author; autor*; auteur*; department*; abteilung*; site; standort*; remark*; kpi; kpis; metric*; policy; policies; trend
existing | existing; current; further; planned; key; main; bestehend*; weitere; geplant*; existant*; existente*; esistent*; bestaande; istniejac*; befintlig*; eksisterende; other; next; last; person; persona; personne; plan
`;
